import { describe, expect, it, test } from "vitest";
import type { CarrierId } from "../content/carrier-ids.ts";
import { dhl as dhlRecord } from "../content/carriers/dhl.ts";
import { fedex } from "../content/carriers/fedex.ts";
import { ups as upsRecord } from "../content/carriers/ups.ts";
import { usps } from "../content/carriers/usps.ts";
import { randomOf } from "../../tests/support/random.ts";
import { carrierDetector } from "./detect-carrier.ts";
import { trackingUrl, type Detection, type TrackedCarrier } from "./detection.ts";
import { findTrackingNumbers } from "./pasted-text.ts";
import vectors from "./tracking-vectors.tsv?raw";

/** In the order the published numbers expect. */
const detectCarrier = carrierDetector([upsRecord, usps, fedex, dhlRecord]);

/** Check digits reimplemented from their descriptions, so the tests don't trust the code. */
const sumOf = (body: string, weights: number[]) =>
  [...body].map((character, i) => Number(character) * (weights[i % weights.length] ?? 0)).reduce((a, b) => a + b, 0);
const fedexRemainder = (body: string) => sumOf(body, [3, 1, 7, 3, 1, 7, 3, 1, 7, 3, 1]) % 11;
const s10Remainder = (body: string) => sumOf(body, [8, 6, 4, 2, 3, 5, 9, 7]) % 11;
/** Zero for a valid GS1 number. */
const gs1Remainder = (number: string) => sumOf([...number].toReversed().join(""), [1, 3]) % 10;

const gs1 = (body: string) => body + String((1000 - gs1Remainder(`${body}0`)) % 10);
const fedex12 = (body: string) => body + (fedexRemainder(body) === 10 ? "0" : String(fedexRemainder(body)));
const s10 = (body: string) => body + "50987654321".charAt(s10Remainder(body));

const spoilt = (number: string) => number.slice(0, -1) + String((Number(number.slice(-1)) + 1) % 10);

const summary = ({ carrier, alsoOffer, confidence, warning }: Detection) =>
  [carrier, alsoOffer.join(","), confidence, warning].join(" | ");

describe("the published numbers", () => {
  const rows = vectors
    .trim()
    .split("\n")
    .slice(1)
    .map((line) => {
      const [input = "", trueCarrier = "", primary = "", offers = "", confidence = "", number = ""] = line.split("\t");
      return { input, trueCarrier, primary, offers: offers === "-" ? [] : offers.split(","), confidence, number };
    });

  it.each(rows)("$input → $primary, $confidence", ({ input, trueCarrier, primary, offers, confidence, number }) => {
    const detection = detectCarrier(input);
    expect(detection).toMatchObject({ carrier: primary, alsoOffer: offers, confidence, number });
    if (trueCarrier !== "-") {
      expect([detection.carrier, ...detection.alsoOffer]).toContain(trueCarrier);
    }
  });
});

