import { describe, expect, it, test } from "vitest";
import { createAnalyzer, phrasesOf, stem, tokenize } from "#app/search/engine/analysis.ts";
import { buildSearchData, openSearchData } from "#app/search/engine/search-data.ts";
import { createRanker, type SearchDocument } from "#app/search/engine/ranking.ts";

describe("forms of a word have one stem", () => {
  it.each([
    "ship shipping shipped ships",
    "copy copies copied copying",
    "price prices priced pricing",
    "box boxes boxed boxing",
    "receive receives received receiving",
    "package packages packaging",
    "laminate laminates laminated laminating",
    "close closes closed closing",
  ])("%s", (forms) => {
    expect(new Set(forms.split(" ").map(stem)).size).toBe(1);
  });

  it.each([
    "poster post",
    "customs custom",
    "paintings paint",
    "care car",
    "plane plan",
    "mailbox mail",
    "business busy",
  ])("but not %s", (words) => {
    expect(new Set(words.split(" ").map(stem)).size).toBe(2);
  });
});

test.each([
  ["What's the store's Café?", ["what", "the", "store", "cafe"]],
  ["I'd ship $50,000 of 24x36 prints", ["i", "ship", "50000", "of", "24x36", "prints"]],
  ["u open rn?!", ["you", "open", "now"]],
  ["\u0000<b>\u202E.*+?^${}()|[]\\</b>", ["b", "b"]],
  ["שלום 📦 中文", ["שלום", "中文"]],
])("the words of %j", (text, words) => {
  expect(tokenize(text)).toEqual(words);
});

const { analyze, indexTerms } = createAnalyzer(
  phrasesOf([
    ["po box", "p.o. box", "post office box"],
    ["post office", "usps"],
    ["elsewhere", "to florida"],
  ]),
);
const meant = (text: string) => analyze(tokenize(text)).flatMap(({ term, isStopWord }) => (isStopWord ? [] : [term]));

test("phrases mean one thing, the longest first, and stop words nothing", () => {
  expect(meant("Can you send it to a P.O. box?")).toEqual(["send", "po box"]);
  expect(meant("post office boxes")).toEqual(["po box"]);
  expect(meant("is this a post office")).toEqual(["post offic"]);
  expect(meant("bikes to Florida")).toEqual(["bike"]);
});

test("the index finds a phrase by its words, too", () => {
  expect(indexTerms(tokenize("a post office box"))).toEqual(["po box", "post", "offic", "box"]);
});

const documents: SearchDocument[] = [
  ["/fax", "/fax", "Fax services", "", "Bring the pages."],
  ["/fax#price", "/fax", "What does a fax cost?", "per page", "Ask at the counter."],
  ["/boxes", "/boxes", "Boxes", "moving boxes", "Tape as well, and a fax."],
].map(([id = "", page = "", title = "", tags = "", body = ""]) => ({
  id,
  page,
  title,
  isAnswer: true,
  rank: 1,
  more: () => ({ tags, topic: "", body }),
}));
const data = JSON.stringify(
  buildSearchData({
    documents: documents.map(({ id, page, title, more }) => ({
      page,
      names: id === page ? [title] : [],
      title,
      ...more(),
    })),
    synonyms: [],
    places: [],
    notOffered: [["moving trucks", "moving boxes"], ["wifi"]],
  }),
);

test("the index is the same after it was written and read", () => {
  const { index, terms, notOffered } = openSearchData(data);
  expect(index.documentCount).toBe(3);
  expect(terms.get("fax")).toBe(1);
  expect(terms.get("tape")).toBe(0);
  expect(
    index
      .search("fax")
      .map(({ id }) => Number(id))
      .toSorted(),
  ).toEqual([0, 1, 2]);
  // What a tag speaks of is listed by now.
  expect(notOffered).toEqual([
    { name: "moving trucks", terms: ["move", "truck"] },
    { name: "wifi", terms: ["wifi"] },
  ]);
});

test("the page is the answer to its name, its part to a question", () => {
  const rank = createRanker(documents, data);
  expect(rank("fax services").answers[0]).toBe("/fax");
  expect(rank("fax cost per page")).toMatchObject({ answers: ["/fax#price"], pages: ["/fax"] });
  expect(rank("wifi and a fax")).toMatchObject({ answers: [], notOffered: "wifi" });
  expect(rank("unheard of")).toEqual({
    answers: [],
    pages: [],
    suggestion: null,
    notOffered: null,
  });
});

test("a word that is still being typed finds what begins like it", () => {
  expect(createRanker(documents, data)("mov").pages).toEqual(["/boxes"]);
});
