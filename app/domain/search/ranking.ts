/**
 * Ranks what answers a question. MiniSearch scores the documents by their words; how much of the question a document
 * speaks of decides whether it may be shown as the answer.
 */
import type { SearchResult } from "minisearch";
import { createAnalyzer } from "./analysis.ts";
import { coverageOf, hasWord, type Coverage } from "./coverage.ts";
import { createReadQuestion, type Asked, type Shipment } from "./question.ts";
import { openSearchData, type SearchData, type SearchFields } from "./search-data.ts";

/** Something that answers by itself, or a page. */
export interface SearchDocument {
  id: string;
  /** Path of the page that it stands on; equal to the id for the page itself. */
  page: string;
  /** Whether it can be shown as the answer. */
  isAnswer: boolean;
  /** Of a page: what else it is called. */
  names?: readonly string[];
  /** It says what its page is for: what it costs, how long it takes, what to bring. */
  isLead?: boolean;
  /** How much it counts against others. */
  rank: number;
  /** A question, a heading, a name. */
  title: string;
  /** What else is looked for in; read only while the index is built. */
  more: () => Omit<SearchFields, "title">;
}

export interface Ranking {
  /** Ids of documents, best first, at most three. */
  answers: string[];
  /** Paths, best first. */
  pages: string[];
  /** The question as we spell it, where only that finds an answer. */
  suggestion: string | null;
  /** What it asks for that we do not list, as a clerk would name it. */
  notOffered: string | null;
  /** It asks to ship just a package, or something strange to us. */
  shipment: Shipment | null;
}

export type Rank = (query: string) => Ranking;

const maxAnswers = 3;
const maxPages = 12;

/** How much a word counts by where it stands. */
const boost = { title: 3, tags: 3, topic: 1.6, body: 1 };
/** The share of a question that its answer has to speak of. */
const enough = 0.66;
/** The same where only one page can be meant, or where no word of the question is strange to us. */
const enoughOfKnown = 0.55;
/** The share of a question with a strange word that a page has to be about, or two words, where there is no answer. */
const aboutIt = 0.5;
/** How much better a page is that the question calls by its name. */
const nameBonus = 0.6;
/** How much is left of what is about a page that the question does not name. */
const otherShare = 0.8;
/** How far ahead the only page is of the next. */
const ahead = 1.15;
/** How far the rarity of a word among documents is evened out: 0 not at all, 1 wholly. */
const evenness = 0.7;
/** Answers and pages this far below the best of them are left out. */
const answerDrop = 0.3;
const pageDrop = 0.2;

interface Scored extends Coverage {
  document: SearchDocument;
  score: number;
}

/** It has what anything on it has. */
interface ScoredPage extends Pick<Coverage, "subjects" | "words"> {
  path: string;
  score: number;
}

export function createRank(documents: readonly SearchDocument[], data: SearchData): Rank {
  const opened = openSearchData(data);
  const { index, terms, names, titles } = opened;
  const naming = new Set([...names.values()].flatMap((of) => [...of]));
  const read = createReadQuestion(opened, createAnalyzer(data.phrases), naming, names.size);
  /** What a page says first of its subject. */
  const leads = new Map(documents.flatMap((document) => (document.isLead === true ? [[document.page, document]] : [])));

  /** MiniSearch prefers what few documents have; of a question, what few pages have tells more. */
  const boostOf = (term: string, weight: number) =>
    weight / Math.log(1 + documents.length / (terms.get(term)?.frequency ?? 1)) ** evenness;

  function search(asked: readonly Asked[]): Scored[] {
    const queries = asked.flatMap(({ term, certainty: sure, weight, isAttribute, prefix }) => [
      ...(term === null
        ? []
        : [{ queries: [term], boostTerm: () => sure * boostOf(term, isAttribute ? weight * 2 : weight) }]),
      ...(prefix === null
        ? []
        : [{ queries: [prefix], prefix: true, boostTerm: () => (term === null ? 1 : 0.3) * 0.5 }]),
    ]);
    if (queries.length === 0) {
      return [];
    }
    const rankOf = (id: number) => documents[id]?.rank ?? 1;
    // "What does shredding cost?" is no answer to what something else costs.
    const isOther = (id: number) => {
      const named = titles[id] ?? [];
      return named.length > 0 && !asked.some(({ term }) => term !== null && named.includes(term));
    };
    // What has only the word for a price is no answer to what something costs: it need not be ranked.
    const idle = new Set(asked.flatMap(({ term, isAttribute }) => (isAttribute && term !== null ? [term] : [])));
    const isAbout = ({ terms: found }: SearchResult) => found.some((term) => !idle.has(term));
    const hasMore = asked.some(({ term, isAttribute }) => !isAttribute && term !== null);
    const scored: Scored[] = [];
    for (const result of index.search(
      { combineWith: "OR", queries },
      { boost, boostDocument: rankOf, ...(hasMore && { filter: isAbout }) },
    )) {
      const document = documents[Number(result.id)];
      if (document !== undefined) {
        const covered = coverageOf(result, asked);
        scored.push(
          Object.assign(covered, {
            document,
            score: result.score * (0.1 + covered.coverage) * (isOther(Number(result.id)) ? otherShare : 1),
          }),
        );
      }
    }
    return scored.toSorted((a, b) => b.score - a.score);
  }

  return (query) => {
    const { asked, notOffered, shipment, spelled } = read(query);
    const isOffered = notOffered === null;
    const scored = search(asked);
    const pages = rankPages(scored, asked, names);
    const only = onlyPage(pages, asked);
    const isFamiliar = asked.every(({ isSubject, isAside, weight }) => isSubject || isAside || weight === 0);
    const isEnough = ({ document, coverage }: Scored) =>
      document.isAnswer && coverage >= (document.page === only || isFamiliar ? enoughOfKnown : enough);
    const scores = new Map(pages.map(({ path, score }) => [path, score]));
    const found = isOffered
      ? bestAnswers(
          scored
            .filter((each) => isEnough(each) && each.isSure && each.subjects !== 0)
            .map((each) => ({ ...each, score: each.score * pageShare(scores.get(each.document.page), pages[0]) })),
        )
      : [];
    const lead = !isOffered || only === undefined ? undefined : leads.get(only)?.id;
    const answers = [...new Set([...found, ...(lead === undefined ? [] : [lead])])].slice(0, maxAnswers);
    const wouldAnswer = isOffered && answers.length === 0 && scored.some(isEnough);
    const isAboutIt = ({ subjects }: ScoredPage) =>
      isFamiliar ? subjects !== 0 : hasTwo(subjects) || shareOf(asked, subjects) >= aboutIt;
    return {
      answers,
      // Without an answer, what only holds a word of it is no find: "pizza" in an example, "car" for "car wash".
      pages: pages.filter((page) => answers.length > 0 || isAboutIt(page)).map(({ path }) => path),
      suggestion: wouldAnswer ? spelled : null,
      notOffered,
      shipment,
    };
  };
}

