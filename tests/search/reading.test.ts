/** What a question is understood to ask. */
import { describe, expect, it, test } from "vitest";
import { createQuestionReader } from "#app/search/engine/question.ts";
import { openSearchData } from "#app/search/engine/search-data.ts";
import { searchData } from "#app/search/search-data.buildtime.ts";

const read = createQuestionReader(openSearchData(searchData));
const weighed = (query: string) => read(query).asked.map(({ term, weight, isAside }) => ({ term, weight, isAside }));
const termsOf = (query: string) => read(query).asked.map(({ term }) => term);

test.each([
  ["drop-off", ["drop off"]],
  ["dropoff", ["drop off"]],
  ["hrs on sat", ["hour", "saturday"]],
  ["20 x 15 by 10", ["dimension"]],
])("%j is %j", (query, terms) => {
  expect(termsOf(query)).toEqual(terms);
});

describe("what is said by the way", () => {
  it("is whom something is for", () => {
    const [fax, insurance, company] = weighed("fax to my insurance company");
    expect(insurance?.isAside).toBe(true);
    expect(fax?.isAside).toBe(false);
    expect(company?.isAside).toBe(true);
  });

  it("weighs little, and the name of a page the most", () => {
    const [stamps, cards] = weighed("stamps for birthday parties");
    expect(stamps?.weight).toBeGreaterThan(2 * (cards?.weight ?? 1));
  });
});

test("a fax may go to somebody whose service is not offered, a question may not ask for it", () => {
  expect(read("fax something to my lawyer").notOffered).toBeNull();
  expect(read("is there a lawyer").notOffered?.name).toBe("lawyers");
});
