import type { ServiceCard } from "./services.server.ts";
import { ServicePicture } from "./service-picture.tsx";
import { PageLink } from "../ui/link.tsx";
import { Unbroken } from "../text/unbroken-words.tsx";

/**
 * Cards of services in full rows: the head takes the places that they leave over. The number of cards is in the markup:
 * selectors that count cards would move them while the page is loading.
 */
export function ServiceGrid({ title, cards }: { title: string; cards: readonly ServiceCard[] }) {
  return (
    <div className="service-cards" data-left-of-two={cards.length % 2} data-left-of-four={cards.length % 4}>
      <h2>{title}</h2>
      <ul className="contents">
        {cards.map(({ name, summary, figure, to, image, icon }) => (
          <li key={to} className="card relative">
            <ServicePicture image={image} icon={icon} loading="lazy" className="card-picture print:hidden" />
            <div className="flex min-w-0 flex-col gap-1 p-3">
              <h3 className="text-base">{name}</h3>
              <p className="text-sm">{summary}</p>
              {figure && (
                <b className="mt-auto self-start first-letter:uppercase">
                  <Unbroken>{figure}</Unbroken>
                </b>
              )}
              <PageLink to={to} className={`card-link self-start text-sm ${figure ? "" : "mt-auto"}`.trim()}>
                Learn More
                <span className="sr-only">{` about ${name}`}</span>
              </PageLink>
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}
