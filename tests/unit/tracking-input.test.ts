/** What people paste into the tracking field, and the numbers that are in it. */
import { describe, expect, it, test } from "vitest";
import { maxTrackingText, readTrackingForm } from "#app/domain/tracking/tracking-form.ts";
import { findTrackingNumbers, MAX_TRACKING_NUMBERS } from "#app/domain/tracking/tracking-input.ts";
import vectors from "./tracking-vectors.tsv?raw";

const ups = "1Z879E930346834440";
const fedex = "996578788856";
const usps = "9400111206206406260787";
const usps2 = "9400111201080805483016";
const dhl = "3318810025";
const post = "RB123456785GB";

const pasted: ReadonlyArray<readonly [text: string, numbers: readonly string[]]> = [
  // Bare, as it is printed or typed
  [ups, [ups]],
  [` ${ups.toLowerCase()} `, [ups]],
  ["1Z 879 E93 03 4683 444 0", [ups]],
  ["1Z-879E93.03-4683-4440", [ups]],
  ["9965 7878 8856", [fedex]],
  ["9400 1112 0620 6406 2607 87", [usps]],
  ["9400-1112-0620-6406-2607-87", [usps]],
  ["94 00 11 12 06 20 64 06 26 07 87", [usps]],
  ["RB 123 456 785 GB", [post]],
  ["RB 123456785 GB", [post]],
  ["JJD00 0999 9999", ["JJD0009999999"]],
  ["JJD 00 0999 9999", ["JJD0009999999"]],
  ["33 1881 0025", [dhl]],
  ["1099\u00a0255\u2013990", ["1099255990"]],
  ["\ufeff1099\u200b255\u200d990", ["1099255990"]],
  ["#1099255990", ["1099255990"]],
  [`420441459400111206206406260787`, ["420441459400111206206406260787"]],
  [`${ups}.`, [ups]],
  [`«${ups}»`, [ups]],
  ["(9965 7878 8856)", [fedex]],
  // Mistyped by a digit: still one number, and still that carrier's
  ["9400 1112 0108 0805 4830 17", ["9400111201080805483017"]],
  ["1Z879E930346834441", ["1Z879E930346834441"]],
  // After a label
  [`Tracking number: ${ups}`, [ups]],
  [`Tracking Number:${ups}`, [ups]],
  [`TRK# ${fedex}`, [fedex]],
  ["TRK#9965 7878 8856", [fedex]],
  [`Tracking #${usps}`, [usps]],
  [`tracking no. ${dhl}`, [dhl]],
  [`trackingnumber${ups}`, [ups]],
  [`UPS${ups}`, [ups]],
  [`UPS: ${ups}`, [ups]],
  [`waybill=${dhl}`, [dhl]],
  ["USPS Tracking®\n9400 1112 0620 6406 2607 87\nDelivered, front door", [usps]],
  // In a sentence, a mail or a text message
  ["Your package with tracking number 9400 1112 0620 6406 2607 87 will arrive Monday.", [usps]],
  [`hi, is ${ups} here yet?`, [ups]],
  ["is my number 1Z 879 E93 03 4683 4440?", [ups]],
  [`Shipped 11/20/2026 via FedEx ${fedex}. Questions? 1-800-463-3339`, [fedex]],
  [`Call (440) 555-0142 about ${ups}`, [ups]],
  [`Order 11223344 shipped, UPS ${ups}`, [ups]],
  [`Your order 112-4455667-8899000 ships as ${usps}`, [usps]],
  [`2 packages: ${ups}`, [ups]],
  [`From ada@visitor.example 2026-11-20: ${fedex}`, [fedex]],
  [`It cost $45.00 and weighs 12.5 lb, to 44077-1234: ${post}`, [post]],
  ["my DHL waybill is 3318810025 thanks", [dhl]],
  // In a carrier's link
  [`https://www.ups.com/track?loc=en_US&tracknum=${ups}&requester=WT/trackdetails`, [ups]],
  [`https://www.fedex.com/fedextrack/?trknbr=${fedex}&trkqual=2460000000~${fedex}~FX`, [fedex]],
  [`https://www.fedex.com/apps/fedextrack/?tracknumbers=${fedex}`, [fedex]],
  [`https://tools.usps.com/go/TrackConfirmAction?tLabels=${usps}%2C${usps2}`, [usps, usps2]],
  [`https://tools.usps.com/go/TrackConfirmAction?qtc_tLabels1=${usps}`, [usps]],
  [`www.dhl.com/us-en/home/tracking.html?tracking-id=${dhl}&submit=1`, [dhl]],
  [`https://a.carrier.example/track/${ups}/details`, [ups]],
  [`Follow it here: https://www.ups.com/track?tracknum=${ups}.`, [ups]],
  // Several
  [`${ups} ${fedex}`, [ups, fedex]],
  [`${ups}\n${fedex}\r\n${usps}`, [ups, fedex, usps]],
  [`${ups},${fedex};${dhl}`, [ups, fedex, dhl]],
  [`${usps} ${usps2}`, [usps, usps2]],
  ["9400 1112 0620 6406 2607 87 9400 1112 0108 0805 4830 16", [usps, usps2]],
  ["9965 7878 8856, 1Z 879 E93 03 4683 4440", [fedex, ups]],
  [`${ups} or ${fedex}`, [ups, fedex]],
  [`${dhl} ${dhl.slice(0, 9)}6`, [dhl, `${dhl.slice(0, 9)}6`]],
  [`${ups}, ${ups.toLowerCase()}, 1Z 879E930346834440`, [ups]],
  [`UPS ${ups}\nFedEx ${fedex}\nThank you!`, [ups, fedex]],
  // Of no form that we know, but it may be one: the carrier that was chosen may know it
  ["12345678", ["12345678"]],
  ["ABC12345678", ["ABC12345678"]],
  ["reference ABC12345678", ["ABC12345678"]],
  ["1234 5678 9", ["123456789"]],
  ["440-555-0142", ["4405550142"]],
  // None
  ["", []],
  [" \n\t ", []],
  ["–…\u200b ", []],
  ["hello", []],
  ["where is my package?", []],
  ["ABCDEF", []],
  ["a1 b2", []],
  ["1234567", []],
  ["internationalization", []],
  ["call me at (440) 555-0142", []],
  ["Monday 11/23/2026 at 10:30", []],
  ["it weighs 12.5 lb and costs $45.00", []],
  ["order 112-4455667-8899000 from Amazon", []],
  ["https://www.ups.com/track?loc=en_US", []],
  [`${"A1B2".repeat(11)}`, []],
];

