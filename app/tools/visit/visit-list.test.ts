import { describe, expect, test } from "vitest";
import { importWith } from "../../../tests/support/import-with.ts";
import type { Errand } from "./errands.server.ts";

const numbers = { price: { price: 20, per: "month" as const, owners: ["box"], source: "store" } };
const things = {
  "photo-id": { text: "A photo ID", covers: ["any-id"] },
  "government-id": { text: "A government photo ID", covers: ["photo-id", "any-id"] },
  "any-id": { text: "Some ID" },
  form: { text: "The form at {price.per-month}" },
};

const errand = (id: string, label: Errand["label"]): Errand => ({
  id,
  name: `The ${id}`,
  to: `/pack-ship/${id}`,
  icon: "store",
  label,
  links: id === "prints" ? [{ label: "Book", url: "https://book.example" }] : [],
});

const errands = [
  errand("box", [
    { term: "Price", about: "price", details: ["{price.per-month}"] },
    { term: "Bring", bring: [{ thing: "photo-id" }, { thing: "form" }] },
    { term: "Before", about: "before", details: ["Leave the form unsigned"] },
    { term: "Good to know", details: ["Not on the list"] },
    { term: "Not accepted", about: "limit", details: ["Letters"] },
  ]),
  errand("prints", [
    { term: "Time", about: "time", details: ["Five minutes"] },
    { term: "Appointment", about: "appointment", details: ["Online", "only"] },
    { term: "Bring", bring: [{ thing: "government-id" }, "The code"] },
    { term: "Before", about: "before", details: ["Leave the form unsigned", "Use lotion"] },
  ]),
  errand("bare", []),
];

const { viewList } = await importWith(
  {
    "#app/content/things-to-bring.ts": { thingsToBring: things },
    "#app/text/numbers.server.ts": { numbers },
    "#app/tools/visit/errands.server.ts": { errands },
  },
  () => import("./visit-list.server.ts"),
);

const ask = (query: string) => viewList(new URLSearchParams(query));

describe("the list", () => {
  test("of one service has what its label has, and no more", () => {
    expect(ask("for=box")).toEqual({
      errands: [
        {
          id: "box",
          name: "The box",
          to: "/pack-ship/box",
          icon: "store",
          rows: [
            { term: "Price", details: ["$20 per month"] },
            { term: "Not accepted", details: ["Letters"] },
          ],
          without: "/visit?for=",
        },
      ],
      bring: [
        { text: "A photo ID", names: "The box" },
        { text: "The form at $20 per month", names: "The box" },
      ],
      before: [{ text: "Leave the form unsigned", names: "The box" }],
      appointments: [],
      unknown: 0,
      isEmpty: false,
      isDone: false,
    });
  });

  test("of two has everything once", () => {
    const list = ask("for=box&for=prints");
    expect(list.bring).toEqual([
      { text: "A government photo ID", names: "The box and The prints" },
      { text: "The form at $20 per month", names: "The box" },
      { text: "The code", names: "The prints" },
    ]);
    expect(list.before).toEqual([
      { text: "Leave the form unsigned", names: "The box and The prints" },
      { text: "Use lotion", names: "The prints" },
    ]);
    expect(list.appointments).toEqual([
      { name: "The prints", text: "Online, only", links: [{ label: "Book", url: "https://book.example" }] },
    ]);
    expect(list.errands.map(({ without }) => without)).toEqual(["/visit?for=prints", "/visit?for=box"]);
  });

  test("keeps the order of the address, and each service once", () => {
    expect(ask("for=prints&for=box&for=prints").errands.map(({ id }) => id)).toEqual(["prints", "box"]);
  });

  test("says how many it does not know, and no name of theirs", () => {
    expect(ask("for=box&for=piano&for=constructor")).toMatchObject({ unknown: 2 });
    expect(JSON.stringify(ask("for=piano"))).not.toContain("piano");
  });

  test.each(["", "for=", "for=&for="])("%j is an empty one", (query) => {
    expect(ask(query)).toMatchObject({ errands: [], bring: [], before: [], appointments: [], unknown: 0 });
  });

  test.each([
    ["", false],
    ["for=", false],
    ["show=", true],
    ["for=&show=", true],
    ["for=box&show=", false],
    ["for=piano&show=", false],
    ["done=", true],
    ["for=box&done=", false],
  ])("%j asks for a list and names nothing: %s", (query, isEmpty) => {
    expect(ask(query).isEmpty).toBe(isEmpty);
  });

  test.each([
    ["for=box", false],
    ["for=box&done=", true],
    ["for=&done=", false],
    ["for=piano&done=", false],
  ])("%j asks for the list alone: %s", (query, isDone) => {
    expect(ask(query).isDone).toBe(isDone);
  });

  test("does not grow without end", () => {
    const many = Array.from({ length: 5000 }, (_, at) => `for=x${at}`).join("&");
    expect(ask(many).unknown).toBeLessThanOrEqual(40);
  });
});
