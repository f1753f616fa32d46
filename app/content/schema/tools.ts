import * as v from "valibot";
import { path, searchWords, slug, text } from "./fields.ts";

/** The key of a shared thing, or a text for one service. `whose` names the person when it isn't obvious. */
export const BringItemSchema = v.union([text(2, 160), v.strictObject({ thing: slug, whose: v.optional(text(3, 80)) })]);
export type BringItem = v.InferOutput<typeof BringItemSchema>;

export const ThingToBringSchema = v.strictObject({ text: text(2, 160), covers: v.optional(v.array(slug)) });
export type ThingToBring = v.InferOutput<typeof ThingToBringSchema>;

export const IdDocumentSchema = v.strictObject({
  key: slug,
  name: text(3, 40),
  isProperName: v.optional(v.literal(true)),
  /** One purpose per document, not both at once; empty means not accepted. */
  proves: v.array(v.picklist(["photo", "address"])),
});
export type IdDocument = v.InferOutput<typeof IdDocumentSchema>;

export const FingerprintCheckSchema = v.strictObject({
  key: slug,
  name: text(3, 60),
  /** "$40.00" */
  price: text(2, 20),
  bring: v.pipe(v.array(BringItemSchema), v.minLength(1)),
  notes: v.array(text(10, 240)),
});
export type FingerprintCheck = v.InferOutput<typeof FingerprintCheckSchema>;

/** Tools with an anchor are part of a service page; the others are pages. */
export const toolIds = ["measure", "mailbox-plans", "mailbox-ids", "fingerprint-check", "my-list"] as const;
export type ToolId = (typeof toolIds)[number];

export const ToolSchema = v.strictObject({
  id: v.picklist(toolIds),
  name: text(3, 40),
  description: text(20, 120),
  path,
  /** Its fragment there. */
  anchor: v.optional(slug),
  tags: v.optional(searchWords),
  /** A query that fills every field of its form. */
  example: text(3, 120),
});
export type Tool = v.InferOutput<typeof ToolSchema>;

export const ToolWordsSchema = v.strictObject({
  plans: v.strictObject({
    field: text(3, 160),
    submit: text(3, 160),
    packages: text(3, 160),
    cheapestPlan: text(3, 160),
    plan: text(3, 160),
    perMonth: text(3, 160),
    cheapest: text(3, 160),
    mailboxesOnly: text(3, 160),
    noMailbox: text(3, 160),
  }),
  ids: v.strictObject({
    submit: text(3, 160),
    choosePhoto: text(3, 160),
    chooseAddress: text(3, 160),
    enough: text(3, 160),
    enoughText: text(3, 160),
    notEnough: text(3, 160),
    photo: text(3, 160),
    address: text(3, 160),
    notAccepted: text(3, 160),
    oneOfEach: text(3, 160),
  }),
  fingerprints: v.strictObject({
    field: text(3, 160),
    submit: text(3, 160),
    choose: text(3, 160),
    hint: text(3, 160),
    booking: text(3, 160),
  }),
});
export type ToolWords = v.InferOutput<typeof ToolWordsSchema>;
