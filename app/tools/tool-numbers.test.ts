/** A number that changes in the records changes in every tool, since none has one of its own. */
import { createElement } from "react";
import { expect, test } from "vitest";
import { carriers } from "../content/carriers/index.ts";
import { fingerprintChecks } from "../content/fingerprint-checks.ts";
import { idDocuments } from "../content/id-documents.ts";
import { measurePage } from "../content/pages/measure.ts";
import type { Numbers } from "../content/schema.ts";
import { digitalFingerprinting } from "../content/services/digital-fingerprinting.ts";
import { mailboxRental } from "../content/services/mailbox-rental.ts";
import { thingsToBring } from "../content/things-to-bring.ts";
import { tools } from "../content/tools.ts";
import { readMeasureForm } from "./measure/form-entries.ts";
import { measureResult } from "./measure/measure-view.ts";
import { fullText } from "../text/number-text.ts";
import { servicePath } from "../services/service-link.ts";
import { serviceTools } from "./service-tools-view.ts";
import { MeasureTool } from "./measure/measure-tool.tsx";
import { ServiceTools } from "./service-tools.tsx";
import { renderInRouter } from "../../tests/support/in-router.ts";
import { madeUpNumbers } from "../../tests/support/made-up-numbers.ts";
import { textOf } from "../../tests/support/page-text.ts";

const notAsked = { ask: () => undefined, answered: null, hasFailed: false };
const measuredCarriers = carriers.map(({ id, name }) => ({ id, name, path: "/" }));

function measured(query: string, of: Numbers): string {
  const { parcel, ...form } = readMeasureForm(new URLSearchParams(query));
  const result = parcel && measureResult(parcel, "in", { numbers: of, carriers: measuredCarriers });
  const { formTitle, note } = measurePage;
  return renderInRouter(createElement(MeasureTool, { formTitle, note, form, result, mailUrl: "", question: notAsked }));
}

function onService(service: typeof mailboxRental | typeof digitalFingerprinting, query: string, of: Numbers): string {
  const url = new URL(`https://store.example${servicePath(service)}?${query}`);
  const booking = [{ label: "Book", url: "https://book.example" }];
  const source = { tools, numbers: of, things: thingsToBring, idDocuments, fingerprintChecks, booking };
  const placed = serviceTools(service, url, url.origin, source);
  return renderInRouter(createElement(ServiceTools, { tools: placed, question: notAsked }));
}

const box = (query: string, carrier?: string) => (of: Numbers) => {
  const html = measured(query, of);
  return carrier === undefined
    ? html
    : (html.split("<li ").find((item) => item.includes(`data-carrier="${carrier}"`)) ?? "");
};
const mailbox = (query: string) => (of: Numbers) => onService(mailboxRental, query, of);
const fingerprints = (query: string) => (of: Numbers) => onService(digitalFingerprinting, query, of);

const [refused, taken] = ['data-takes="no"', 'data-takes="yes"'];

