import { Fragment } from "react";
import type { Figure } from "../content/schema.ts";
import { Unbroken } from "../ui/unbroken-words.tsx";
import { ServicePicture } from "./service-picture.tsx";
import type { ServiceCard } from "./services.server.ts";

export interface CabinetGroup {
  anchor?: string;
  title: string;
  intro?: string;
  /** Shown large on the bar: "Up to", "$50,000". */
  figure?: Figure | undefined;
  cards: readonly ServiceCard[];
}

const tabletSpans = ["", "", "md:max-xl:col-span-30", "md:max-xl:col-span-20", "md:max-xl:col-span-15"];
const deskSpans = ["", "", "xl:col-span-30", "xl:col-span-20", "xl:col-span-15", "xl:col-span-12"];

/** Spreads boxes evenly over as few full rows as possible. */
function spanOf(at: number, boxes: number, spans: readonly string[]): string {
  const rows = Math.ceil(boxes / (spans.length - 1));
  const fewer = Math.floor(boxes / rows);
  const longRows = boxes % rows;
  return spans[at < longRows * (fewer + 1) ? fewer + 1 : fewer] ?? "";
}

interface CabinetProps {
  groups: readonly CabinetGroup[];
  hasLinks?: boolean;
  /** Most boxes in a desktop row. */
  columns?: 4 | 5;
}

export const Cabinet = ({ groups, hasLinks = false, columns = 4 }: CabinetProps) => (
  <div className="rim border-(--color-rim) bg-(--color-wood)">
    {groups.map(({ anchor, title, intro, figure, cards }) => (
      <section key={title} id={anchor} className="cabinet grid">
        <div className="bar flex flex-wrap items-center justify-between gap-x-5">
          <h2>{title}</h2>
          {intro && (
            <p className="text-sm/snug max-md:order-1 md:grow md:basis-0">
              <Unbroken>{intro}</Unbroken>
            </p>
          )}
          {figure && (
            <p className="text-sm font-semibold min-[15rem]:whitespace-nowrap">
              {figure.before} <b className="inline-block font-display first-letter:uppercase">{figure.number}</b>{" "}
              {figure.after}
            </p>
          )}
        </div>
        {cards.map((card, at) => (
          <Box
            key={card.to}
            {...card}
            hasLink={hasLinks}
            className={`${spanOf(at, cards.length, tabletSpans)} ${spanOf(at, cards.length, deskSpans.slice(0, columns + 1))}`}
            isWide={at === 0 && cards.length % 2 === 1}
          />
        ))}
      </section>
    ))}
  </div>
);

interface BoxProps extends ServiceCard {
  hasLink: boolean;
  className: string;
  /** On a phone, the first of an odd number spans both columns. */
  isWide: boolean;
}

function Box({ name, summary, plate, to, image, icon, hasLink, className, isWide }: BoxProps) {
  return (
    <article
      className={`cabinet-box relative grid text-sm/snug ${className} ${isWide ? "cabinet-box-wide max-md:col-span-full" : ""}`.trim()}
    >
      <ServicePicture image={image} icon={icon} loading="lazy" className="print:hidden" />
      <h3 className="text-base/tight text-wrap">
        {hasLink ? (
          <Unbroken>{name}</Unbroken>
        ) : (
          <a href={to} className="card-link">
            <Unbroken>{name}</Unbroken>
          </a>
        )}
      </h3>
      <p>{summary}</p>
      {hasLink && (
        <a href={to} className="card-link">
          Learn More
          <span className="sr-only">{` about ${name}`}</span>
        </a>
      )}
      {typeof plate !== "string" && (
        <p className="plate content-center font-semibold first-letter:uppercase">
          {plate.map(({ before, number, after }) => (
            <Fragment key={number}>
              {before && <Unbroken>{before}</Unbroken>} <b>{number}</b> {after && <Unbroken>{after}</Unbroken>}{" "}
            </Fragment>
          ))}
        </p>
      )}
    </article>
  );
}
