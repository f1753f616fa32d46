import type { ServiceCard } from "./service-card.ts";
import { Icon } from "../ui/icon.tsx";
import { PageLink } from "../ui/link.tsx";
import { Unbroken } from "../text/unbroken-words.tsx";

/** A list of services to scan: icon, name, price or time; where there is room, a sentence too. */
export function ServiceList({ cards }: { cards: readonly ServiceCard[] }) {
  return (
    <ul className="grid self-start gap-x-8 sm:grid-cols-2">
      {cards.map(({ name, summary, figure, to, icon }) => (
        <li key={to} className="relative flex gap-3 rule-t py-3">
          <Icon name={icon ?? "question"} className="size-6 text-blue" />
          <div className="grow">
            <div className="flex flex-wrap items-baseline justify-between gap-x-4">
              <ServiceName name={name} to={to} />
              {figure && (
                <b className="text-sm first-letter:uppercase">
                  <Unbroken>{figure}</Unbroken>
                </b>
              )}
            </div>
            <p className="text-sm max-sm:hidden">{summary}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}

/** The name of a service, whose card, or line of a list, is the link's target. */
export const ServiceName = ({ name, to }: Pick<ServiceCard, "name" | "to">) => (
  <h3 className="text-base">
    <PageLink to={to} className="card-link">
      <span className="sr-only">Learn More about </span>
      {name}
    </PageLink>
  </h3>
);
