/** What the search finds, as pages show it. */
import type { OpenState } from "../../hours/opening-hours.ts";
import type { RichText } from "../../text/rich-text.ts";
import type { SearchEntry } from "../search.ts";

export interface AnswerView {
  title: string;
  /** The page that it comes from, and the place on it; a carrier's own for a tracking number. */
  to: string;
  /** Name of that page. */
  source: string;
  body: RichText;
  /** The open sign, where the answer is about the hours. */
  open: OpenState | null;
}

export interface SearchView {
  /** At most three, best first. */
  answers: AnswerView[];
  /** Pages, best first; among them every service whose title, description or category contains the query. */
  results: SearchEntry[];
  /** Whether a service is among them. */
  hasService: boolean;
  /** The query is the name of a service, or part of one. */
  isName: boolean;
  /** What the question asks for that we do not list, as a clerk would name it. */
  notOffered: string | null;
  /** The question as we spell it, where only that finds an answer: then it is what is answered. */
  suggestion: string | null;
}
