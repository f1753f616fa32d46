import { expect, test } from "vitest";
import { idDocuments } from "../../content/id-documents.ts";
import type { IdDocument } from "../../content/schema.ts";
import { viewIds } from "./ids.server.ts";

const ask = (query: string) => viewIds(new URLSearchParams(query));
const documents: readonly IdDocument[] = idDocuments;
const taken = (purpose: "photo" | "address") => documents.filter(({ proves }) => proves.includes(purpose));
const refused = documents.filter(({ proves }) => proves.length === 0);

test("a photo ID and another document with the address are enough, whichever they are, and no other two are", () => {
  for (const photo of [...taken("photo"), ...refused]) {
    for (const address of [...taken("address"), ...refused]) {
      const isEnough = photo !== address && photo.proves.length > 0 && address.proves.length > 0;
      const { result } = ask(`id1=${photo.key}&id2=${address.key}`);
      expect(result?.isEnough, `${photo.name} and ${address.name}`).toBe(isEnough);
      expect(result?.instead.length === 0).toBe(isEnough);
    }
  }
});

test.each([
  ["university", "utility-bill", /utility bill/, "Replace the utility bill with one of these:", ["Driver's license"]],
  ["social-security", "lease", /Social Security/, "Replace the Social Security card with one of these:", ["Passport"]],
  [
    "utility-bill",
    "birth-certificate",
    /utility bill and birth/,
    "Bring one from each list",
    ["Passport", "Voter card"],
  ],
  ["license", "license", /twice/, "Bring your driver's license and one of these:", ["Passport card", "Voter card"]],
])("%s and %s: why not, what stays good, and what to bring instead", (first, second, reason, title, instead) => {
  const { result } = ask(`id1=${first}&id2=${second}`);
  expect(result?.reason).toMatch(reason);
  expect(result?.insteadTitle).toBe(title);
  instead.forEach((name, at) => expect(result?.instead[at]?.documents).toContain(name));
  // It must not suggest documents the visitor chose or we refuse.
  for (const { name } of [...refused, ...documents.filter(({ key }) => key === first)]) {
    expect(result?.instead.map((list) => list.documents).join()).not.toContain(name);
  }
});

test.each([
  ["id1=passport", ["id2"], ["passport", ""]],
  ["id1=&id2=lease", ["id1"], ["", "lease"]],
  ["id1=lease&id2=lease", ["id1"], ["", "lease"]],
  ["id1=constructor&id2=__proto__", ["id1", "id2"], ["", ""]],
  ["", [], ["", ""]],
])("%j asks for what is missing, %j, and keeps what was chosen", (query, missing, values) => {
  const { result, errors, fields } = ask(query);
  expect(result).toBeNull();
  expect(Object.entries(errors).flatMap(([name, error]) => (error === undefined ? [] : [name]))).toEqual(missing);
  expect(fields.map(({ value }) => value)).toEqual(values);
});
