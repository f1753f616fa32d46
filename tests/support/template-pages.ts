import { services } from "../../app/content/services/index.ts";
import { servicePath } from "../../app/site/service-links.server.ts";
import { artworkShipping, golfClubShipping, serviceLike } from "./service-like.ts";

/** Each hero shape needs its own page. */
const formPaths = services
  .filter(({ hero }) => hero === "form")
  .slice(0, 1)
  .map(servicePath);

/** One page per template. */
export const templatePages = [
  { name: "home", path: "/" },
  { name: "about", path: "/about-us" },
  { name: "services", path: "/services" },
  { name: "tracking", path: "/tracking" },
  { name: "shipping-partners", path: "/shipping-partners" },
  { name: "contact", path: "/contact-us" },
  { name: "overview", path: "/pack-ship" },
  { name: "long-service", path: artworkShipping.path },
  { name: "service-with-carriers", path: serviceLike("pack-ship", "international-shipping").path },
  ...formPaths.map((path) => ({ name: "service-form", path })),
  { name: "questions", path: "/ask-mailbox-plus" },
  { name: "service-area", path: "/service-area" },
  { name: "area", path: "/service-area/mentor" },
  { name: "measure", path: "/measure?length=20&width=15&height=10&weight=8&unit=in" },
  { name: "service-tools", path: "/home-business/mailbox-rental?packages=8&id1=passport&id2=credit-card" },
  { name: "my-list", path: `/visit?for=mailbox-rental&for=digital-fingerprinting&for=${golfClubShipping.id}` },
  { name: "policy", path: "/privacy" },
  { name: "search-hits", path: "/search?q=box" },
  { name: "search-empty", path: "/search?q=zzz" },
  { name: "not-found", path: "/no-such-page" },
];
