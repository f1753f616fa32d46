import type { FaqGroup } from "../schema.ts";
import { artShippingFaqs } from "./art-shipping.ts";
import { bannersFaqs } from "./banners.ts";
import { bicycleFaqs } from "./bicycle.ts";
import { businessCardsFaqs } from "./business-cards.ts";
import { copiesFaqs } from "./copies.ts";
import { customBoxesFaqs } from "./custom-boxes.ts";
import { dhlFaqs } from "./dhl.ts";
import { digitalMailboxFaqs } from "./digital-mailbox.ts";
import { directMailFaqs } from "./direct-mail.ts";
import { documentFinishingFaqs } from "./document-finishing.ts";
import { documentPrintingFaqs } from "./document-printing.ts";
import { dropOffsFaqs } from "./drop-offs.ts";
import { faxFaqs } from "./fax.ts";
import { fedexFaqs } from "./fedex.ts";
import { fingerprintingFaqs } from "./fingerprinting.ts";
import { flyersBrochuresFaqs } from "./flyers-brochures.ts";
import { golfClubsFaqs } from "./golf-clubs.ts";
import { graphicDesignFaqs } from "./graphic-design.ts";
import { insuranceFaqs } from "./insurance.ts";
import { internationalFaqs } from "./international.ts";
import { mailboxRentalFaqs } from "./mailbox-rental.ts";
import { notaryFaqs } from "./notary.ts";
import { packageReceivingFaqs } from "./package-receiving.ts";
import { packagingSuppliesFaqs } from "./packaging-supplies.ts";
import { postageStampsFaqs } from "./postage-stamps.ts";
import { postcardsFaqs } from "./postcards.ts";
import { postersFaqs } from "./posters.ts";
import { professionalPackingFaqs } from "./professional-packing.ts";
import { scanningFaqs } from "./scanning.ts";
import { shippingFaqs } from "./shipping.ts";
import { shreddingFaqs } from "./shredding.ts";
import { upsFaqs } from "./ups.ts";
import { uspsFaqs } from "./usps.ts";

/** In the order of the FAQ page. */
export const faqGroups: readonly FaqGroup[] = [
  shippingFaqs,
  professionalPackingFaqs,
  customBoxesFaqs,
  packagingSuppliesFaqs,
  artShippingFaqs,
  bicycleFaqs,
  golfClubsFaqs,
  internationalFaqs,
  fedexFaqs,
  upsFaqs,
  uspsFaqs,
  dhlFaqs,
  dropOffsFaqs,
  packageReceivingFaqs,
  postageStampsFaqs,
  businessCardsFaqs,
  flyersBrochuresFaqs,
  documentPrintingFaqs,
  documentFinishingFaqs,
  postersFaqs,
  bannersFaqs,
  postcardsFaqs,
  copiesFaqs,
  graphicDesignFaqs,
  mailboxRentalFaqs,
  digitalMailboxFaqs,
  directMailFaqs,
  shreddingFaqs,
  scanningFaqs,
  faxFaqs,
  notaryFaqs,
  fingerprintingFaqs,
  insuranceFaqs,
];
