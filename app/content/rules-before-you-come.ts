import { documentsFor } from "./id-documents.ts";
import { allCarriers, amount, price, rate } from "./number-words.ts";
import { waysToPay } from "./shared-words.ts";
import type { StoreRule } from "./schema";

/**
 * What visitors must know before they come, one sentence each, for machine-readable texts. A test fails when `shown`
 * isn't on the `owner` page.
 */
export const storeRules = [
  {
    owner: "mailbox-rental",
    text: "Renting a mailbox needs USPS Form 1583, one photo ID and one secondary ID that shows a current address.",
    source: "store; USPS",
    checkedOn: "2026-11-22",
    shown: "one secondary ID that shows your current address",
  },
  {
    owner: "mailbox-rental",
    text: "Every adult who gets mail in a mailbox shows two current IDs and is on a Form 1583.",
    source: "USPS",
    checkedOn: "2026-11-22",
    shown: "Every adult who gets mail in the box has to show two current IDs",
  },
  {
    owner: "mailbox-rental",
    text: "Form 1583 needs no notary when it is signed in front of the store's staff.",
    source: "USPS",
    checkedOn: "2026-11-22",
    shown: "If you sign it in front of our staff, you don't need a notary",
  },
  {
    owner: "mailbox-rental",
    text: `Not accepted here as an ID for Form 1583: ${documentsFor()}.`,
    source: "USPS",
    checkedOn: "2026-11-22",
    shown: "Not accepted here:",
  },
  {
    owner: "mailbox-rental",
    text: "The address of a mailbox is written with PMB or # and the box number.",
    source: "USPS",
    checkedOn: "2026-11-22",
    shown: "our street address with PMB (private mailbox) or # and your box number",
  },
  {
    owner: "mailbox-rental",
    text: "Mail is handed over only to a person with valid photo ID.",
    source: "store",
    shown: "valid photo ID",
  },
  {
    owner: "mailbox-rental",
    text: `Mailboxes are rented for ${amount("mailbox-terms")}. Fees are due in advance and are non-refundable.`,
    source: "store",
    shown: "Fees are due in advance and are non-refundable",
  },
  {
    owner: "mailbox-rental",
    text: `Packages beyond those in a mailbox plan are ${rate("mailbox-extra-package")}. Mail forwarding costs extra.`,
    source: "store",
    shown: "Forwarding costs extra",
  },
  {
    owner: "mailbox-rental",
    text: `Unclaimed mail is returned to sender after ${amount("mailbox-unclaimed")}.`,
    source: "store",
    shown: `After ${amount("mailbox-unclaimed")}, unclaimed mail goes back to the sender`,
  },
  {
    owner: "package-receiving",
    text: "Without a mailbox, packages are received from FedEx, UPS and DHL; mail by USPS needs a mailbox and Form 1583.",
    source: "store; USPS",
    checkedOn: "2026-11-22",
    shown: "We receive packages from FedEx, UPS and DHL for you",
  },
  {
    owner: "home-business",
    text: "Notary service needs valid government ID.",
    source: "store",
    shown: "valid government ID",
  },
  {
    owner: "home-business",
    text: `Ohio law caps a notary's fee at ${amount("notary-fee")} per notarial act, not per signature.`,
    source: "Ohio Revised Code 147.08",
    checkedOn: "2026-11-23",
    shown: `Ohio law allows at most ${amount("notary-fee")} for each notarial act`,
  },
  {
    owner: "every-door-direct-mail",
    text: `A piece of EDDM Retail is longer than ${amount("usps-eddm-length")}, taller than ${amount("usps-eddm-height")} or thicker than ${amount("usps-eddm-thickness")}, weighs up to ${amount("usps-eddm-weight")}, and goes out with at least ${amount("usps-eddm-pieces")} or ${amount("usps-eddm-mailing-weight")}.`,
    source: "USPS, DMM 143 and 145",
    checkedOn: "2026-11-23",
    shown: `Up to ${amount("usps-eddm-weight")} apiece`,
  },
  {
    owner: "package-drop-offs",
    text: `Dropping off labeled packages is ${price("dropoff")}.`,
    source: "store",
    shown: `Labeled packages: ${price("dropoff")}`,
  },
  {
    owner: "package-drop-offs",
    text: "Amazon QR code returns are not accepted.",
    source: "store",
    shown: "We do not accept Amazon QR code returns",
  },
  {
    owner: "package-drop-offs",
    text: `FedEx QR code returns work ${amount("fedex-qr-share")}.`,
    source: "store",
    shown: `It works ${amount("fedex-qr-share")}`,
  },
  {
    owner: "usps-services",
    text: `USPS packages within the US may weigh up to ${amount("usps-weight")}; for most services length plus girth may reach ${amount("usps-girth")}.`,
    source: "store; USPS",
    checkedOn: "2026-11-22",
    shown: `The weight limit within the US is ${amount("usps-weight")}`,
  },
  {
    owner: "ups-authorized-shipper-outlet",
    text: `UPS packages may weigh up to ${amount("ups-weight")}, be ${amount("ups-length")} long, and reach ${amount("ups-girth")} in length plus girth.`,
    source: "UPS",
    checkedOn: "2026-11-22",
    shown: "A UPS package has to stay within all three limits",
  },
  {
    owner: "terms",
    text: `The store is an authorized agent for ${allCarriers}. Each carries packages under its own terms.`,
    source: "store",
    shown: `We are an authorized agent for the carriers ${allCarriers}`,
  },
  {
    owner: "insurance",
    text: `Shipping insurance, at extra cost, covers up to ${amount("insurance-limit")} per package, packed by the store's staff, with proof of value.`,
    source: "store",
    shown: "Our staff packs it",
  },
  {
    owner: "insurance",
    text: `Insurance above ${amount("insurance-limit")} needs prior authorization. Each package is insured separately, by declared value.`,
    source: "store",
    shown: "More only with prior authorization",
  },
  {
    owner: "insurance",
    text: `Shipments over ${amount("insurance-signature")} go out with adult signature delivery.`,
    source: "store",
    shown: `Every shipment over ${amount("insurance-signature")} goes out with adult signature delivery`,
  },
  {
    owner: "insurance",
    text: `Insurance claims must be filed within ${amount("claim-window")} of the service date. A carrier's own limit can be shorter, especially for international shipments.`,
    source: "store",
    shown: `A claim must be filed within ${amount("claim-window")} of the service date`,
  },
  {
    owner: "insurance",
    text: `Claims are usually resolved in ${amount("insurance-claim-time")} once documents are complete.`,
    source: "store",
    shown: `usually resolved in ${amount("insurance-claim-time")} once the documents are complete`,
  },
  {
    owner: "digital-fingerprinting",
    text: "Fingerprinting needs an online appointment; walk-ins are not accepted.",
    source: "store",
    shown: "You need an online appointment",
  },
  {
    owner: "digital-fingerprinting",
    text: "FBI channeling is for US citizens and lawful permanent residents, not for US employment or licensing. Results from channeling can't be shipped overseas.",
    source: "store; FBI",
    checkedOn: "2026-11-22",
    shown: "FBI channeling has limits",
  },
  {
    owner: "digital-fingerprinting",
    text: "A Florida Level 2 check needs the ORI number of the agency that wants it.",
    source: "legalclarity.org, on Florida Level 2",
    checkedOn: "2026-11-23",
    shown: "your agency's ORI number",
  },
  {
    owner: "digital-fingerprinting",
    text: "An Ohio check needs a reason code from the employer or board; a wrong entry is run and paid for again.",
    source: "Ohio Attorney General",
    checkedOn: "2026-11-22",
    shown: "you'll pay for a second check",
  },
  {
    owner: "business-cards",
    text: "Nothing is printed before the customer has approved a proof.",
    source: "store",
    shown: "Nothing is printed until you approve it",
  },
  { owner: "business-cards", text: "Rush print orders may cost extra.", source: "store", shown: "may cost extra" },
  {
    owner: "terms",
    text: `Payment is due at the time of service, by ${waysToPay}.`,
    source: "store",
    shown: "Payment is due at the time of service",
  },
  {
    owner: "terms",
    text: "Service fees are non-refundable once work has begun.",
    source: "store",
    shown: "Service fees are non-refundable once work has begun",
  },
  {
    owner: "terms",
    text: "Disputes go to negotiation, then to binding arbitration under Ohio law.",
    source: "store",
    shown: "binding arbitration",
  },
  { owner: "contact", text: "Holiday hours may vary.", source: "store", shown: "Holiday hours may vary" },
] as const satisfies StoreRule[];
