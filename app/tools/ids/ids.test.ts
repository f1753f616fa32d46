import { expect, test } from "vitest";
import { idDocuments } from "../../content/id-documents.ts";
import { toolWords } from "../../content/tool-words.ts";
import { judgeIds } from "./ids.server.ts";
import { viewIds } from "./ids.server.ts";
import vectors from "./id-vectors.tsv?raw";

const { ids: words } = toolWords;

const rows = vectors
  .trim()
  .split("\n")
  .slice(1)
  .map((line) => line.split("\t") as [string, string, string, string]);
const document = (key: string) => {
  const found = idDocuments.find((each) => each.key === key);
  if (found === undefined) {
    throw new Error(`${key} is not in the list`);
  }
  return found;
};
const ask = (query: string) => viewIds(new URLSearchParams(query));

test.each(rows)("%s and %s, in either order: %s, %s", (first, second, enough, reasons) => {
  for (const found of [judgeIds(document(first), document(second)), judgeIds(document(second), document(first))]) {
    const said = found.reasons.join("+");
    expect([said === "" ? "yes" : "no", said || "-"]).toEqual([enough, reasons]);
  }
});

test("a pair that is enough says so", () => {
  expect(ask("id1=passport&id2=lease").result).toMatchObject({
    isEnough: true,
    title: "Yes, these two IDs are OK",
    instead: [],
  });
});

test.each([
  ["passport and passport card", "id1=passport&id2=passport-card", [words.noAddress], [words.address]],
  ["lease and voter card", "id1=lease&id2=voter-card", [words.noPhoto], [words.photo]],
  [
    "one license twice",
    "id1=license&id2=license",
    ["You chose your driver's license twice. Bring two different documents."],
    [words.photo, words.address],
  ],
  [
    "what is not accepted",
    "id1=utility-bill&id2=birth-certificate",
    ["Not accepted for Form 1583: utility bill and birth certificate.", words.noPhoto, words.noAddress],
    [words.photo, words.address],
  ],
])("%s: why not, and what instead", (_, query, reasons, kinds) => {
  const { result } = ask(query);
  expect(result?.reasons).toEqual(reasons);
  expect(result?.instead.map(({ kind }) => kind)).toEqual(kinds);
});

test.each([
  ["id1=passport", { id2: "Choose the second document." }],
  ["id1=&id2=lease", { id1: "Choose the first document." }],
  ["id1=library-card&id2=lease", { id1: "Choose the first document." }],
  ["id1=constructor&id2=__proto__", { id1: expect.any(String) as string, id2: expect.any(String) as string }],
  ["", {}],
])("%j: %j", (query, errors) => {
  expect(ask(query).result).toBeNull();
  expect(ask(query).errors).toEqual(errors);
});

test("what was chosen stays chosen", () => {
  expect(ask("id1=passport")).toMatchObject({ id1: "passport", id2: "" });
});

test.each([
  ["id1=university&id2=utility-bill", "Replace the utility bill with one of these:"],
  ["id1=social-security&id2=lease", "Replace the Social Security card with one of these:"],
  ["id1=utility-bill&id2=birth-certificate", "Bring one from each list"],
  ["id1=passport&id2=passport-card", "Replace one of them with one of these:"],
  ["id1=license&id2=license", "Bring your driver's license and one of these:"],
])("%s: what to replace is named, and what is good stays: %s", (query, title) => {
  expect(ask(query).result?.insteadTitle).toBe(title);
});

test("a proper name keeps its capital within a sentence", () => {
  expect(ask("id1=nexus&id2=nexus").result?.reasons[0]).toBe(
    "You chose your NEXUS card twice. Bring two different documents.",
  );
});
