/** The results of a search, as pages show them. */
import type { OpenState } from "../../hours/opening-hours.ts";
import type { RichText } from "../../text/rich-text.ts";
import type { SearchEntry } from "../search.ts";

export interface AnswerView {
  title: string;
  /** Its place on the site; for a tracking number the carrier's page. */
  to: string;
  /** Name of its page. */
  source: string;
  body: RichText;
  /** The open sign, for an answer about the hours. */
  open: OpenState | null;
}

export interface SearchView {
  /** At most three, best first. */
  answers: AnswerView[];
  /** Pages, best first; among them every service whose title, description or category contains the query. */
  results: SearchEntry[];
  /** Whether a service is among the results. */
  hasService: boolean;
  /** Whether the query is in the name of a service or category. */
  isName: boolean;
  /** Whether the question has stop words alone. */
  isEmpty: boolean;
  /** Name of the thing in the question that the store does not list. */
  notOffered: string | null;
  /** The corrected question, where only that finds an answer; then the results are for it. */
  suggestion: string | null;
}
