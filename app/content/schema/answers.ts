import * as v from "valibot";
import { markupOf, slug, text, timeOfDay } from "./fields.ts";
import { PriceSchema } from "./numbers.ts";
import { weekdays } from "./store.ts";

const price = v.optional(PriceSchema.entries.price);

export const AnswersSchema = v.strictObject({
  parking: v.optional(markupOf(10, 200)),
  /** By carrier id and day; a missing day has no pickup. */
  lastPickups: v.optional(v.record(slug, v.partial(v.strictObject(v.entriesFromList(weekdays, timeOfDay))))),
  /** US dollars each. */
  prices: v.optional(
    v.strictObject({
      "copy-black": price,
      "copy-color": price,
      "fax-page": price,
      "scan-page": price,
      "shredding-pound": price,
    }),
  ),
  printsWhileYouWait: v.optional(v.boolean()),
  digitalMailboxAddress: v.optional(text(10, 120)),
});
export type Answers = v.InferOutput<typeof AnswersSchema>;
