/** What the store is for is found by its name; what it has nothing to do with is not. */
import { describe, expect, it, test } from "vitest";
import { plainText } from "#app/text/rich-text.ts";
import { filterServices, searchBoxLimit, type SearchEntry } from "#app/search/search.ts";
import { searchJson } from "#app/search/engine/search-json.server.ts";
import { searchNotes, summarize } from "#app/search/engine/summary.server.ts";
import { searchAll, serviceEntries } from "#app/search/search.server.ts";
import { isUnlisted } from "../support/not-offered.ts";
import { storeContact } from "#app/site/store.server.ts";

const ask = (query: string) => searchAll(query, new Date("2026-11-18T15:00:00Z"));
const inBox = (query: string) => ask(query).results.slice(0, searchBoxLimit);
const json = (query: string) => searchJson(query, ask(query), false);

test.each(
  serviceEntries.map(({ title, category, href }) => [title, { names: [title, ...title.split(" "), category], href }]),
)("%s is in the box for its name, for each word of it, and for its category", (_, { names, href }) => {
  const missed = names.filter((name) => {
    // A category may have more services than the box has room for: then the page of results shows it.
    const isCategory = serviceEntries.filter(({ category }) => category === name).length > searchBoxLimit;
    return !(isCategory ? ask(name).results : inBox(name)).some((entry) => entry.href === href);
  });
  expect(missed).toEqual([]);
});

const shippingTitles = [
  "FedEx Shipping",
  "UPS Authorized Shipping Outlet",
  "International Shipping",
  "Artwork Shipping",
  "Bicycle Shipping",
  "Golf Club Shipping",
  "Shipping Insurance",
].filter((wanted) => serviceEntries.some(({ title }) => title === wanted));

describe("a name", () => {
  it.each(["ship", "shipping", "SHIPPING"])("%s comes first as services, titles before all else", (query) => {
    const titles = inBox(query).map(({ title }) => title);
    expect(titles).toHaveLength(searchBoxLimit);
    expect(titles.slice(0, shippingTitles.length)).toEqual(shippingTitles);
  });

  it.each(["print", "pack", "box", "mail"])(
    "%s has every service with a word of its title that begins so before the others",
    (query) => {
      const named = serviceEntries.filter(({ title }) =>
        title
          .toLowerCase()
          .split(" ")
          .some((word) => word.startsWith(query)),
      );
      expect(named.length).toBeGreaterThan(0);
      expect(new Set(inBox(query).slice(0, named.length))).toEqual(new Set(named));
    },
  );

  it.each(["printing", "print", "pack", "box", "mail", "copy", "card", "art"])(
    "%s finds whole words first, then what begins so, last what has it within a word",
    (query) => {
      const wordsOf = ({ title, description, category }: SearchEntry) =>
        [title, description, category]
          .join(" ")
          .toLowerCase()
          .split(/[^\p{L}\p{N}]+/u);
      const places = filterServices(serviceEntries, query).map((entry) => {
        const inTitle = wordsOf({ ...entry, description: "", category: "" });
        const grade = (words: string[]) =>
          words.includes(query) ? 0 : words.some((word) => word.startsWith(query)) ? 1 : 2;
        return grade(inTitle) < 2 ? grade(inTitle) : 2 + grade(wordsOf(entry));
      });
      expect(places).toEqual(places.toSorted((a, b) => a - b));
    },
  );
});

test.each(["how much is a mailbox", "what can't I ship", "notary fee", "hours", "fedex", "prices", "near me"])(
  "%s is answered",
  (query) => {
    expect(ask(query).answers).not.toEqual([]);
  },
);

test.each(["ship something", "ship a package", "send a package", "how do I mail a package", "what does shipping cost"])(
  "%s leads to shipping",
  (query) => {
    const { answers, results } = ask(query);
    expect(answers[0]?.to).toBe("/pack-ship");
    const pages = results.map(({ href }) => href);
    expect(pages.slice(0, 3)).toContain("/pack-ship/fedex-shipping");
    expect(pages.slice(0, 3)).not.toContain("/pack-ship/package-receiving");
    expect(pages.slice(0, 3)).not.toContain("/pack-ship/bicycle-shipping");
  },
);

test.each([
  ["are you usps", "/pack-ship/usps-services"],
  ["fax social security office", "/home-business/fax-services"],
  ["scan my drivers license", "/home-business/document-scanning"],
])("%s is answered by the page that it names, before others that hold more of its words", (query, page) => {
  expect(ask(query).answers[0]?.to.split("#")[0]).toBe(page);
});

describe("nothing of ours", () => {
  it.each(["zzzz<script>", "pizza", "dentist", "car wash"])("is found for %s, whatever pages hold a word", (query) => {
    expect(json(query)).toMatchObject({
      answers: [],
      results: [],
      summary: [`No services found for "${query}"`, "Try searching for shipping, printing, or business services"],
    });
  });

  it.each(
    [
      ["passport photos", "Our website doesn't mention passport photos."],
      ["do you take passport pictures for babies", "Our website doesn't mention passport photos."],
      ["a notary who speaks Spanish", "Our website doesn't mention help in Spanish."],
      ["where can I get a fishing license", "Our website doesn't mention fishing licenses."],
    ].filter(([query]) => isUnlisted(query ?? "")),
  )("is listed for %s: it says so, and whom to call, without other pages", (query, said) => {
    const found = ask(query);
    const { text } = storeContact.phone;
    expect(plainText(searchNotes(found))).toBe(`${said} Please call ${text}.`);
    expect(json(query).summary).toEqual([`${said} Please call ${text}.`]);
    expect(found.results.map(({ href }) => href)).toEqual(["/contact-us"]);
  });
});

test("a word that only looks like ours is asked back, beside its answers", () => {
  const found = ask("notery");
  expect(plainText(searchNotes(found))).toBe("Did you mean notary?");
  expect(summarize("notery", found)).toEqual([expect.stringMatching(/^3 answers, \d pages?$/)]);
});

test.each(["do you have a notary", "is there a notary"])("%s is answered with yes, and what to do", (query) => {
  expect(plainText(ask(query).answers[0]?.body ?? [])).toMatch(/^Yes\. Call first: /);
});
