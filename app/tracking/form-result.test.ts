import { expect, test } from "vitest";
import { dhl } from "../content/carriers/dhl.ts";
import { fedex } from "../content/carriers/fedex.ts";
import { ups } from "../content/carriers/ups.ts";
import { usps } from "../content/carriers/usps.ts";
import { maxTrackingText } from "./detection.ts";
import { carrierOf, readTrackingForm } from "./form-result.ts";

const carriers = [ups, usps, fedex, dhl];
const upsNumber = "1Z8V92A70367203024";
/** UPS and FedEx Freight both use nine digits. */
const anyNumber = "123456789";

function read(fields: Record<string, string>) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    form.set(name, value);
  }
  return readTrackingForm(form, carriers);
}

test.each([
  ["a carrier", { carrier: "usps" }, "usps"],
  ["no carrier", {}, null],
  ["detection by us", { carrier: "" }, null],
  ["a carrier that nobody knows", { carrier: "pony-express" }, null],
])("with %s the select shows %s as %s", (_, fields, selected) => {
  expect(read({ number: upsNumber, ...fields })).toMatchObject({ selected, detections: [{ carrier: "ups" }] });
});

test.each(carriers)("the sample number of $name is one of its own", ({ id, sampleNumber }) => {
  expect(carrierOf(sampleNumber, carriers)).toBe(id);
});

test.each([
  [{}, "empty"],
  [{ number: " \n" }, "empty"],
  [{ number: "where is it" }, "no-number"],
  [{ number: upsNumber }, null],
])("what is missing in %j is %s", (fields, problem) => {
  expect(read(fields).problem).toBe(problem);
});

test("a text that is too long is read from its beginning", () => {
  const late = `${" ".repeat(maxTrackingText)}${upsNumber}`;
  expect(read({ number: late })).toMatchObject({ entered: " ".repeat(maxTrackingText), detections: [] });
  expect(read({ number: late.slice(upsNumber.length) })).toMatchObject({ detections: [{ number: upsNumber }] });
  expect(carrierOf(late, carriers)).toBeNull();
});

test.each([
  [upsNumber, "ups"],
  [`${upsNumber} and 9400111206206406260787`, null],
  [anyNumber, null],
  ["TBA123456789012", null],
  ["ABC12345678", null],
  // One digit is mistyped.
  ["1Z879E930346834441", "ups"],
  ["", null],
])("the carrier of %j is %s", (text, carrier) => {
  expect(carrierOf(text, carriers)).toBe(carrier);
});