/** An answer is worth more on a better page. */
const pageShare = (score = 0, best: ScoredPage | undefined) => 0.4 + (0.6 * score) / (best?.score ?? 1);

/** Whether at least two words are among these. */
const hasTwo = (words: number) => (words & (words - 1)) !== 0;

/** The share of a question that some of its words are, from 0 to 1. */
function shareOf(asked: readonly Asked[], words: number): number {
  const sum = (of: readonly Asked[]) => of.reduce((all, { weight }) => all + weight, 0);
  return sum(asked.filter((_, at) => hasWord(words, at))) / (sum(asked) || 1);
}

/** The page that alone can be meant: it has all that was asked for, and no other comes near. */
function onlyPage([best, next]: readonly ScoredPage[], asked: readonly Asked[]): string | undefined {
  if (best === undefined) {
    return undefined;
  }
  const speaksOf = (at: number) => hasWord(best.subjects, at);
  const isTold = asked.some(({ isTelling, isTyped }, at) => isTelling && isTyped && speaksOf(at));
  const isNamed = asked.some(({ isNaming, isTyped }, at) => isNaming && isTyped && speaksOf(at));
  const meant = asked.filter(({ isAside }) => !isAside);
  const sumOf = (words: readonly Asked[]) => words.reduce((all, { weight }) => all + weight, 0);
  const has = (word: Asked) => hasWord(best.words, asked.indexOf(word));
  const isWhole =
    meant.every((word) => has(word) || word.isSubject || word.weight === 0) &&
    sumOf(meant.filter(has)) >= sumOf(meant) * (isNamed ? 0.5 : 0.75);
  return isTold && isWhole && (next === undefined || best.score > next.score * ahead) ? best.path : undefined;
}

/** A page as a whole is the answer where it is asked for by name; else the parts that speak of it come first. */
function bestAnswers(found: readonly Scored[]): string[] {
  const scored = found
    .map(({ document, score, isNamed }) => {
      const isPart = document.id !== document.page;
      return { id: document.id, score: isPart ? score : score * (isNamed ? 1.5 : 0.6) };
    })
    .toSorted((a, b) => b.score - a.score);
  const best = scored[0]?.score ?? 0;
  return scored
    .filter(({ score }) => score >= best * answerDrop)
    .slice(0, maxAnswers)
    .map(({ id }) => id);
}

/** A page is as good as the best of what stands on it, a little better for each thing more, and by all it speaks of. */
function rankPages(
  found: readonly Scored[],
  asked: readonly Asked[],
  names: ReadonlyMap<string, ReadonlySet<string>>,
): ScoredPage[] {
  const pages = new Map<string, ScoredPage>();
  for (const { document, score, subjects, words } of found) {
    const known = pages.get(document.page);
    if (known === undefined) {
      pages.set(document.page, { path: document.page, score, subjects, words });
    } else {
      known.score += score * 0.1;
      known.subjects |= subjects;
      known.words |= words;
    }
  }
  const spoken = ({ subjects, words }: ScoredPage) =>
    shareOf(asked, subjects) + 0.4 * shareOf(asked, words & ~subjects);
  const naming = asked.flatMap(({ isNaming, term }) => (isNaming && term !== null ? [term] : []));
  const namedShare = ({ path }: ScoredPage) => {
    const named = names.get(path);
    return named === undefined || naming.length === 0
      ? 0
      : naming.filter((term) => named.has(term)).length / naming.length;
  };
  for (const page of pages.values()) {
    page.score *= (0.3 + spoken(page)) * (1 + nameBonus * namedShare(page));
  }
  const ranked = [...pages.values()].toSorted((a, b) => b.score - a.score);
  const best = ranked[0]?.score ?? 0;
  return ranked.filter(({ score }) => score >= best * pageDrop).slice(0, maxPages);
}