describe("the rules at their edges", () => {
  const unknown = "fedex | ups,usps,fedex,dhl | unknown | unknown-format";
  const usps22 = "9400111206206406260787";
  const usps26 = gs1("9261200000000000000000003");
  /** Its last 22 digits look like a number of their own. */
  const usps26Ambiguous = gs1("9400940011120620640626078");
  /** 20 digits, valid behind `prefix`. */
  const economy = (start: string, prefix: string) =>
    gs1((prefix + start).padEnd(19 + prefix.length, "3")).slice(prefix.length);

  it.each([
    ["1 ZIP5 + 22", `42012345${usps22}`, "usps |  | sure | none"],
    ["1 ZIP5 + 26", `42012345${usps26}`, "usps |  | sure | none"],
    ["1 ZIP5 + 22, wrong", `42012345${spoilt(usps22)}`, "usps |  | bad-checksum | check-number"],
    ["1 inside begins with 96", `42012345${gs1("960000000000000000000")}`, unknown],
    ["1 one digit short", `4201234${usps22}`, unknown],
    ["2 wrong", "1Z8V92A70367203025", "ups |  | bad-checksum | check-number"],
    ["2 letter for check digit", "1Z8V92A7036720302A", "ups |  | bad-checksum | check-number"],
    ["2 too long", "1Z8V92A703672030244", "ups |  | bad-checksum | check-number"],
    ["3 sum 0 is written 5", "CA000000005GB", "usps |  | sure | none"],
    ["3 sum 1 is written 0", "CA000000080GB", "usps |  | sure | none"],
    ["3 Germany", `RX${s10("12345678")}DE`, "usps | dhl | sure | none"],
    ["3 comes before 5", `JD${s10("12345678")}US`, "usps |  | sure | none"],
    ["3 comes before 6", `LX${s10("12345678")}NL`, "usps |  | sure | none"],
    ["4 wrong", "DT771613423733", "fedex |  | bad-checksum | check-number"],
    ["4 one digit short", "DT77161342373", unknown],
    ["5 JVGL", "JVGL0999999990", "dhl |  | sure | none"],
    ["5 3S", "3SABCD12345678", "dhl |  | sure | none"],
    ["5 JD, shortest", "JD01234567", "dhl |  | sure | none"],
    ["5 JD, longest", `JD${"0".repeat(24)}`, "dhl |  | sure | none"],
    ["5 JD and digits, shorter", "JD0123456", "dhl |  | bad-checksum | check-number"],
    ["5 JD and digits, longer", `JD${"0".repeat(25)}`, "dhl |  | bad-checksum | check-number"],
    ["6 shortest", "LX0123456789", "dhl |  | likely | none"],
    ["6 longest", `HK${"1".repeat(37)}`, "dhl |  | likely | none"],
    ["6 too short", "LX012345678", unknown],
    ["6 too long", `HK${"1".repeat(38)}`, unknown],
    ["6 with letters", "LXABC7489146758", "dhl |  | likely | none"],
    ["6 a word and digits", "THANKYOU20261", unknown],
    ["1 with ZIP+4 and a long number", "42044060118792009492913465355495059765", "usps |  | sure | none"],
    ["7 wrong", "J4603636538", "ups |  | bad-checksum | check-number"],
    ["7 another letter", "B4603636537", unknown],
    ["8 Mexico", "TBM000000000000", "amazon |  | sure | none"],
    ["8 another letter", "TBB000000000000", unknown],
    ["9 wrong", "1001921334250001000300779017972698", "fedex |  | bad-checksum | check-number"],
    ["9 starts 420, no USPS number inside", `420${"0".repeat(19)}${fedex12("77901797269")}`, "fedex |  | sure | none"],
    ["9 32 digits not starting 3", "22971514560102447849175802862014", unknown],
    ["10 wrong", "9611020987654312345673", "fedex | usps | bad-checksum | check-number"],
    ["11 92 is shared", gs1("926129999999999999999"), "usps | fedex | sure | none"],
    ["11 93 is not", gs1("936129999999999999999"), "usps |  | sure | none"],
    ["12", usps26, "usps |  | sure | none"],
    ["12 wrong", spoilt(usps26), "usps |  | likely | check-number"],
    ["12 not starting 9", gs1("8261200000000000000000003"), "usps |  | likely | none"],
    ["13 with 92", economy("6129", "92"), "fedex | usps | sure | none"],
    ["13 with 91", economy("7489", "91"), "fedex | usps | sure | none"],
    ["13 nothing checks", spoilt(economy("6129", "91")), "fedex | usps | bad-checksum | check-number"],
    ["13 only plain checks, on to 14", economy("4199", ""), "usps | fedex | likely | none"],
    ["13 only plain checks, on to 14", economy("02", ""), "usps | fedex | sure | none"],
    ["14 with 91", economy("7112", "91"), "usps | fedex | sure | none"],
    ["14 with 92, which does not count", economy("7112", "92"), "usps | fedex | bad-checksum | check-number"],
    ...["01", "08", "21", "26", "70", "71"].map((start) => [
      `14 beginning ${start}`,
      economy(start, "91"),
      "usps | fedex | sure | none",
    ]),
    ...["00", "09", "20", "27", "72"].map((start) => [
      `14 beginning ${start}, of nobody we know`,
      economy(start, "91"),
      "usps | fedex | likely | none",
    ]),
    ["14 other beginning", economy("99", "91"), "usps | fedex | likely | none"],
    ["15 fits USPS", gs1("800000000000000000001"), "usps | fedex | guess | none"],
    ["15 fits FedEx", `8000001${gs1("00000000000001")}`, "fedex | usps | guess | none"],
    ["15 fits both", `8000002${gs1("00000000000001")}`, "usps | fedex | guess | none"],
    ["15 fits neither", spoilt(gs1("800000000000000000001")), "usps | fedex | guess | check-number"],
    ["15 21 digits, wrong", spoilt(gs1("80000000000000000001")), "usps | fedex | guess | check-number"],
    ["16 wrong", "041441760228965", "fedex |  | bad-checksum | check-number"],
    ["17 sum 10 is written 0", "000000000170", "fedex |  | sure | none"],
    ["18 FedEx Freight", "2873008051", "dhl | fedex | likely | none"],
    ["18 DHL's own sample", "1234567890", "dhl | fedex | guess | check-number"],
    ["19", "73891051146", "dhl |  | sure | none"],
    ["19 wrong", "73891051147", "dhl |  | bad-checksum | check-number"],
    ["20", "60120172242324", "dhl | fedex | guess | none"],
    ["21", "123456789", "fedex | ups | guess | none"],
    ["22 8 digits", "12345678", unknown],
    ["22 nothing", "", unknown],
  ])("%s: %s", (_, number, expected) => {
    expect(summary(detectCarrier(number))).toBe(expected);
  });

  it.each([
    ["ZIP9 + 22 rather than ZIP5 + 26", `420123459400${usps22}`, usps22],
    ["ZIP5 + 26 when it is the one that checks", `42012345${usps26Ambiguous}`, usps26Ambiguous],
    ["the first reading when none checks", `420123459400${spoilt(usps22)}`, spoilt(usps22)],
    ["scanned FedEx, 32 digits: 17 to 28", "32971514560102447849175802862014", "784917580286"],
    ["UPS with something behind it", "1Z8V92A70367203024 A", "1Z8V92A70367203024A"],
  ])("sends %s", (_, scan, number) => {
    expect(detectCarrier(scan).number).toBe(number);
  });
});

