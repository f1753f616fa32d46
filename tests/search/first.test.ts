/** What is shown first is right, or nothing is shown: each question of `first.tsv` has one place that answers it. */
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it, test } from "vitest";
import type { AnswerView } from "#app/search/engine/answer-view.ts";
import { tokenize, stem } from "#app/search/engine/analysis.ts";
import { services } from "#app/content/services/index.ts";
import { labelRowsOf } from "#app/services/services.server.ts";
import { searchAll } from "#app/search/search.server.ts";
import { readQuery } from "#app/search/search.ts";
import { findPage } from "#app/pages/pages.server.ts";
import { plainText, type Inline } from "#app/text/rich-text.ts";
import { parts, patternOf, readQuestions } from "./questions.ts";

const now = new Date("2026-11-24T15:00:00Z");
const ask = (query: string) => searchAll(readQuery(query), now);

interface Row {
  query: string;
  places: readonly string[];
  says: RegExp;
}

const pathOf = (place: string) => place.split(/[#?]/)[0] ?? "";

function readRows(part: string): Row[] {
  const text = readFileSync(fileURLToPath(new URL("first.tsv", import.meta.url)), "utf8");
  const lines = text.split(/^# /m).find((each) => each.startsWith(`${part}:`)) ?? "";
  return lines
    .split("\n")
    .slice(1)
    .filter(Boolean)
    .map((line) => {
      const [query = "", places = "", says = ""] = line.split("\t");
      return { query, places: places.split(" "), says: patternOf(says, `first.tsv: ${query}`) };
    })
    .filter(({ places }) => places.some((place) => !place.startsWith("/") || findPage(pathOf(place)) !== undefined));
}

const isAt = ({ to }: AnswerView, place: string) => to.split("?")[0] === place || pathOf(to) === place;
/** A list of prices, where the question about a price is asked for: it says more when the owner has filled it in. */
const isPriceFor = ({ to, title }: AnswerView, place: string) =>
  place.endsWith("-price") && title.endsWith(": prices") && pathOf(to) === pathOf(place);
const textOf = ({ title, body }: AnswerView) => `${title}\n${plainText(body)}`;

/** "right": answered, or nothing is said where nothing can be. "beside": it comes, but not first. */
function verdictOn({ query, places, says }: Row): "right" | "beside" | "wrong" | "silent" {
  const { answers } = ask(query);
  const fits = (answer: AnswerView) =>
    places.some((place) => isAt(answer, place) || isPriceFor(answer, place)) && says.test(textOf(answer));
  const [first] = answers;
  if (first === undefined) {
    return places.includes("-") ? "right" : "silent";
  }
  return fits(first) ? "right" : answers.some(fits) ? "beside" : "wrong";
}

/** Shares from 0 to 1: what is promised of each part, at least right and at most wrong. */
const promisedFirst = [
  ["reviewed", { right: 0.98, wrong: 0.01 }],
  ["pages", { right: 0.97, wrong: 0.01 }],
  ["tuned", { right: 0.97, wrong: 0.01 }],
  ["kept", { right: 0.83, wrong: 0.07 }],
] as const;

test.each(promisedFirst)("%s: what comes first is right, and seldom wrong", (part, promised) => {
  const judged = readRows(part).map((row) => [row.query, verdictOn(row)] as const);
  const share = (verdict: string) => judged.filter(([, is]) => is === verdict).length / judged.length;
  const faults = judged.filter(([, is]) => is !== "right").map((fault) => fault.join(": "));
  expect(judged.length).toBeGreaterThan(80);
  expect(share("right"), faults.join("\n")).toBeGreaterThanOrEqual(promised.right);
  expect(share("wrong"), faults.join("\n")).toBeLessThanOrEqual(promised.wrong);
});

const questions = [
  ...parts.flatMap(readQuestions).map(({ query }) => query),
  ...promisedFirst.flatMap(([part]) => readRows(part)).map(({ query }) => query),
];
const all = questions.map((query) => ({ query, ...ask(query) }));

const inlinesOf = ({ body }: AnswerView): Inline[] =>
  body.flatMap((block) =>
    "p" in block ? block.p : "table" in block ? block.table.rows.flat(2) : ("ul" in block ? block.ul : block.ol).flat(),
  );

describe("of all questions", () => {
  it("none is asked back with words that find no more", () => {
    const asked = all.flatMap(({ query, suggestion }) => (suggestion === null ? [] : [[query, suggestion] as const]));
    expect(asked.length).toBeGreaterThan(1);
    expect(asked.filter(([, suggestion]) => ask(suggestion).answers.length === 0)).toEqual([]);
  });

  it("none gets two answers from one place, or a page twice", () => {
    const twice = all.filter(({ answers, results }) => {
      const places = answers.map(({ to, title }) => to + title);
      return new Set(places).size < places.length || new Set(results).size < results.length;
    });
    expect(twice.map(({ query }) => query)).toEqual([]);
  });

  it("none gets an answer of which every figure stands in the one before it, from the same page", () => {
    const repeated = all.filter(({ answers }) =>
      answers.some((answer, at) => {
        const before = answers[at - 1];
        const figures = plainText(answer.body).match(/\$?\d[\d.,]*/g) ?? [];
        const said = before && pathOf(before.to) === pathOf(answer.to) ? plainText(before.body) : "";
        return figures.length > 0 && figures.every((figure) => said.includes(figure));
      }),
    );
    expect(repeated.map(({ query }) => query)).toEqual([]);
  });

  it("only words that were asked are bold", () => {
    const bold = all.flatMap(({ query, answers }) => {
      const asked = new Set(tokenize(query).map(stem));
      const strong = answers
        .flatMap(inlinesOf)
        .flatMap((node) => (typeof node !== "string" && "strong" in node ? node.strong : []));
      return strong.filter((words) => !tokenize(words).some((word) => asked.has(stem(word))));
    });
    expect(bold).toEqual([]);
  });

  it("what a label says is said in sentences", () => {
    const joined = services
      .flatMap(labelRowsOf)
      .flatMap(({ details }) => (details.length > 1 ? [details.join("; ")] : []));
    const said = all.flatMap(({ answers }) => answers.map(({ body }) => plainText(body))).join("\n");
    expect(joined.length).toBeGreaterThan(50);
    expect(joined.filter((row) => said.includes(row))).toEqual([]);
  });
});

test.each([
  ["hours sunday", "Sunday: "],
  ["are you open saturday", "Saturday: "],
  ["weekend hours", "Saturday: "],
])("%s begins with the day that is meant", (query, line) => {
  expect(plainText(ask(query).answers[0]?.body ?? [])).toContain(line);
});

test.each([
  ["notario", "/home-business"],
  ["imprimir un documento", "/copy-print/document-printing"],
  ["copias", "/copy-print/copies"],
  ["huellas digitales", "/specialty/digital-fingerprinting"],
  ["enviar un fax", "/home-business/fax-services"],
  ["buzon", "/home-business/mailbox-rental"],
  ["estampillas", "/pack-ship/postage-stamps"],
  ["tarjetas de presentacion", "/copy-print/business-cards"],
  ["escanear", "/home-business/document-scanning"],
  ["triturar", "/home-business/shredding"],
  ["cajas", "/pack-ship/custom-box-making"],
  ["enviar un paquete", "/pack-ship"],
  ["bicicleta", "/pack-ship/bicycle-shipping"],
  ["volantes", "/copy-print/flyers-brochures"],
  ["carteles", "/copy-print/posters-printing"],
  ["recibir paquetes", "/pack-ship/package-receiving"],
  ["diseño gráfico", "/copy-print/graphic-design"],
])("%s finds its service", (query, path) => {
  expect(
    ask(query)
      .results.slice(0, 3)
      .map(({ href }) => href),
  ).toContain(path);
});

describe("a tracking number", () => {
  it.each([
    ["1Z999AA10123456784", "Track with UPS", /looks like a UPS number\./],
    ["1z 999 aa1 01 2345 6784", "Track with UPS", /looks like a UPS number\./],
    ["1Z999AA10123456785", "Track with UPS", /a character may be wrong/],
    ["where is 9400111202555842332669", "Track with USPS", /USPS number/],
  ])("%s names its carrier", (query, title, says) => {
    const { answers, results } = ask(query);
    expect(answers.map((answer) => answer.title)).toEqual([title]);
    expect(answers[0]?.to).toMatch(/^https:/);
    expect(plainText(answers[0]?.body ?? [])).toMatch(says);
    expect(results.map(({ href }) => href)).toEqual(["/tracking"]);
  });

  it.each(["24x36 poster", "44077", "fax 440 555 0142", "form 1583", "20 x 20 x 20 box 25 lbs", "2026"])(
    "is not seen in %s",
    (query) => {
      expect(ask(query).answers.some(({ title }) => title.startsWith("Track with"))).toBe(false);
    },
  );
});