/** Each number that a tool reckons with or shows: another one, where, what is seen before, and what after. */
const changes: ReadonlyArray<[keyof typeof madeUpNumbers, object, (of: Numbers) => string, string, string]> = [
  ["usps-weight", { value: 77 }, box("length=9&width=9&height=9&weight=71", "usps"), refused, taken],
  [
    "usps-weight",
    { value: 77 },
    box("length=9&width=9&height=9&weight=90", "usps"),
    "70 pounds. Your package is 20 lb",
    "77 pounds. Your package is 13 lb",
  ],
  [
    "usps-girth",
    { value: 115 },
    box("length=82&width=10&height=9&weight=50", "usps"),
    "12 in over 108 inches",
    "5 in over 115 inches",
  ],
  ["usps-girth-oversized", { value: 137 }, box("length=93&width=10&height=9&weight=50", "usps"), refused, taken],
  [
    "usps-dim-threshold",
    { value: 1735 },
    box("length=19&width=13&height=7&weight=3", "usps"),
    "about 13 lb",
    "The price goes by the weight",
  ],
  [
    "usps-dim-divisor",
    { value: 146 },
    box("length=20&width=15&height=10&weight=8", "usps"),
    "about 22 lb",
    "about 21 lb",
  ],
  ["ups-weight", { value: 157 }, box("length=9&width=9&height=9&weight=151", "ups"), refused, taken],
  ["ups-length", { value: 115 }, box("length=109&width=9&height=9&weight=9", "ups"), refused, taken],
  ["ups-girth", { value: 172 }, box("length=106&width=20&height=10&weight=9", "ups"), refused, taken],
  [
    "ups-dim-divisor",
    { value: 173 },
    box("length=20&width=15&height=10&weight=8", "ups"),
    "about 19 lb",
    "about 18 lb",
  ],
  [
    "ups-dim-divisor",
    { value: 173 },
    box("length=20&width=15&height=10&weight=8"),
    'data-dimensional="19"',
    'data-dimensional="18"',
  ],
  [
    "ups-dim-divisor",
    { value: 173 },
    box("length=20&width=15&height=10&weight=8"),
    "cubic inches ÷ 166",
    "cubic inches ÷ 173",
  ],
  [
    "usps-dim-divisor",
    { value: 146 },
    box("length=20&width=15&height=10&weight=8"),
    "cubic inches ÷ 139",
    "cubic inches ÷ 146",
  ],
  [
    "ups-dim-divisor-abroad",
    { value: 146 },
    box("length=20&width=15&height=10&weight=8", "ups"),
    "another country, you pay for about 22 lb",
    "another country, you pay for about 21 lb",
  ],
  [
    "usps-dim-most",
    { value: 77 },
    box("length=36&width=18&height=18&weight=20", "usps"),
    "70-pound price",
    "77-pound price",
  ],
  [
    "usps-fee-length",
    { value: 29 },
    box("length=29.5&width=4&height=4&weight=3", "usps"),
    "over 22 inches",
    "over 29 inches",
  ],
  [
    "usps-high-fee-length",
    { value: 37 },
    box("length=38&width=4&height=4&weight=3", "usps"),
    "over 30 inches",
    "over 37 inches",
  ],
  [
    "usps-high-fee-volume",
    { value: 3463 },
    box("length=20&width=20&height=20&weight=50", "usps"),
    "over 3,456 cubic inches",
    "over 3,463 cubic inches",
  ],
  [
    "ups-fee-length",
    { value: 55 },
    box("length=60&width=4&height=4&weight=45", "ups"),
    "over 48 inches",
    "over 55 inches",
  ],
  [
    "ups-fee-width",
    { value: 37 },
    box("length=40&width=40&height=4&weight=45", "ups"),
    "second longest side is over 30 inches",
    "second longest side is over 37 inches",
  ],
  [
    "ups-fee-girth",
    { value: 112 },
    box("length=40&width=40&height=4&weight=45", "ups"),
    "length plus girth is over 105 inches",
    "length plus girth is over 112 inches",
  ],
  [
    "ups-fee-volume",
    { value: 10375 },
    box("length=37&width=18&height=18&weight=45", "ups"),
    "over 10,368 cubic inches",
    "over 10,375 cubic inches",
  ],
  [
    "ups-fee-weight",
    { value: 57 },
    box("length=9&width=9&height=9&weight=60", "ups"),
    "over 50 pounds",
    "over 57 pounds",
  ],
  [
    "ups-fee-least",
    { value: 47 },
    box("length=60&width=4&height=4&weight=5", "ups"),
    "at least 40 lb",
    "at least 47 lb",
  ],
  [
    "ups-high-fee-length",
    { value: 103 },
    box("length=105&width=4&height=4&weight=45", "ups"),
    "over 96 inches",
    "over 103 inches",
  ],
  [
    "ups-high-fee-girth",
    { value: 137 },
    box("length=80&width=20&height=10&weight=45", "ups"),
    "over 130 inches",
    "over 137 inches",
  ],
  [
    "ups-high-fee-volume",
    { value: 17287 },
    box("length=40&width=24&height=20&weight=45", "ups"),
    "over 17,280 cubic inches",
    "over 17,287 cubic inches",
  ],
  [
    "ups-high-fee-weight",
    { value: 117 },
    box("length=9&width=9&height=9&weight=120", "ups"),
    "over 110 pounds",
    "over 117 pounds",
  ],
  [
    "ups-high-fee-least",
    { value: 97 },
    box("length=105&width=4&height=4&weight=45", "ups"),
    "at least 90 lb",
    "at least 97 lb",
  ],
  ["receiving", { price: 17 }, mailbox("packages=4"), 'data-cost="40"', 'data-cost="68"'],
  ["receiving-unlimited", { price: 37 }, mailbox("packages=4"), 'data-cost="30"', 'data-cost="37"'],
  ["receiving-unlimited", { price: 37 }, mailbox(""), "12 or more: unlimited plan", "13 or more: unlimited plan"],
  ["mailbox-basic", { price: 27 }, mailbox("packages=4"), 'data-cost="20"', 'data-cost="27"'],
  ["mailbox-basic", { price: 27 }, mailbox("packages=4"), ">$240<", ">$324<"],
  ["mailbox-basic", { packages: 12 }, mailbox("packages=8"), 'data-cost="35"', 'data-cost="20"'],
  ["mailbox-notify", { price: 32 }, mailbox("packages=4"), ">$300<", ">$384<"],
  ["mailbox-notify", { packages: 17 }, mailbox("packages=12"), 'data-cost="35"', 'data-cost="25"'],
  ["mailbox-extra-package", { price: 12 }, mailbox("packages=11"), 'data-cost="50"', 'data-cost="92"'],
  ["mailbox-terms", { choices: [10, 13, 19] }, mailbox("packages=4"), "12 months", "19 months"],
  ["fingerprint-bci", { price: 47 }, fingerprints("letter=bci"), "$40.00", "$47.00"],
  ["fingerprint-fbi", { price: 59 }, fingerprints("letter=fbi"), "$52.00", "$59.00"],
  ["fingerprint-bci-fbi", { price: 79 }, fingerprints("letter=bci-fbi"), "$72.00", "$79.00"],
  ["fingerprint-florida", { price: 82 }, fingerprints("letter=florida"), "$75.00", "$82.00"],
  ["fingerprint-florida-photo", { price: 101 }, fingerprints("letter=florida-photo"), "$94.00", "$101.00"],
  ["fingerprint-card", { price: 42 }, fingerprints("letter=card"), "$35.00", "$42.00"],
];

test.each(changes)("%s: %j", (name, change, render, now, then) => {
  const changed = { ...madeUpNumbers, [name]: { ...madeUpNumbers[name], ...change } };

  expect(render(madeUpNumbers)).toContain(now);
  expect(render(changed)).toContain(then);
  expect(render(changed)).not.toContain(now);
});

test("no number that a tool reckons with is left out", () => {
  expect(new Set(changes.map(([name]) => name))).toEqual(new Set(Object.keys(madeUpNumbers)));
});

const numbersIn = (text: string): string[] => text.match(/\d(?:[\d,]*\d)?(?:\.\d+)?/g) ?? [];

test("no page of a tool shows a number that is neither asked nor in the records", () => {
  const allowed = new Set(Object.values<Numbers[string]>(madeUpNumbers).flatMap((each) => numbersIn(fullText(each))));
  const strange = [mailbox(""), fingerprints("")].flatMap((render) =>
    numbersIn(textOf(render(madeUpNumbers))).filter((number) => !allowed.has(number)),
  );
  // Where the plans change places: reckoned.
  expect(new Set(strange)).toEqual(new Set(["0", "2", "7", "11"]));
});
