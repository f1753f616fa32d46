import type { Service } from "../schema.ts";
import { artworkShipping } from "./artwork-shipping.ts";
import { digitalFingerprinting } from "./digital-fingerprinting.ts";
import { mailboxRental } from "./mailbox-rental.ts";

/** Every service, in the order of lists and of the search box's popular services. */
export const services: readonly Service[] = [artworkShipping, mailboxRental, digitalFingerprinting];