describe("a carrier that has nothing but its record", () => {
  const example: TrackedCarrier = {
    id: "example" as CarrierId,
    name: "Example",
    trackingUrl: "https://carrier.example/{n}",
    sampleNumber: "EX123456789012",
    trackingNumbers: [
      { prefixes: ["EX", "7755"], rest: "[0-9]{12}" },
      { prefixes: ["EXG"], rest: "[0-9]{10}", checkDigit: "gs1" },
      { prefixes: ["EXM"], rest: "[A-Z0-9]{6,9}", confidence: "likely" },
    ],
  };
  const carriers = [upsRecord, usps, fedex, dhlRecord, example];
  const detect = carrierDetector(carriers);
  const checkedNumber = `EXG${gs1("123456789")}`;

  it.each([
    ["EX123456789012", "example |  | sure | none"],
    ["7755123456789012", "example |  | sure | none"],
    [checkedNumber, "example |  | sure | none"],
    [spoilt(checkedNumber), "example |  | bad-checksum | check-number"],
    ["EXMA12345", "example |  | likely | none"],
    ["EX12345", "fedex | ups,usps,fedex,dhl,example | unknown | unknown-format"],
  ])("%s → %s", (number, expected) => {
    expect(summary(detect(number))).toBe(expected);
  });

  it("is found in a pasted text", () => {
    const text = "Your parcel EX 1234 5678 9012 is on its way, order 11223344.";
    expect(findTrackingNumbers(text, carriers).numbers).toEqual(["EX123456789012"]);
  });
});

