/** The shape of the overviews of sections: what they list, and what people come for who know no service by name. */
import * as v from "valibot";
import { CallToActionSchema, FeatureSchema, IconNameSchema, markupOf, path, slug, text } from "./fields.ts";
import { FigureSchema } from "./numbers.ts";
import { pageEntries, titled } from "./pages.ts";
import { LabelSchema } from "./services.ts";

/** A section of services: `/pack-ship`, `/copy-print`. */
export const OverviewSchema = v.strictObject({
  ...pageEntries,
  /** For visitors with an ordinary package: what to do, and what can be done before they come. */
  ordinary: v.optional(
    v.strictObject({ text: markupOf(20, 300), links: v.array(v.strictObject({ label: text(3, 40), to: path })) }),
  ),
  /** What visitors come for who know no service by name: on My list it stands like one. */
  errand: v.strictObject({ name: text(3, 40), icon: IconNameSchema, label: LabelSchema }),
  benefits: v.pipe(v.array(FeatureSchema), v.length(4)),
  /** Ids of four to six services, whose drawings stand on the shelves at the head. */
  bench: v.pipe(v.array(slug), v.minLength(4), v.maxLength(6)),
  cardsTitle: text(3, 80),
  /** Groups of the services of its section. One that names no `door` stands behind the last. */
  doors: v.pipe(
    v.array(
      v.strictObject({
        key: slug,
        title: text(3, 40),
        intro: text(3, 160),
        /** What stands large on the door: a price, a limit or a time. */
        figure: v.optional(FigureSchema),
      }),
    ),
    v.minLength(1),
  ),
  ready: titled,
  /** Leads to the message form, with what the message is about filled in. */
  cta: v.strictObject({
    ...CallToActionSchema.entries,
    buttonLink: v.pipe(v.string(), v.regex(/^\/contact-us\?service=[a-z]+#form$/, "/contact-us?service=…#form")),
  }),
});
export type Overview = v.InferOutput<typeof OverviewSchema>;