test.each(pasted)("%j", (text, numbers) => {
  expect(findTrackingNumbers(text)).toEqual({ numbers, leftOut: 0 });
});

test("every published number is found as it is", () => {
  const known = vectors
    .trim()
    .split("\n")
    .slice(1)
    .map((line) => line.split("\t"))
    .filter(([, , , , confidence]) => confidence !== "unknown")
    .map(([number = ""]) => number);
  expect(known.length).toBeGreaterThan(30);
  for (const text of known) {
    const number = text.replaceAll(/[^A-Z\d]/g, "");
    expect(findTrackingNumbers(text).numbers).toEqual([number]);
    expect(findTrackingNumbers(`Tracking number: ${text}`).numbers).toEqual([number]);
  }
});

it("keeps the first ten and says how many it left out", () => {
  const many = Array.from({ length: 13 }, (_, i) => `AB${10_000_000 + i}`);
  expect(findTrackingNumbers(many.slice(0, MAX_TRACKING_NUMBERS).join("\n")).leftOut).toBe(0);
  expect(findTrackingNumbers(many.join("\n,"))).toEqual({ numbers: many.slice(0, 10), leftOut: 3 });
});

describe("the form's answer", () => {
  const read = (number: string) => {
    const form = new FormData();
    form.set("number", number);
    return readTrackingForm(form);
  };

  it.each([
    ["", "empty"],
    ["  \n", "empty"],
    ["where is it?", "no-number"],
    [ups, null],
  ])("%j: %s", (text, problem) => {
    expect(read(text).problem).toBe(problem);
    expect(read(text).detections.length > 0).toBe(problem === null);
  });

  it("reads a long mail to its end", () => {
    const lines = Array.from(
      { length: 60 },
      (_, line) => `Line ${line + 1} of a mail about an order that is on its way`,
    );
    const mail = [...lines, `Your tracking number is ${ups}.`].join("\n");
    expect(mail.length).toBeGreaterThan(3000);
    expect(read(mail).detections.map(({ number }) => number)).toEqual([ups]);
  });

  it("takes any text quickly", () => {
    for (const part of ["1", "a", "1 ", "A1 ", "1Z999AA1 ", "https://", "1.2/"]) {
      expect(() => read(part.repeat(maxTrackingText))).not.toThrow();
    }
  });
});
