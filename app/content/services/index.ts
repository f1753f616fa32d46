import type { Service } from "../schema.ts";
import { artworkShipping } from "./artwork-shipping.ts";
import { bicycleShipping } from "./bicycle-shipping.ts";
import { businessCards } from "./business-cards.ts";
import { copies } from "./copies.ts";
import { customBoxMaking } from "./custom-box-making.ts";
import { dhlExpress } from "./dhl-express.ts";
import { digitalFingerprinting } from "./digital-fingerprinting.ts";
import { digitalMailboxRental } from "./digital-mailbox-rental.ts";
import { documentPrinting } from "./document-printing.ts";
import { documentScanning } from "./document-scanning.ts";
import { everyDoorDirectMail } from "./every-door-direct-mail.ts";
import { faxServices } from "./fax-services.ts";
import { fedexShipping } from "./fedex-shipping.ts";
import { flyersBrochures } from "./flyers-brochures.ts";
import { golfClubShipping } from "./golf-club-shipping.ts";
import { graphicDesign } from "./graphic-design.ts";
import { homeBusiness } from "./home-business.ts";
import { insurance } from "./insurance.ts";
import { internationalShipping } from "./international-shipping.ts";
import { mailboxRental } from "./mailbox-rental.ts";
import { packageDropOffs } from "./package-drop-offs.ts";
import { packageReceiving } from "./package-receiving.ts";
import { packagingSupplies } from "./packaging-supplies.ts";
import { postageStamps } from "./postage-stamps.ts";
import { postcardPrinting } from "./postcard-printing.ts";
import { postersPrinting } from "./posters-printing.ts";
import { professionalPacking } from "./professional-packing.ts";
import { shredding } from "./shredding.ts";
import { upsAuthorizedShipperOutlet } from "./ups-authorized-shipper-outlet.ts";
import { uspsServices } from "./usps-services.ts";

/** Lists keep this order; the first six are popular in the search box. */
export const services: readonly Service[] = [
  fedexShipping,
  upsAuthorizedShipperOutlet,
  packageDropOffs,
  professionalPacking,
  mailboxRental,
  digitalFingerprinting,
  uspsServices,
  dhlExpress,
  internationalShipping,
  artworkShipping,
  bicycleShipping,
  golfClubShipping,
  packageReceiving,
  customBoxMaking,
  packagingSupplies,
  postageStamps,
  businessCards,
  flyersBrochures,
  documentPrinting,
  copies,
  postersPrinting,
  postcardPrinting,
  graphicDesign,
  digitalMailboxRental,
  documentScanning,
  shredding,
  faxServices,
  everyDoorDirectMail,
  insurance,
  homeBusiness,
];
