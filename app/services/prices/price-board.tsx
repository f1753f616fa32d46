import { Unbroken } from "../../ui/unbroken-words.tsx";
import type { priceList } from "./prices.server.ts";

interface PriceBoardProps extends Pick<typeof priceList, "groups" | "byTheJob"> {
  /** Title of the services without a price. */
  jobsTitle: string;
  /** Element of the titles. */
  heading?: "h2" | "h3";
}

/** Prices on a letter board; what has no price says what it depends on. */
export function PriceBoard({ groups, byTheJob, jobsTitle, heading: Heading = "h3" }: PriceBoardProps) {
  return (
    <div className="price-board">
      <div>
        {groups.map(({ name: service, to, offers }) => (
          <section key={to}>
            <Heading>
              <a href={to}>{service}</a>
            </Heading>
            <dl>
              {offers.map(({ short, number, after }) => (
                <div key={short}>
                  <dt>{short}</dt>
                  <dd>
                    <b>{number}</b>
                    {after && <span>{` ${after}`}</span>}
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
      <section className="board-jobs">
        <Heading>{jobsTitle}</Heading>
        <dl>
          {byTheJob.map(({ name, to, plate }) => (
            <div key={to}>
              <dt>
                <a href={to}>{name}</a>
              </dt>
              <dd>
                <Unbroken>{plate}</Unbroken>
              </dd>
            </div>
          ))}
        </dl>
      </section>
    </div>
  );
}
