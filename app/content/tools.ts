import type { Tool } from "./schema";

/** The small tools: where each is, and an address that shows how it is asked. */
export const tools = [
  {
    id: "measure",
    name: "Measure your package",
    description: "Girth, size and weight of a box, and which carriers take it at this counter.",
    path: "/measure",
    example: "length=20&width=15&height=10&weight=8&unit=in",
  },
  {
    id: "mailbox-plans",
    name: "Which mailbox plan?",
    description: "What receiving packages costs in a month: by the piece, unlimited, or with a mailbox.",
    path: "/home-business/mailbox-rental",
    anchor: "plans",
    example: "packages=8",
  },
  {
    id: "mailbox-ids",
    name: "Will my two IDs do?",
    description: "Whether two documents are enough for USPS Form 1583, and what to bring instead.",
    path: "/home-business/mailbox-rental",
    anchor: "ids",
    example: "id1=passport&id2=lease",
  },
  {
    id: "fingerprint-check",
    name: "Which fingerprint check?",
    description: "What your letter asks for: its price, what to bring, and what is not possible.",
    path: "/specialty/digital-fingerprinting",
    anchor: "check",
    example: "letter=bci",
  },
  {
    id: "visit",
    name: "Plan your visit",
    description: "One sheet for all that you come for: what to bring, prices, times and appointments.",
    path: "/visit",
    example: "for=mailbox-rental&for=package-drop-offs",
  },
] as const satisfies Tool[];
