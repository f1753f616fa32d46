/** The shape of what only the owner can answer: each part is optional, and nothing speaks of what is left out. */
import * as v from "valibot";
import { markupOf, slug, text, timeOfDay } from "./fields.ts";
import { PriceSchema } from "./numbers.ts";
import { weekdays } from "./store.ts";

const price = v.optional(PriceSchema.entries.price);

export const AnswersSchema = v.strictObject({
  /** Where to park, in a sentence. */
  parking: v.optional(markupOf(10, 200)),
  /** By the id of the carrier and the day; a day that is left out has none. */
  lastPickups: v.optional(v.record(slug, v.partial(v.strictObject(v.entriesFromList(weekdays, timeOfDay))))),
  /** US dollars for one of each. */
  prices: v.optional(
    v.strictObject({
      "copy-black": price,
      "copy-color": price,
      "fax-page": price,
      "scan-page": price,
      "shredding-pound": price,
    }),
  ),
  /** Whether a few pages are printed or copied while one waits. */
  printsWhileYouWait: v.optional(v.boolean()),
  /** The street address that customers of a digital mailbox get. */
  digitalMailboxAddress: v.optional(text(10, 120)),
});
export type Answers = v.InferOutput<typeof AnswersSchema>;
