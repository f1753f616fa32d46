import { afterEach, describe, expect, it, test, vi } from "vitest";
import { carriers } from "../content/carriers/index.ts";
import { findTrackingNumbers as findNumbers, maxTrackingNumbers } from "./pasted-text.ts";
import { maxTrackingText } from "./detection.ts";
import vectors from "./tracking-vectors.tsv?raw";

const findTrackingNumbers = (text: string) => findNumbers(text, carriers);

const ups = "1Z879E930346834440";
const fedex = "996578788856";
const usps = "9400111206206406260787";
const usps2 = "9400111201080805483016";
const dhl = "3318810025";
const post = "RB123456785GB";

const upsMail = `Your package is on the way. Scheduled delivery: Monday, 11/23/2026, 10:45 AM - 2:45 PM

Tracking Number: ${ups}
Reference 2026112233
Reference Number 2: 77812345
Invoice Number: 9965787888
Ship To: ADA VISITOR, 100 MAIN STREET, CONCORD TOWNSHIP, OH 44077-1234 US
Number of Packages: 1
Weight: 12.5 LBS
Declared value: USD 1,250.00
Shipped: 2026-11-20 17:45`;

const pasted: ReadonlyArray<readonly [text: string, numbers: readonly string[]]> = [
  [ups, [ups]],
  [` ${ups.toLowerCase()} `, [ups]],
  ["1Z 879 E93 03 4683 444 0", [ups]],
  ["1Z-879E93.03-4683-4440", [ups]],
  ["9965 7878 8856", [fedex]],
  ["9400 1112 0620 6406 2607 87", [usps]],
  ["94 00 11 12 06 20 64 06 26 07 87", [usps]],
  ["RB 123 456 785 GB", [post]],
  ["JJD00 0999 9999", ["JJD0009999999"]],
  ["33 1881 0025", [dhl]],
  ["1099\u00a0255\u2013990", ["1099255990"]],
  ["\ufeff1099\u200b255\u200d990", ["1099255990"]],
  ["#1099255990", ["1099255990"]],
  [`420441459400111206206406260787`, ["420441459400111206206406260787"]],
  [`${ups}.`, [ups]],
  ["(9965 7878 8856)", [fedex]],
  // Mistyped, but still one number of that carrier
  ["9400 1112 0108 0805 4830 17", ["9400111201080805483017"]],
  [`Tracking number: ${ups}`, [ups]],
  [`TRK# ${fedex}`, [fedex]],
  [`Tracking #${usps}`, [usps]],
  [`tracking no. ${dhl}`, [dhl]],
  [`trackingnumber${ups}`, [ups]],
  [`UPS${ups}`, [ups]],
  [`waybill=${dhl}`, [dhl]],
  ["USPS Tracking®\n9400 1112 0620 6406 2607 87\nDelivered, front door", [usps]],
  // As scanners write it: symbology prefix, control characters
  [`]C1420440779400111206206406260787`, ["420440779400111206206406260787"]],
  [`42044077\u001d${usps}`, [`42044077${usps}`]],
  // An unknown long number must not yield a known part
  ["5550 1234 9202 3999 9910 4354 3415 3139 58", ["5550123492023999991043543415313958"]],
  // Digit groups alone are one number, even mistyped or unknown
  ["9400 1000 0000 0000 0000 00", ["9400100000000000000000"]],
  ["1234 5678 9012 3456", ["1234567890123456"]],
  ["TRK# 9965 7878 8856 1", ["9965787888561"]],
  ["9965 7878 8856 5688 3841 4941", [fedex, "568838414941"]],
  ["1. 9965 7878 8856\n2. 9400 1112 0620 6406 2607 87", [fedex, usps]],
  ["Your package with tracking number 9400 1112 0620 6406 2607 87 will arrive Monday.", [usps]],
  ["is my number 1Z 879 E93 03 4683 4440?", [ups]],
  [`Shipped 11/20/2026 via FedEx ${fedex}. Questions? 1-800-463-3339`, [fedex]],
  [`Call (440) 555-0142 about ${ups}`, [ups]],
  [`Order 11223344 shipped, UPS ${ups}`, [ups]],
  [`Your order 112-4455667-8899000 ships as ${usps}`, [usps]],
  [`2 packages: ${ups}`, [ups]],
  [`From ada@visitor.example 2026-11-20: ${fedex}`, [fedex]],
  [`It cost $45.00 and weighs 12.5 lb, to 44077-1234: ${post}`, [post]],
  [`https://www.ups.com/track?loc=en_US&tracknum=${ups}&requester=WT/trackdetails`, [ups]],
  [`https://www.fedex.com/fedextrack/?trknbr=${fedex}&trkqual=2460000000~${fedex}~FX`, [fedex]],
  [`https://tools.usps.com/go/TrackConfirmAction?tLabels=${usps}%2C${usps2}`, [usps, usps2]],
  [`www.dhl.com/us-en/home/tracking.html?tracking-id=${dhl}&submit=1`, [dhl]],
  [`https://a.carrier.example/track/${ups}/details`, [ups]],
  [`Follow it here: https://www.ups.com/track?tracknum=${ups}.`, [ups]],
  [`${ups} ${fedex}`, [ups, fedex]],
  [`${ups}\n${fedex}\r\n${usps}`, [ups, fedex, usps]],
  [`${ups},${fedex};${dhl}`, [ups, fedex, dhl]],
  ["9400 1112 0620 6406 2607 87 9400 1112 0108 0805 4830 16", [usps, usps2]],
  ["9965 7878 8856, 1Z 879 E93 03 4683 4440", [fedex, ups]],
  [`${dhl} ${dhl.slice(0, 9)}6`, [dhl, `${dhl.slice(0, 9)}6`]],
  [`${ups}, ${ups.toLowerCase()}, 1Z 879E930346834440`, [ups]],
  [`UPS ${ups}\nFedEx ${fedex}\nThank you!`, [ups, fedex]],
  // Unknown formats: the chosen carrier may know them
  ["12345678", ["12345678"]],
  ["ABC12345678", ["ABC12345678"]],
  ["1234 5678 9", ["123456789"]],
  ["440-555-0142", ["4405550142"]],
  ["33 1881 0025 10 9925 5990", [dhl, "1099255990"]],
  ["9400 1112 0620 6406 2607 87 5688 3841 4941", [usps, "568838414941"]],
  ["33 1881 0025 5688 3841 4941", [dhl, "568838414941"]],
  ["1Z XX3 150 YW 4407 0023 9965 7878 8856", ["1ZXX3150YW44070023", fedex]],
  // Next to brackets or counts
  ["FedEx® Tracking ID 7995 3127 4483 (2 of 3)", ["799531274483"]],
  ["9965 7878 8856 2 of 3", [fedex]],
  ["1/2: 9965 7878 8856, 2/2: 5688 3841 4941", [fedex, "568838414941"]],
  ["Package 13/20 9965 7878 8856 [2]", [fedex]],
  ["ITEM 12345678", []],
  [`Hi Ada,\nITEM 12345678, ITEM ABC12345678, blue\nThank you`, []],
  ["Thank you!\nABCD12345678\nYour shop", ["ABCD12345678"]],
  ["", []],
  [" \n\t ", []],
  ["–…\u200b ", []],
  ["hello", []],
  ["ABCDEF", []],
  ["1234567", []],
  ["internationalization", []],
  ["THANKYOU2026", []],
  ["use code Summer-2027 today", []],
  ["call me at (440) 555-0142", []],
  ["Monday 11/23/2026 at 10:30", []],
  ["it weighs 12.5 lb and costs $45.00", []],
  ["order 112-4455667-8899000 from Amazon", []],
  ...[
    "11/20/2026",
    "11-20-26",
    "20.11.2026",
    "2026-11-20 17:45",
    "2026-11-20T17:45:00Z",
    "2026-11-20T17:45:00.123-05:00",
    "20261120",
    "20261120T174500Z",
    "Nov. 20, 2026",
    "20 November 2026, 5:45 p.m.",
    "Fri 11/20 5 PM",
    "date:11/20/2026 time:17:45:30",
    "17:45:00",
    "1,234,567.89",
    "$12,345,678.90",
    "USD 12345678",
    "12345678 EUR",
    "44077-1234",
    "OH 44077, PA 15001",
    "ZIP 44077-1234",
    "zip=440771234",
  ].map((text) => [text, []] as const),
  // Labeled as another number
  ...[
    "reference ABC12345678",
    "Reference Number 1: 2026112233",
    "Reference Number(s):\n2026112233",
    "Ref. 3318810025",
    "REF#3318810025",
    "Order 11223344",
    "order no. 996578788856",
    "Order ID\t996578788856",
    "ORDER: 9400111206206406260787",
    "Your order number is below\nOrder number\n996578788856",
    "Invoice INV-2026-11223344",
    "P.O. 4500012345",
    "Customer number: 3318810025",
    "account #996578788856",
    "Confirmation code 3318810025",
    "SKU 041441760228964",
    "order=3318810025&ref=2026112233",
  ].map((text) => [text, []] as const),
  // Labeled as a tracking number in other words
  ["tracking reference 3318810025", [dhl]],
  [`Delivery confirmation number: ${usps}`, [usps]],
  [`Waybill reference ${dhl}`, [dhl]],
  [`Order ${ups}`, [ups]],
  [`Track your order\n${fedex}`, [fedex]],
  ["tracking=92748931507708513018050063&zip=44077", ["92748931507708513018050063"]],
  [`ordernumber=2026112233&tracknum=${ups}`, [ups]],
  [`https://shop.example/status?ordernumber=2026112233&zip=44077&tracking=${fedex}`, [fedex]],
  [`${dhl} 11/20`, [dhl]],
  [`11/20/2026 ${dhl} 17:45`, [dhl]],
  [`Concord Township OH 44077 ${dhl}`, [dhl]],
  [upsMail, [ups]],
  // As a one-line field flattens it
  [upsMail.replaceAll("\n", " "), [ups]],
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

describe("the longest text", () => {
  afterEach(() => vi.restoreAllMocks());

  const numbers = "1:¦12|¦1,¦$1¦A1=¦ﷺ1 ¦1 ¦1-¦1,111,¦11/20/¦OH 44077 ¦RB 123 456 785 GB ¦1Z 879 E93 03 4683 444 0 ¦420";
  const words = "www.1 ¦https://a.b/?n=1 ¦tracknum=1&¦order number ¦ref-¦USD ¦Nov ¦5 PM¦9965 7878 8856 ¦9400 1112 ";
  it.each([...numbers.split("¦"), ...words.split("¦")])("of %j is read a hundred times at most", (part) => {
    const compared = vi.spyOn(RegExp.prototype, "test");
    findTrackingNumbers(part.repeat(maxTrackingText).slice(0, maxTrackingText));
    const read = compared.mock.calls.reduce((sum, [text]) => sum + text.length, 0);
    expect(read).toBeLessThan(100 * maxTrackingText);
  });
});

it("keeps the first ten and says how many it left out", () => {
  const many = Array.from({ length: 13 }, (_, i) => `AB${10_000_000 + i}`);
  expect(findTrackingNumbers(many.slice(0, maxTrackingNumbers).join("\n")).leftOut).toBe(0);
  expect(findTrackingNumbers(many.join("\n,"))).toEqual({ numbers: many.slice(0, 10), leftOut: 3 });
});
