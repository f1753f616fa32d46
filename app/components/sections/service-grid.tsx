import type { ServiceCard } from "../../domain/service-view.ts";
import { Icon } from "../ui/icon.tsx";
import { PageLink } from "../ui/link.tsx";
import { Picture } from "../ui/picture.tsx";

/** Cards of services; the whole card is the link's target. */
export function ServiceGrid({ cards, linkText = "Learn More" }: { cards: readonly ServiceCard[]; linkText?: string }) {
  return (
    <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
      {cards.map((card) => (
        <li key={card.to} className="card relative flex flex-col overflow-hidden">
          <CardPicture {...card} />
          <div className="flex grow flex-col gap-2 p-4">
            <h3>{card.name}</h3>
            <p className="grow">{card.summary}</p>
            <PageLink to={card.to} className="card-link inline-flex items-center gap-1 font-semibold">
              {linkText}
              <span className="sr-only">{` about ${card.name}`}</span>
              <Icon name="arrow-right" />
            </PageLink>
          </div>
        </li>
      ))}
    </ul>
  );
}

/** The illustration, else the icon, else a question mark. */
function CardPicture({ image, icon }: ServiceCard) {
  return (
    <div className="flex items-center justify-center bg-panel p-3 text-[#1f3f7a]">
      {image === null ? (
        <Icon name={icon ?? "question"} className="my-4 size-24!" />
      ) : (
        <Picture src={image} width="320" height="240" loading="lazy" className="h-32 w-auto" />
      )}
    </div>
  );
}
