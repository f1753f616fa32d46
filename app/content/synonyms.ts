import type { Synonyms } from "./schema.ts";

/**
 * Words that people type and our titles do not use. A phrase matches anywhere in the query, so short
 * ones that hide in other words ("print" in "fingerprint", "sign" in "design") are left out.
 */
export const synonyms = [
  // Drop-offs and returns
  {
    phrases: ["amazon", "amazon return", "amazon qr"],
    services: ["package-drop-offs"],
    note: "Amazon QR code returns are not accepted. If Amazon also offers a carrier label, choose that and drop off the boxed item.",
  },
  {
    phrases: ["ups drop off", "ups drop-off", "ups dropoff"],
    services: ["package-drop-offs", "ups-authorized-shipper-outlet"],
  },
  {
    phrases: ["fedex drop off", "fedex drop-off", "fedex dropoff"],
    services: ["package-drop-offs", "fedex-shipping"],
  },
  {
    phrases: ["usps drop off", "usps drop-off", "usps dropoff"],
    services: ["package-drop-offs", "usps-services"],
  },
  { phrases: ["drop off", "drop-off", "dropoff", "prepaid label"], services: ["package-drop-offs"] },
  {
    phrases: ["qr code", "qr return"],
    services: ["package-drop-offs"],
    note: "Most FedEx QR codes work here. Amazon QR codes are not accepted. For any other code, call first or bring a printed label.",
  },
  {
    phrases: ["return label", "returns", "return a", "return my", "print label", "print a label"],
    services: ["package-drop-offs"],
  },

  // Carriers
  {
    phrases: ["ups store"],
    services: ["ups-authorized-shipper-outlet"],
    note: "We are an independent, family-run store and a UPS authorized outlet.",
  },
  {
    phrases: ["priority mail", "media mail", "ground advantage", "flat rate", "post office"],
    services: ["usps-services", "postage-stamps"],
  },
  {
    phrases: ["certified mail", "registered mail", "return receipt"],
    services: ["usps-services"],
    note: "Call or message us first, and say what kind of proof you need.",
  },
  { phrases: ["overnight", "next day", "rush package"], services: ["fedex-shipping", "ups-authorized-shipper-outlet"] },
  {
    phrases: ["overseas", "abroad", "customs", "foreign", "another country", "courier"],
    services: ["international-shipping", "dhl-express"],
  },
  { phrases: ["stamps", "stamp", "mail a letter"], services: ["postage-stamps"] },
  {
    phrases: ["track package", "track a package", "track my", "tracking", "where is my package"],
    services: [],
    note: "To track a package, choose Tracking in the menu and enter its number.",
  },

  // Packing
  { phrases: ["bike", "ebike"], services: ["bicycle-shipping"] },
  { phrases: ["painting", "picture frame", "sculpture", "canvas"], services: ["artwork-shipping"] },
  { phrases: ["mirror", "television", "lamp"], services: ["custom-box-making", "professional-packing"] },
  {
    phrases: ["guitar", "violin", "musical instrument"],
    services: ["custom-box-making", "professional-packing", "insurance"],
  },
  {
    phrases: ["moving boxes", "moving box"],
    services: ["packaging-supplies"],
    note: "Call first to ask which sizes we have, especially if you need several.",
  },
  {
    phrases: [
      "bubble wrap",
      "packing tape",
      "packing paper",
      "padded envelope",
      "cardboard box",
      "shipping box",
      "packing materials",
    ],
    services: ["packaging-supplies"],
  },
  { phrases: ["fragile", "pack it for me", "packing service", "glassware"], services: ["professional-packing"] },
  {
    phrases: ["lithium", "battery", "batteries", "aerosol", "perfume"],
    services: ["professional-packing"],
    note: "Things that can burn or leak have shipping rules of their own. Tell us what it is before you pack it.",
  },
  {
    phrases: ["alcohol", "liquor", "ship wine", "bottle of wine", "wine bottle"],
    services: [],
    note: "Carriers take alcohol only from licensed businesses, so we can't ship it for you.",
  },
  { phrases: ["insure", "declared value", "damage", "lost package"], services: ["insurance"] },
  {
    phrases: ["porch", "hold my package", "hold a package", "receive a package", "signature required"],
    services: ["package-receiving", "mailbox-rental"],
  },

  // Copies and print
  { phrases: ["xerox", "photocopy", "photocopies", "copier", "copy machine", "copying"], services: ["copies"] },
  { phrases: ["poster", "large format", "wide format", "enlargement"], services: ["posters-printing"] },
  { phrases: ["banner"], services: ["posters-printing"] },
  { phrases: ["leaflet", "pamphlet", "handout", "menu", "tri-fold", "trifold"], services: ["flyers-brochures"] },
  { phrases: ["invitation", "save the date"], services: ["postcard-printing", "postage-stamps"] },
  { phrases: ["logo", "artwork for print", "layout"], services: ["graphic-design"] },
  {
    phrases: ["resume", "print from phone", "print from email", "print a pdf", "print pdf"],
    services: ["document-printing"],
  },
  {
    phrases: ["lamination", "laminate", "laminating", "binding", "spiral"],
    services: ["document-printing"],
    note: "It depends on the size and thickness of the job. Ask us first whether we can do yours.",
  },

  // Mailboxes and mailings
  {
    phrases: ["po box", "p.o. box", "post office box"],
    services: ["mailbox-rental", "digital-mailbox-rental", "usps-services"],
    note: "We rent private mailboxes with a street address. To send something to a PO box, choose USPS.",
  },
  {
    phrases: ["mail box", "form 1583", "1583", "mail forwarding"],
    services: ["mailbox-rental", "digital-mailbox-rental"],
  },
  { phrases: ["virtual mailbox", "virtual address", "online mail"], services: ["digital-mailbox-rental"] },
  {
    phrases: ["eddm", "bulk mail", "mass mailing", "every-door", "mailing list"],
    services: ["every-door-direct-mail", "postcard-printing"],
  },

  // Papers
  {
    phrases: ["notary", "notarize", "notarise", "notarization"],
    services: ["home-business"],
    note: "Yes, we offer notary service. Bring a valid government ID, call first, and leave the paper unsigned.",
  },
  {
    phrases: ["passport photo", "passport picture", "visa photo"],
    services: [],
    note: "We do not offer passport photos.",
  },
  { phrases: ["fax"], services: ["fax-services"] },
  { phrases: ["shred"], services: ["shredding"] },
  {
    phrases: ["livescan", "live scan", "webcheck", "web check", "background check", "bci", "fbi", "fingerprint"],
    services: ["digital-fingerprinting"],
    note: "Fingerprinting is by online appointment only. Walk-ins are not accepted.",
  },
  { phrases: ["scan", "digitize", "paper to pdf"], services: ["document-scanning"] },

  // The store
  {
    phrases: ["store hours", "opening hours", "directions", "phone number"],
    services: [],
    note: "Hours, phone number and directions are on the Contact Us page.",
  },
] as const satisfies Synonyms;
