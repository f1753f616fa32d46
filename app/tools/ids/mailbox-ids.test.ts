import { expect, test } from "vitest";
import { idDocuments } from "../../content/id-documents.ts";
import { listed } from "../../text/english.ts";
import { judgeIds } from "./mailbox-ids.ts";
import { viewIds } from "./ids.server.ts";
import vectors from "./id-vectors.tsv?raw";

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

test("every pair of documents is in the table", () => {
  const keys = idDocuments.map(({ key }) => key);
  const pairs = keys.flatMap((first) => keys.map((second) => `${first} ${second}`));
  expect(rows.map(([first, second]) => `${first} ${second}`).toSorted()).toEqual(pairs.toSorted());
});

test.each(rows)("%s and %s: %s, %s", (first, second, enough, reasons) => {
  const found = judgeIds(document(first), document(second)).reasons;
  expect([found.length === 0 ? "yes" : "no", found.join("+") || "-"]).toEqual([enough, reasons]);
});

test("a pair that is enough says so", () => {
  expect(ask("id1=passport&id2=lease").result).toMatchObject({
    isEnough: true,
    title: "Yes, these two IDs are OK",
    instead: [],
  });
});

test.each([
  [
    "passport and passport card",
    "id1=passport&id2=passport-card",
    ["Neither one counts as proof of your current address."],
    ["Proof of your current address"],
  ],
  ["lease and voter card", "id1=lease&id2=voter-card", ["Neither one counts as a photo ID."], ["A photo ID"]],
  [
    "one license twice",
    "id1=license&id2=license",
    ["You chose your driver's license twice. Bring two different documents."],
    ["A photo ID", "Proof of your current address"],
  ],
  [
    "what is not accepted",
    "id1=utility-bill&id2=birth-certificate",
    [
      "Not accepted for Form 1583: utility bill and birth certificate.",
      "Neither one counts as a photo ID.",
      "Neither one counts as proof of your current address.",
    ],
    ["A photo ID", "Proof of your current address"],
  ],
])("%s: why not, and what instead", (_, query, reasons, kinds) => {
  const { result } = ask(query);
  expect(result?.reasons).toEqual(reasons);
  expect(result?.instead.map(({ kind }) => kind)).toEqual(kinds);
});

test("what is proposed instead are all documents of that kind that are enough", () => {
  const kinds = { photo: "A photo ID", address: "Proof of your current address" } as const;
  for (const [first, second] of rows.filter(([, , enough]) => enough === "no")) {
    const useful = [document(first), document(second)].filter(({ proves }) => proves.length > 0);
    const isEnough = (key: string) =>
      useful.length === 0 || useful.some((each) => judgeIds(each, document(key)).reasons.length === 0);
    const instead = ask(`id1=${first}&id2=${second}`).result?.instead ?? [];
    expect(instead.length, `${first} ${second}`).toBeGreaterThan(0);
    for (const { kind, documents } of instead) {
      const fitting = idDocuments.filter(
        ({ key, proves }) => proves.some((what) => kinds[what] === kind) && isEnough(key),
      );
      expect(documents, `${kind} beside ${first} or ${second}`).toBe(
        listed(
          fitting.map(({ name }) => name),
          "or",
        ),
      );
    }
  }
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

const accepted = (key: string) => document(key).proves.length > 0;

/** As a name stands within a sentence: a proper one keeps its capital. */
const inSentence: Readonly<Record<string, string>> = {
  "social-security": "Social Security card",
  "credit-card": "credit card",
  "birth-certificate": "birth certificate",
  "utility-bill": "utility bill",
  "bank-statement": "bank statement",
};

test("what is to be replaced is named wherever one of the two is good", () => {
  for (const [first, second] of rows.filter(([, , enough]) => enough === "no")) {
    const refused = [...new Set([first, second])].filter((key) => !accepted(key));
    const isSame = first === second;
    const title = ask(`id1=${first}&id2=${second}`).result?.insteadTitle;
    if (refused.length === (isSame ? 1 : 2)) {
      expect(title, `${first} ${second}`).toBe("Bring one from each list");
    } else if (refused.length === 1) {
      expect(title, `${first} ${second}`).toBe(`Replace the ${inSentence[refused[0] ?? ""]} with`);
    } else {
      expect(title, `${first} ${second}`).toMatch(isSame ? /^Bring your .+ and$/ : /^Replace one of them with$/);
    }
  }
});

test.each([
  ["social-security", "Social Security card"],
  ["access-card", "US Access Card"],
  ["university", "US university ID"],
  ["nexus", "NEXUS card"],
  ["matricula", "Matrícula Consular"],
  ["passport", "US or foreign passport"],
  ["license", "driver's license"],
  ["state-id", "state ID (non-driver)"],
  ["voter-card", "voter card"],
])("%s twice is told as: your %s", (key, name) => {
  expect(ask(`id1=${key}&id2=${key}`).result?.reasons[0]).toBe(
    `You chose your ${name} twice. Bring two different documents.`,
  );
});
