import type { Partner } from "./schema.ts";

/** Placeholder names and reserved example addresses, until the store supplies the real ones. */
export const partners = [
  {
    name: "Neighborhood Salon & Spa",
    kind: "Salon and spa",
    logoUrl: "/images/partners/salon-and-spa.svg",
    website: "https://salon.example/",
  },
  {
    name: "Neighborhood Pub",
    kind: "Pub",
    logoUrl: "/images/partners/pub.svg",
    website: "https://pub.example/",
  },
  {
    name: "Neighborhood Cafe",
    kind: "Cafe",
    logoUrl: "/images/partners/cafe.svg",
    website: "https://cafe.example/",
  },
  {
    name: "Township Bank Branch",
    kind: "Bank branch",
    logoUrl: "/images/partners/bank-branch.svg",
    website: "https://bank.example/",
  },
  {
    name: "Neighborhood Boutique",
    kind: "Boutique",
    logoUrl: "/images/partners/boutique.svg",
    website: "https://boutique.example/",
  },
] as const satisfies Partner[];
