import type { StoreRule } from "./schema";

/**
 * What a visitor has to know before coming, one sentence each: for the texts that machines read. The page
 * of `owner` tells it at length; a test fails when `shown` is not among its words.
 */
export const rules = [
  {
    owner: "mailbox-rental",
    text: "Renting a mailbox needs USPS Form 1583, one photo ID and one secondary ID that shows a current address.",
    source: "store",
    shown: "One secondary ID that shows your current address",
  },
  {
    owner: "mailbox-rental",
    text: "Mail is handed over only to a person with valid photo ID.",
    source: "store",
    shown: "valid photo ID",
  },
  {
    owner: "mailbox-rental",
    text: "Mailboxes are rented for {mailbox-terms}. Fees are due in advance and are non-refundable.",
    source: "store",
    shown: "Fees are due in advance and are non-refundable",
  },
  {
    owner: "mailbox-rental",
    text: "Beyond the packages in the plan, a mailbox costs {mailbox-extra-package}. Mail forwarding costs extra.",
    source: "store",
    shown: "Forwarding costs extra",
  },
  {
    owner: "mailbox-rental",
    text: "Unclaimed mail is returned to sender after {mailbox-unclaimed}.",
    source: "store",
    shown: "Returned to sender after {mailbox-unclaimed}",
  },
  {
    owner: "home-business",
    text: "Notary service needs valid government ID.",
    source: "store",
    shown: "valid government ID",
  },
  {
    owner: "package-drop-offs",
    text: "Dropping off labeled packages is {dropoff-price}.",
    source: "store",
    shown: "Labeled packages: {dropoff-price}",
  },
  {
    owner: "package-drop-offs",
    text: "Amazon QR code returns are not accepted.",
    source: "store",
    shown: "We do not accept Amazon QR code returns",
  },
  {
    owner: "package-drop-offs",
    text: "FedEx QR code returns work {fedex-qr-share}.",
    source: "store",
    shown: "FedEx codes work here {fedex-qr-share}",
  },
  {
    owner: "usps-services",
    text: "USPS packages may weigh up to {usps-weight}; for most services length plus girth may reach {usps-girth}.",
    source: "store; USPS",
    shown: "No package may weigh more than {usps-weight}",
  },
  {
    owner: "digital-fingerprinting",
    text: "Fingerprinting needs an online appointment; walk-ins are not accepted.",
    source: "store",
    shown: "Walk-ins",
  },
  {
    owner: "digital-fingerprinting",
    text: "FBI channeling is for US citizens and lawful permanent residents, and not for US employment or licensing.",
    source: "store",
    shown: "FBI channeling has limits",
  },
  {
    owner: "insurance",
    text: "Shipping insurance covers up to {insurance-limit} per package, packed by the store's staff, with proof of value.",
    source: "store",
    shown: "Our staff pack it",
  },
  {
    owner: "insurance",
    text: "Shipments over {insurance-signature} go out with adult signature delivery.",
    source: "store",
    shown: "Every shipment over {insurance-signature} goes out with adult signature delivery",
  },
  {
    owner: "insurance",
    text: "Insurance claims must be filed within {claim-window} of the service date.",
    source: "store",
    shown: "A claim must be filed within {claim-window} of the service date",
  },
  {
    owner: "business-cards",
    text: "Nothing is printed before the customer has approved a proof.",
    source: "store",
    shown: "Nothing is printed until you approve it",
  },
  {
    owner: "terms",
    text: "Payment is due at the time of service.",
    source: "store",
    shown: "Payment is due at the time of service",
  },
] as const satisfies StoreRule[];
