import { services } from "../content/services/index.ts";
import type { Service } from "../content/schema.ts";
import { detailText, labelRowsOf } from "./label.server.ts";

export type HeroFact = ReturnType<typeof viewHeroFact>;

function neighborsOf({ id, category }: Service): string[] {
  const kin = services.filter((service) => service.category === category);
  const at = kin.findIndex((service) => service.id === id);
  return [...kin.slice(at + 1), ...kin.slice(0, at)].flatMap(({ heroImage }) => heroImage ?? []).slice(0, 2);
}

/** The row named by `sign`, or the one that says whether walk-ins are fine. */
function noteOf({ sign, label = [], ...service }: Service): string[] {
  const term = sign ?? label.find((row) => "about" in row && row.about === "appointment")?.term;
  const row = labelRowsOf({ label }).find((each) => each.term === term);
  const details = row?.details.map(detailText) ?? [];
  return service.hero === "sign" ? [`${term}:`, ...details.slice(0, 2)] : details.slice(0, 1);
}

function shownOf(service: Service) {
  const { hero = "drawing", priceOrTime = { number: "" }, cta } = service;
  switch (hero) {
    case "figure":
      return { shape: hero, ...priceOrTime, note: noteOf(service) };
    case "form":
      return { shape: hero, title: cta?.title ?? "", text: cta?.subtitle ?? "" };
    default:
      return { shape: "drawing" as const, note: noteOf(service), neighbors: neighborsOf(service) };
  }
}

export const viewHeroFact = (service: Service) => ({
  icon: service.icon,
  image: service.heroImage ?? null,
  ...shownOf(service),
});
