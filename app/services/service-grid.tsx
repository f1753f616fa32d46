import type { ServiceCard } from "./services.server.ts";
import { ServicePicture } from "./service-picture.tsx";
import { PageLink } from "../ui/link.tsx";
import { Unbroken } from "../text/unbroken-words.tsx";

/** Columns of four that the head takes, where the cards leave over so many. */
const spans = ["lg:col-span-4", "lg:col-span-3", "lg:col-span-2", "lg:col-span-1"];

/**
 * Cards of services in full rows: the head takes the places that they leave over. The number of cards is in the markup:
 * selectors that count cards would move them while the page is loading.
 */
export function ServiceGrid({ title, cards }: { title: string; cards: readonly ServiceCard[] }) {
  return (
    <div className="grid gap-3 sm:grid-cols-2 sm:gap-5 lg:grid-cols-4">
      <h2 className={`self-end ${cards.length % 2 === 0 ? "sm:col-span-2" : ""} ${spans[cards.length % 4]}`}>
        {title}
      </h2>
      <ul className="contents">
        {cards.map(({ name, summary, priceOrTime, to, image, icon }) => (
          <li key={to} className="card @container relative flex flex-wrap overflow-hidden wrap-anywhere sm:flex-col">
            <ServicePicture
              image={image}
              icon={icon}
              loading="lazy"
              className="w-[30%] bg-panel object-contain p-3 sm:h-36 sm:w-full print:hidden"
            />
            <div className="flex min-w-0 grow basis-48 flex-col gap-1 p-3 sm:basis-auto">
              <h3 className="text-base">{name}</h3>
              <p className="text-sm">{summary}</p>
              {priceOrTime && (
                <b className="mt-auto text-[min(var(--text-sm),8cqi)]/snug self-start first-letter:uppercase">
                  <Unbroken>{priceOrTime}</Unbroken>
                </b>
              )}
              <PageLink to={to} className={`card-link self-start text-sm ${priceOrTime ? "" : "mt-auto"}`.trim()}>
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
