import { fits } from "./check-digits.ts";
import { checkedFinding, type Finding } from "./detection.ts";

/** Characters 9 and 10 (tracking_number_data, couriers/ups.json; SurePost has been Ground Saver since 2025). */
const upsServices = new Map([
  ["01", "Next Day Air"],
  ["02", "2nd Day Air"],
  ["03", "Ground"],
  ["12", "3 Day Select"],
  ["YW", "Ground Saver, delivered by UPS or USPS"],
]);

export function detectUps(number: string): Finding {
  const [service, extra] = [number.slice(8, 10), number.slice(18)];
  return {
    ...checkedFinding(extra === "" && fits.ups(number.slice(2)), "ups"),
    parts: [
      { label: "Service", value: service, meaning: upsServices.get(service) ?? "Another UPS service" },
      ...(extra ? [{ label: "Extra characters", value: extra, meaning: "A UPS number ends after 18 characters" }] : []),
    ],
  };
}

/** First letter of a postal item (UPU S10 service indicators, from tracking_number_data). */
const s10Services = new Map([
  ["C", "Package"],
  ["E", "Express mail (EMS)"],
  ["H", "E-commerce package"],
  ["L", "Express letter"],
  ["R", "Registered Mail"],
  ["U", "Letter or small packet"],
  ["V", "Insured letter"],
]);

export function detectS10(number: string): Finding {
  const country = number.slice(11);
  const countryNames = new Intl.DisplayNames("en", { type: "region", fallback: "none" });
  return {
    ...checkedFinding(fits.s10(number.slice(2, 11)), "usps", country === "DE" ? ["dhl"] : []),
    parts: [
      {
        label: "Service",
        value: number.slice(0, 2),
        meaning: s10Services.get(number.slice(0, 1)) ?? "Another postal service",
      },
      { label: "Country", value: country, meaning: countryNames.of(country) ?? "Unknown country" },
    ],
  };
}

/** A scanned USPS label is 420, ZIP code, number. Their lengths overlap, so the check digit decides. */
export function detectRoutedUsps(scan: string): Finding | undefined {
  const readings = [12, 8]
    .map((end) => ({ zip: scan.slice(3, end), number: scan.slice(end) }))
    .filter(({ number }) => /^9[1-5]\d{20}(\d{4})?$/.test(number));
  const right = readings.find(({ number }) => fits.gs1(number));
  const best = right ?? readings[0];
  return (
    best && {
      ...checkedFinding(right !== undefined, "usps"),
      number: best.number,
      parts: [
        { label: "ZIP code", value: best.zip.replace(/^(\d{5})(\d{4})$/, "$1-$2"), meaning: "Where the package goes" },
        { label: "Tracking number", value: best.number, meaning: "The part of the barcode that USPS tracks" },
      ],
    }
  );
}

export function detectScannedFedex(scan: string): Finding {
  const number = scan.length === 32 ? scan.slice(16, 28) : scan.slice(-12);
  return {
    ...checkedFinding(fits.fedex(number), "fedex"),
    number,
    parts: [{ label: "Tracking number", value: number, meaning: "The part of the barcode that FedEx tracks" }],
  };
}
