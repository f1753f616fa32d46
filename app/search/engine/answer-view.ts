/** An answer, as pages show it. */
import type { OpenState } from "../../hours/opening-hours.ts";
import type { RichText } from "../../text/rich-text.ts";

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
