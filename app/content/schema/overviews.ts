import * as v from "valibot";
import { CallToActionSchema, FeatureSchema, IconNameSchema, markupOf, path, slug, text } from "./fields.ts";
import { FigureSchema } from "./numbers.ts";
import { pageEntries, titled } from "./pages.ts";
import { LabelSchema } from "./services.ts";

export const OverviewSchema = v.strictObject({
  ...pageEntries,
  ordinary: v.optional(
    v.strictObject({ text: markupOf(20, 300), links: v.array(v.strictObject({ label: text(3, 40), to: path })) }),
  ),
  errand: v.strictObject({ name: text(3, 40), icon: IconNameSchema, label: LabelSchema }),
  benefits: v.pipe(v.array(FeatureSchema), v.length(4)),
  /** Service ids whose drawings stand on the shelves in the hero. */
  bench: v.pipe(v.array(slug), v.minLength(4), v.maxLength(6)),
  cardsTitle: text(3, 80),
  doors: v.pipe(
    v.array(
      v.strictObject({
        key: slug,
        title: text(3, 40),
        intro: text(3, 160),
        figure: v.optional(FigureSchema),
      }),
    ),
    v.minLength(1),
  ),
  ready: titled,
  cta: v.strictObject({
    ...CallToActionSchema.entries,
    buttonLink: v.pipe(v.string(), v.regex(/^\/contact-us\?service=[a-z]+#form$/, "/contact-us?service=…#form")),
  }),
});
export type Overview = v.InferOutput<typeof OverviewSchema>;
