/** The shape of what the small tools go by: what to bring, documents, checks, and the tools themselves. */
import * as v from "valibot";
import { path, searchWords, slug, text } from "./fields.ts";

/**
 * An item to bring: the key of a thing that several services ask for, or a text for this service alone. `whose` says whose
 * it is, where that is not plain.
 */
export const BringItemSchema = v.union([text(2, 160), v.strictObject({ thing: slug, whose: v.optional(text(3, 80)) })]);
export type BringItem = v.InferOutput<typeof BringItemSchema>;

/** A thing to bring, in words; it replaces the things that it `covers`. */
export const ThingToBringSchema = v.strictObject({ text: text(2, 160), covers: v.optional(v.array(slug)) });
export type ThingToBring = v.InferOutput<typeof ThingToBringSchema>;

/** A document that people bring to rent a mailbox, and what it counts as. */
export const IdDocumentSchema = v.strictObject({
  key: slug,
  name: text(3, 40),
  /** True for a name that keeps its capital within a sentence. */
  isProperName: v.optional(v.literal(true)),
  /** Purposes that it serves, not both at once; empty where it is not accepted. */
  proves: v.array(v.picklist(["photo", "address"])),
});
export type IdDocument = v.InferOutput<typeof IdDocumentSchema>;

/** A background check as a letter asks for it, and what it takes. */
export const FingerprintCheckSchema = v.strictObject({
  key: slug,
  /** The words of the letter. */
  name: text(3, 60),
  /** "$40.00" */
  price: text(2, 20),
  bring: v.pipe(v.array(BringItemSchema), v.minLength(1)),
  /** Remarks, and limits of the service. */
  notes: v.array(text(10, 240)),
});
export type FingerprintCheck = v.InferOutput<typeof FingerprintCheckSchema>;

/** The small tools. Those with an anchor are part of a service page, the others are pages. */
export const toolIds = ["measure", "mailbox-plans", "mailbox-ids", "fingerprint-check", "my-list"] as const;
export type ToolId = (typeof toolIds)[number];

/** A small tool: a form that its address answers. */
export const ToolSchema = v.strictObject({
  id: v.picklist(toolIds),
  name: text(3, 40),
  description: text(20, 120),
  /** The page it stands on, or that it is. */
  path,
  /** Its fragment on that page. */
  anchor: v.optional(slug),
  tags: v.optional(searchWords),
  /** A query that shows how it is asked, with every field of its form. */
  example: text(3, 120),
});
export type Tool = v.InferOutput<typeof ToolSchema>;

/** Words of the tools on service pages, apart from their results. */
export const ToolWordsSchema = v.strictObject({
  plans: v.strictObject({
    field: text(3, 160),
    submit: text(3, 160),
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
