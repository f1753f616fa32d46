import type { FaqGroup } from "../schema.ts";
import { artShippingFaqs } from "./art-shipping.ts";
import { fingerprintingFaqs } from "./fingerprinting.ts";
import { mailboxRentalFaqs } from "./mailbox-rental.ts";

/** Every group of questions, in the order of the FAQ page. */
export const faqGroups: readonly FaqGroup[] = [artShippingFaqs, mailboxRentalFaqs, fingerprintingFaqs];
