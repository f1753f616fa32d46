import type { ServiceCard } from "./services.server.ts";
import { Icon } from "../ui/icon.tsx";
import { PageLink } from "../ui/link.tsx";
import { Unbroken } from "../text/unbroken-words.tsx";

/** A list of services: icon, name, price or time, link, and on wide screens the summary. */
export function ServiceList({ cards }: { cards: readonly ServiceCard[] }) {
  return (
    <ul className="grid self-start gap-x-8 sm:grid-cols-2">
      {cards.map(({ name, summary, priceOrTime, to, icon }, at) => (
        <li
          key={to}
          // The last of an odd number has the whole line.
          className={`relative flex gap-3 rule-t py-3 max-sm:py-2 ${at % 2 === 0 && at === cards.length - 1 ? "col-span-full" : ""}`.trim()}
        >
          <Icon name={icon ?? "question"} className="size-6 text-blue" />
          <div className="grow">
            <div className="flex flex-wrap items-baseline justify-between gap-x-4">
              <h3 className="text-base">{name}</h3>
              {priceOrTime && (
                <b className="text-sm first-letter:uppercase">
                  <Unbroken>{priceOrTime}</Unbroken>
                </b>
              )}
            </div>
            <p className="text-sm text-pretty">
              {summary !== "" && <span className="max-sm:hidden">{`${summary} `}</span>}
              <PageLink to={to} className="card-link whitespace-nowrap sm:block">
                Learn More
                <span className="sr-only">{` about ${name}`}</span>
              </PageLink>
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}
