/** The results of a search, as pages show them. */
import type { OpenState } from "../../hours/opening-hours.ts";
import type { RichText } from "../../text/rich-text.ts";
import type { SearchEntry } from "../search.ts";
import type { Ranking } from "./ranking.ts";

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

export interface SearchView extends Pick<Ranking, "isEmpty" | "notOffered" | "suggestion"> {
  /** At most three, best first. */
  answers: AnswerView[];
  /** Pages, best first; among them every service whose title, description or category contains the query. */
  results: SearchEntry[];
  /** Whether a service is among the results. */
  hasService: boolean;
  /** Whether the query is in the name of a service or category. */
  isName: boolean;
}
