/** The site speaks American English, plainly and with one voice. */
import { describe, expect, it } from "vitest";
import type { FaqGroup, LabelRow, Service } from "#app/content/schema.ts";
import { services } from "#app/content/services/index.ts";
import { faqGroups, faqGroupsOf } from "#app/faq/faq-groups.server.ts";
import { sentencesOf, words } from "../support/sentences.ts";
import { statedNumbers } from "../support/stated-numbers.ts";
import { readableTexts, sourceTexts } from "../support/site-words.ts";

const modules = import.meta.glob<Record<string, unknown>>(
  [
    "../../app/content/**/*.ts",
    "!**/index.ts",
    "!**/schema.ts",
    "!**/schema/**",
    // What people type, and nobody reads.
    "!**/search/{synonyms,not-offered}.ts",
  ],
  { eager: true },
);
const recordTexts = Object.entries(modules).flatMap(([path, module]) =>
  readableTexts(module).map((text): [string, string] => [path.replace(/^.*app\//, "app/"), text]),
);
const said = [
  ...recordTexts,
  ...sourceTexts(["app"]).filter(([path]) => !/^app\/content\/|\.test\.ts$|\/stop-words\.ts$/.test(path)),
];

/** Words that no American store would use, and turns of phrase that are there for their own sake. */
const unwanted: ReadonlyArray<[pattern: RegExp, instead: string]> = [
  // British
  [/\blicence/i, "license"],
  [/\be-mail/i, "email"],
  [/\b(colour|favourite|honour|labour|neighbour|behaviour)/i, "-or"],
  [/\b(centre|metre|theatre)s?\b/i, "-er"],
  [/\b(organis|recognis|notaris|apologis|authoris|realis)/i, "-iz-"],
  [
    /\b(grey|cheque|programme|postcode|whilst|amongst|fortnight|queue|rubbish|parcel post|car park|tyre)s?\b/i,
    "American",
  ],
  [/\b(after|for|to|up|back)wards\b/i, "without the s"],
  [/\b(by|in|into|your|the|first-class|as) post\b(?![ -]office)/i, "mail"],
  [/\b(and|to|or) post(?: (?:it|at|a|the|them)\b|\.)|, post the\b/i, "mail it"],
  [/\beyelet/i, "grommet"],
  [/\bmend(s|ed|ing)?\b/i, "fix"],
  [/\bmove house\b/i, "move"],
  [/\b(on|earned a|a) holiday\b/i, "vacation"],
  [/\bschool run\b/i, "picking up the kids"],
  [/\btake(n|s)? along\b/i, "take"],
  [/\b(come|comes|postage) on top\b/i, "is extra"],
  [/parcels of every carrier/i, "packages from every carrier"],
  [/\bsums?\b/i, "product, or result"],
  [/\bAllen key/i, "hex wrench"],
  [/\bphone us\b/i, "call us"],
  [/\b(a|the) stick\b/i, "flash drive"],
  [
    /\b(the|insurance|third-party|own|what|to|of|rent|ask about|arrange) cover\b(?! (sheet|page|itself|stock|letter))/i,
    "coverage",
  ],
  // Of a head, a bed, a book it is the word.
  [
    /(?<!\b(?:head|face|bed|mattress|sofa|seat|book|dust|front|back|hard|soft|vinyl|fabric) )\bcover (from|for|up to|of a)\b/i,
    "coverage",
  ],
  [/\bwould sooner\b/i, "would rather"],
  [/\bstraight away\b/i, "right away"],
  // Stiff or coy
  [/\bMay I\b/, "Can I"],
  [/\bmay I\b/, "can I"],
  [/\bwhom\b/i, "who"],
  [/\bseldom\b/i, "rarely"],
  [/\bbeforehand\b/i, "ahead of time"],
  [/\bhand-over\b/i, "handing it over"],
  [/\bgrown-up/i, "adult"],
  [/\bset (off|out)\b/i, "leave"],
  [/\bparted by\b/i, "separated by"],
  [/\bfears?\b/i, "say what harms it"],
  [/\bfolk\b|\bpeople who would\b/i, "people"],
  [/\bhow upset\b/i, "nothing"],
  [
    /\bconveyed\b|Forms are dull|machines are stubborn|tells nobody much|no machine is writing|check digit say so/i,
    "plain words",
  ],
  [/more than we can take|Call from your car|glad to recommend|shelf space/i, "nothing"],
  [/Getting here/, "Getting Here"],
];

const countOf = (pattern: RegExp) => said.reduce((count, [, text]) => count + (text.match(pattern)?.length ?? 0), 0);

describe("the words", () => {
  it.each(unwanted.map(([pattern, instead]) => [pattern.source, instead, pattern] as const))(
    "/%s/ is not said, but: %s",
    (_, __, pattern) => {
      const found = said
        .filter(([, text]) => pattern.test(text))
        .map(([path, text]) => `${path}: ${text.slice(0, 160)}`);
      expect(found).toEqual([]);
    },
  );

  it("are found where they are: records, components and domain", () => {
    const texts = said.map(([, text]) => text);
    expect(texts).toContain("Let Us Handle Your Package!");
    expect(texts).toContain("Send Message");
    expect(texts).toContain("Please verify that you are not a robot.");
    expect(texts.length).toBeGreaterThan(2000);
  });

  it("call it a package, and a parcel only now and then", () => {
    const parcels = countOf(/\bparcels?\b/gi);
    const packages = countOf(/\bpackages?\b/gi);
    expect(packages).toBeGreaterThan(200);
    expect(parcels / (parcels + packages)).toBeLessThanOrEqual(1 / 3);
  });

  it("do not lean on the same turns of phrase", () => {
    expect(countOf(/\bcounters?\b/gi)).toBeLessThanOrEqual(40);
    expect(countOf(/\bbefore you (drive|come|load|set)\b/gi)).toBeLessThanOrEqual(10);
  });

  it("ask questions as customers do", () => {
    const questions = faqGroups.flatMap(({ faqs }) => faqs.map(({ question }) => question));
    expect(questions.filter((question) => !question.endsWith("?"))).toEqual([]);
    expect(questions.filter((question) => words(question).length > 14)).toEqual([]);
  });
});

describe("stated numbers", () => {
  it.each([
    ["It is $20 per month, or $1,000.", ["$20", "$1,000"]],
    ["Takes 3-5 business days, 24-48 hours or under 5 minutes.", ["3-5 business days", "24-48 hours", "5 minutes"]],
    [
      "At 1/8 inch, ten feet, two pounds, 1,728 cubic inches",
      ["1/8 inch", "ten feet", "two pounds", "1,728 cubic inches"],
    ],
    ["about 90% of the time, 15 percent, at 9:00 AM", ["90%", "15 percent", "9:00 AM"]],
    ["one day's work of someone", ["one day"]],
    ["Form 1583 and the FedEx 2Day, a two-sided sheet, some years", []],
  ])("in %j are %j", (text, found) => {
    expect(statedNumbers(text)).toEqual(found);
  });

  it("stand in numbers.ts alone, and other records name them", () => {
    const isTheirHome = (path: string) => /content\/(numbers|hours|answers)\.ts$/.test(path);
    const found = recordTexts
      .filter(([path]) => !isTheirHome(path))
      .flatMap(([path, text]) => statedNumbers(text).map((stated) => `${path}: ${stated} in: ${text.slice(0, 100)}`));
    expect(found).toEqual([]);
  });
});

/** The prose of a service page, as its records have it. */
const proseOf = (service: Service) => [
  service.heroSubtitle,
  ...service.content.map(({ body }) => body),
  ...service.features.map(({ description }) => description),
  ...faqGroupsOf(service).flatMap(({ faqs }) => faqs.flatMap(({ question, answer }) => [question, answer])),
];
const answersOf = ({ faqs }: FaqGroup) => faqs.map(({ answer }) => answer);

/** All runs of five words in texts, without their marks. */
const runsOf = (texts: readonly string[]) =>
  new Set(
    texts.flatMap((text) => {
      const spoken = text.toLowerCase().match(/[\w'{}.-]*\w[\w'{}-]*/g) ?? [];
      return spoken.slice(4).map((_, start) => spoken.slice(start, start + 5).join(" "));
    }),
  );

describe.each(services.map((service) => [service.id, service] as const))("the page of %s", (_, service) => {
  it("has sentences of under 18 words on average", () => {
    const sentences = sentencesOf(proseOf(service));
    expect(words(sentences.join(" ")).length / sentences.length).toBeLessThan(18);
  });

  it("rounds sides up where it tells how to divide them", () => {
    const texts = [...service.content.map(({ body }) => body), ...faqGroupsOf(service).flatMap(answersOf)];
    expect(texts.filter((text) => /\{\w+-dim-divisor/.test(text) && !/\bround\b.*\bup\b/i.test(text))).toEqual([]);
  });

  it("gives reasons in words that do not stand above them", () => {
    const above = runsOf([service.heroSubtitle, ...service.content.map(({ body }) => body)]);
    const reasons = runsOf(service.features.map(({ description }) => description));
    expect([...reasons].filter((run) => above.has(run))).toEqual([]);
  });

  const { label = [], content } = service;
  const isAsked = (row: LabelRow) => "bring" in row || row.about === "price" || row.about === "time";

  it("says on its label what it costs and what to bring", () => {
    expect(label.filter((row) => "about" in row && row.about === "price")).not.toEqual([]);
    expect(label.filter((row) => "bring" in row)).toHaveLength(1);
    expect(new Set(label.map(({ term }) => term)).size).toBe(label.length);
  });

  it("leaves price, time and what to bring to its label", () => {
    const asked = label.filter(isAsked).map((row) => JSON.stringify(row));
    const numbersOf = (text: string) => text.match(/\{[^{}]+\}/g) ?? [];
    const onLabel = new Set(asked.flatMap(numbersOf));
    const prose = content.flatMap(({ body }) => body.split("\n").filter((line) => !line.startsWith("|")));
    expect(prose.flatMap(numbersOf).filter((number) => onLabel.has(number))).toEqual([]);
    expect(prose.filter((line) => /^\S* ?\*\*(Costs?|Prices?|Time|Bring)\b/.test(line))).toEqual([]);
  });
});
