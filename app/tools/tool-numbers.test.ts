/** Every tool follows a changed record; none has numbers of its own. */
import { createElement } from "react";
import { expect, test } from "vitest";
import { carriers } from "../content/carriers/index.ts";
import { measurePage } from "../content/pages/measure.ts";
import type { Numbers } from "../content/schema.ts";
import { mailboxRental } from "../content/services/mailbox-rental.ts";
import { readMeasureForm } from "./measure/form-entries.ts";
import { viewMeasureResult } from "./measure/measure-view.ts";
import { carrierRules } from "./measure/carrier-rules.ts";
import { MeasureTool } from "./measure/measure-tool.tsx";
import { ServiceTools } from "./service-tools.tsx";
import { renderInRouter } from "../../tests/support/in-router.ts";
import { limitsOf, madeUpNumbers } from "../../tests/support/made-up-numbers.ts";
import { importWithNumbers } from "../../tests/support/import-with.ts";

const {
  setNumbers,
  module: { viewServiceTools },
} = await importWithNumbers(() => import("./tools.server.ts"));

function measured(query: string, of: Numbers): string {
  const { parcel, ...form } = readMeasureForm(new URLSearchParams(query));
  const known = carriers.map(({ id, name }) => ({ id, name, path: "/", rules: carrierRules(limitsOf(of, id)) }));
  const result = parcel && viewMeasureResult(parcel, "in", known);
  const { formTitle, note, sendText } = measurePage;
  return renderInRouter(
    createElement(MeasureTool, { formTitle, note, form, result, mailUrl: "", send: { text: sendText, to: "" } }),
  );
}

function onService(service: typeof mailboxRental, query: string, of: Numbers): string {
  setNumbers(of);
  return renderInRouter(
    createElement(ServiceTools, viewServiceTools(service, new URLSearchParams(query), "https://store.example")),
  );
}

const box = (sides: string, weight: number) => (of: Numbers) =>
  measured(`length=${sides}&width=&height=&weight=${weight}`, of);
const carrier = (id: string) => (sides: string, weight: number) => (of: Numbers) => {
  const items = box(sides, weight)(of).replaceAll("\u00A0", " ").split("<li ");
  return items.find((item) => item.includes(`data-carrier="${id}"`)) ?? "";
};
const [usps, ups] = [carrier("usps"), carrier("ups")];
const mailbox = (query: string) => (of: Numbers) => onService(mailboxRental, query, of);

const [refused, taken] = ['data-takes="no"', 'data-takes="yes"'];

/** Each row changes one number: where it shows, the text before, the text after; # is the number. */
const changes: ReadonlyArray<
  [name: keyof typeof madeUpNumbers, change: object, render: (of: Numbers) => string, now: string, then?: string]
> = [
  ["usps-weight", { value: 77 }, usps("9x9x9", 71), refused, taken],
  ["usps-girth", { value: 115 }, usps("82x10x9", 50), "12 in over 108 inches", "5 in over 115 inches"],
  ["usps-girth-oversized", { value: 137 }, usps("93x10x9", 50), refused, taken],
  ["usps-dim-threshold", { value: 1735 }, usps("19x13x7", 3), "about 13 lb", "The price goes by the weight"],
  ["usps-dim-divisor", { value: 146 }, usps("20x15x10", 8), "about 22 lb", "about 21 lb"],
  ["ups-weight", { value: 157 }, ups("9x9x9", 151), refused, taken],
  ["ups-length", { value: 115 }, ups("109x9x9", 9), refused, taken],
  ["ups-girth", { value: 172 }, ups("106x20x10", 9), refused, taken],
  ["ups-dim-divisor", { value: 173 }, ups("20x15x10", 8), "about 19 lb", "about 18 lb"],
  ["ups-dim-divisor", { value: 173 }, box("20x15x10", 8), 'data-dimensional="19"', 'data-dimensional="18"'],
  ["ups-dim-divisor", { value: 173 }, box("20x15x10", 8), "cubic inches ÷ #"],
  ["usps-dim-divisor", { value: 146 }, box("20x15x10", 8), "cubic inches ÷ #"],
  [
    "ups-dim-divisor-abroad",
    { value: 146 },
    ups("20x15x10", 8),
    "another country, you pay for about 22 lb",
    "another country, you pay for about 21 lb",
  ],
  ["usps-dim-most", { value: 77 }, usps("36x18x18", 20), "#-pound price"],
  ["receiving", { price: 17 }, mailbox("packages=4"), 'data-cost="40"', 'data-cost="68"'],
  ["receiving-unlimited", { price: 37 }, mailbox("packages=4"), 'data-cost="#"'],
  ["receiving-unlimited", { price: 37 }, mailbox(""), ">12 or more<", ">13 or more<"],
  ["mailbox-basic", { price: 27 }, mailbox("packages=4"), 'data-cost="#"'],
  ["mailbox-basic", { packages: 12 }, mailbox("packages=8"), 'data-cost="35"', 'data-cost="20"'],
  ["mailbox-notify", { price: 32 }, mailbox("packages=4"), 'data-cost="#"'],
  ["mailbox-notify", { packages: 17 }, mailbox("packages=12"), 'data-cost="35"', 'data-cost="25"'],
  ["mailbox-extra-package", { price: 12 }, mailbox("packages=11"), 'data-cost="50"', 'data-cost="92"'],
];

test.each(changes)("%s: %j", (name, change, render, now, then = now) => {
  const changed = { ...madeUpNumbers, [name]: { ...madeUpNumbers[name], ...change } };
  const amountOf = (number: Numbers[string] = madeUpNumbers[name]) =>
    ("value" in number ? number.value : "price" in number ? number.price : 0).toLocaleString("en-US");
  const before = now.replace("#", amountOf());

  expect(render(madeUpNumbers)).toContain(before);
  expect(render(changed)).toContain(then.replace("#", amountOf(changed[name])));
  expect(render(changed)).not.toContain(before);
});

test("no number that a tool reckons with is left out", () => {
  const reckoned = Object.keys(madeUpNumbers).filter((name) => !name.startsWith("fingerprint-"));
  expect(new Set<string>(changes.map(([name]) => name))).toEqual(new Set(reckoned));
});
