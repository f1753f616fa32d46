/** Services as a cabinet: a pigeonhole with a price plate for each, and a blue door before each group. */
import { Fragment } from "react";
import type { Figure } from "../content/schema.ts";
import { Unbroken } from "../ui/unbroken-words.tsx";
import { ServicePicture } from "./service-picture.tsx";
import type { ServiceCard } from "./services.server.ts";

export interface CabinetGroup {
  /** Fragment of its address. */
  anchor?: string;
  title: string;
  intro?: string;
  /** What stands large on the door: "Up to", "$50,000". */
  figure?: Figure | undefined;
  cards: readonly ServiceCard[];
}

/** Classes of a door by the columns that it takes on a tablet, whose cabinet has three, and at a desk. */
const tabletSpans = ["", "md:max-xl:col-span-2", "md:max-xl:col-span-3"];
const deskSpans = ["", "xl:col-span-2", "xl:col-span-3", "xl:col-span-4", "xl:col-span-5"];

/** A door takes what the last row of its pigeonholes leaves, so that none stays empty; on a phone a row of its own. */
const doorClass = (cards: number, columns: number) =>
  [tabletSpans, deskSpans.slice(0, columns)].map((spans) => spans[spans.length - (cards % spans.length) - 1]).join(" ");

interface CabinetProps {
  groups: readonly CabinetGroup[];
  /** Says "Learn More" in each pigeonhole; otherwise its name is the link. */
  hasLinks?: boolean;
  /** At a desk. */
  columns?: 4 | 5;
}

export const Cabinet = ({ groups, hasLinks = false, columns = 5 }: CabinetProps) => (
  <div className="rim border-(--color-rim) bg-(--color-wood) p-[3px]">
    {groups.map(({ anchor, title, intro, figure, cards }) => (
      <section
        key={title}
        id={anchor}
        className={`wall grid md:grid-cols-3 ${columns === 5 ? "xl:grid-cols-5" : "xl:grid-cols-4"}`}
      >
        <div
          className={`door flex flex-wrap items-center justify-between gap-x-5 gap-y-1 max-md:col-span-full ${doorClass(cards.length, columns)}`}
        >
          <div className="grow basis-32">
            <h2 className="text-[clamp(1.125rem,0.8rem_+_1.3vw,2.25rem)]">{title}</h2>
            {intro && (
              <p className="mt-1 text-sm/snug text-balance">
                <Unbroken>{intro}</Unbroken>
              </p>
            )}
          </div>
          {figure && (
            <p className="text-sm font-semibold">
              {figure.before}
              <b className="block font-display text-[clamp(2rem,1.2rem_+_2.6vw,4.25rem)]/none whitespace-nowrap first-letter:uppercase">
                {figure.number}
              </b>
              {figure.after}
            </p>
          )}
        </div>
        {cards.map((card, at) => (
          <Pigeonhole key={card.to} {...card} hasLink={hasLinks} isWide={at === 0 && cards.length % 2 === 1} />
        ))}
      </section>
    ))}
  </div>
);

interface PigeonholeProps extends ServiceCard {
  hasLink: boolean;
  /** The first of an odd number takes both columns of a phone. */
  isWide: boolean;
}

function Pigeonhole({ name, summary, plate, to, image, icon, hasLink, isWide }: PigeonholeProps) {
  return (
    <article
      className={`pigeonhole relative flex flex-col text-sm/snug ${isWide ? "max-md:col-span-full" : ""}`.trim()}
    >
      <ServicePicture
        image={image}
        icon={icon}
        loading="lazy"
        className="mx-1.5 mt-2 mb-1 w-22 md:mx-4 md:mt-5 md:mb-[0.6rem] md:w-[clamp(6rem,9vw,11rem)] print:hidden"
      />
      <div className="flex grow flex-col items-start gap-1 px-2 pb-2 md:px-4 md:pb-3">
        <h3 className="max-w-full text-base/tight text-wrap">
          {hasLink ? (
            name
          ) : (
            <a href={to} className="card-link">
              {name}
            </a>
          )}
        </h3>
        <p>{summary}</p>
        {hasLink && (
          <a href={to} className="card-link mt-auto whitespace-nowrap">
            Learn More
            <span className="sr-only">{` about ${name}`}</span>
          </a>
        )}
      </div>
      <p
        className="plate min-h-13 content-center px-2 py-1 text-balance first-letter:uppercase md:px-4"
        data-priced={typeof plate === "string" ? undefined : true}
      >
        {typeof plate === "string" ? (
          <Unbroken>{plate}</Unbroken>
        ) : (
          plate.map(({ before, number, after }) => (
            <Fragment key={number}>
              {before && <Unbroken>{before}</Unbroken>} <b className="font-display text-xl/none font-bold">{number}</b>{" "}
              {after && <Unbroken>{after}</Unbroken>}{" "}
            </Fragment>
          ))
        )}
      </p>
    </article>
  );
}
