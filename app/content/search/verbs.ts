/**
 * What the store does with anything, and prints of anything, and what no carrier takes: each word with the place of its
 * short answer, which stands where no passage fits better. The most special first: "send" only helps in "send a fax".
 */
export const verbs: Readonly<Record<string, string>> = {
  notarize: "/home-business#notary",
  laminate: "/copy-print/document-printing#finishing-laminate",
  shred: "/home-business/shredding#have-your-papers-shredded",
  fax: "/home-business/fax-services#send-a-fax",
  scan: "/home-business/document-scanning#have-your-pages-scanned",
  copy: "/copy-print/copies#have-copies-made",
  poster: "/copy-print/posters-printing#order-a-poster-or-a-banner",
  banner: "/copy-print/posters-printing#banners",
  flyer: "/copy-print/flyers-brochures#order-flyers-or-brochures",
  postcard: "/copy-print/postcard-printing#order-postcards",
  print: "/copy-print/document-printing#have-a-document-printed",
  alcohol: "/pack-ship/professional-packing#what-cannot-ship",
  firearm: "/pack-ship/professional-packing#what-cannot-ship",
  tobacco: "/pack-ship/professional-packing#what-cannot-ship",
  "live animal": "/pack-ship/professional-packing#what-cannot-ship",
  "illegal drug": "/pack-ship/professional-packing#what-cannot-ship",
  dangerous: "/pack-ship/professional-packing#what-cannot-ship",
  return: "/pack-ship/package-drop-offs#which-returns-we-take",
  track: "/tracking",
  pack: "/pack-ship/professional-packing#have-it-packed-for-you",
  ship: "store ship",
  mail: "store ship",
};
