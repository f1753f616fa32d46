import type { ServiceCard } from "./service-card.ts";
import { Icon } from "../ui/icon.tsx";
import { PageLink } from "../ui/link.tsx";
import { Picture } from "../ui/picture.tsx";
import { Unbroken } from "../text/unbroken-words.tsx";

/**
 * Cards of services in rows that every number of them fills; the whole card is the link's target. The number comes with the
 * list: selectors that count cards move them while the page is still arriving.
 */
export function ServiceGrid({ cards, linkText = "Learn More" }: { cards: readonly ServiceCard[]; linkText?: string }) {
  return (
    <ul className="service-cards" data-left-of-two={cards.length % 2} data-left-of-three={cards.length % 3}>
      {cards.map(({ name, summary, figure, to, image, icon }) => (
        <li key={to} className="card">
          <CardPicture image={image} icon={icon} />
          <div className="flex flex-1 flex-col gap-2 p-4">
            <h3>{name}</h3>
            <p>{summary}</p>
            <p>
              <PageLink to={to} className="card-link inline-flex items-center gap-1 font-semibold">
                {linkText}
                <span className="sr-only">{` about ${name}`}</span>
                <Icon name="arrow-right" />
              </PageLink>
              {figure && (
                <b>
                  <Unbroken>{figure}</Unbroken>
                </b>
              )}
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}

/** The illustration, else the icon, else a question mark. */
function CardPicture({ image, icon }: Pick<ServiceCard, "image" | "icon">) {
  return image === null ? (
    <Icon name={icon ?? "question"} className="card-picture" />
  ) : (
    <Picture src={image} width="320" height="240" loading="lazy" className="card-picture" />
  );
}
