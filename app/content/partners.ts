import type { Partner } from "./schema.ts";

/**
 * The local businesses on `/shipping-partners`. Names say the kind only and addresses are reserved for
 * examples, until the store fills in the real ones.
 */
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