describe("the visitor's choice", () => {
  it.each<[number: string, chosen: CarrierId, expected: string]>([
    ["3318810010", "fedex", "fedex | dhl | guess | check-number"],
    ["3318810010", "dhl", "dhl | fedex | guess | check-number"],
    ["3318810010", "ups", "dhl | fedex | guess | check-number"],
    ["60120172242324", "fedex", "fedex | dhl | guess | none"],
    ["800000000000000000001", "fedex", "fedex | usps | guess | check-number"],
    ["3318810025", "fedex", "dhl | fedex | likely | none"],
    ["9600000000000000000001", "usps", "fedex | usps | bad-checksum | check-number"],
    ["123456789", "ups", "ups | fedex | guess | none"],
    ["123456789", "fedex", "fedex | ups | guess | none"],
    ["123456789", "dhl", "dhl | ups,fedex | guess | none"],
    ["ABCDEF", "usps", "usps | ups,usps,fedex,dhl | unknown | unknown-format"],
    ["TBA619632698000", "ups", "amazon |  | sure | none"],
  ])("%s, %s chosen → %s", (number, chosen, expected) => {
    expect(summary(detectCarrier(number, chosen))).toBe(expected);
  });
});

describe("the number explained", () => {
  const explained = (number: string) =>
    detectCarrier(number).parts.map((part) => `${part.label} ${part.value}: ${part.meaning}`);

  it.each([
    ["01", "Next Day Air"],
    ["02", "2nd Day Air"],
    ["03", "Ground"],
    ["12", "3 Day Select"],
    ["YW", "Ground Saver, delivered by UPS or USPS"],
    ["99", "Another UPS service"],
  ])("UPS service %s", (code, meaning) => {
    expect(detectCarrier(`1Z12345E${code}20527168`).parts[0]).toEqual({ label: "Service", value: code, meaning });
  });

  it("UPS, mistyped", () => {
    expect(explained("1Z410E7W0392751592 Z").at(-1)).toBe("Extra characters Z: A UPS number ends after 18 characters");
  });

  it("postal item", () => {
    expect(explained("RB123456785GB")).toEqual(["Service RB: Registered Mail", "Country GB: United Kingdom"]);
    expect(explained("ZZ123456789QX")).toEqual(["Service ZZ: Another postal service", "Country QX: Unknown country"]);
  });

  it.each([
    ["420787459400111206206406260787", "78745"],
    ["4207874512349400111206206406260787", "78745-1234"],
  ])("USPS as scanned: %s", (scan, zip) => {
    expect(explained(scan)).toEqual([
      `ZIP code ${zip}: Where the package goes`,
      "Tracking number 9400111206206406260787: The part of the barcode that USPS tracks",
    ]);
  });

  it("FedEx as scanned", () => {
    expect(explained("1001921334250001000300779017972697")).toEqual([
      "Tracking number 779017972697: The part of the barcode that FedEx tracks",
    ]);
  });

  it("nothing where the number says nothing", () => {
    expect(explained("568838414941")).toEqual([]);
  });
});

it.each([
  ["https://a.example/?n={n}", "1Z410E7W0392751591", "https://a.example/?n=1Z410E7W0392751591"],
  ["https://a.example/{n}?again={n}&submit=1", "12", "https://a.example/12?again=12&submit=1"],
  ["https://a.example/?n={n}", "a b&c=d/$&{n}", "https://a.example/?n=a%20b%26c%3Dd%2F%24%26%7Bn%7D"],
])("trackingUrl %s, %s", (template, number, url) => {
  expect(trackingUrl(template, number)).toBe(url);
});

test("anything at all is answered, and only letters and digits are sent", () => {
  const random = randomOf(20_260_801);
  const characters = [..."0123456789ABZ1Zjd -.,;\n\u200bß"];
  for (let i = 0; i < 1000; i++) {
    const length = Math.floor(random() * 45);
    const text = Array.from({ length }, () => characters[Math.floor(random() * characters.length)]).join("");
    const { carrier, alsoOffer, confidence, number, warning } = detectCarrier(text);
    expect(number).toMatch(/^[A-Z0-9]*$/);
    expect(new Set(alsoOffer).size).toBe(alsoOffer.length);
    expect(alsoOffer.some((id) => id === carrier)).toBe(confidence === "unknown");
    expect(warning === "unknown-format").toBe(confidence === "unknown");
    expect(confidence === "sure" && warning !== "none").toBe(false);
    expect(confidence === "bad-checksum" && warning !== "check-number").toBe(false);
  }
});
