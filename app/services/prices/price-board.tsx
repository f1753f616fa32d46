import { Unbroken } from "../../text/unbroken-words.tsx";
import { PageLink } from "../../ui/link.tsx";
import type { priceList } from "./prices.server.ts";

interface PriceBoardProps extends Pick<typeof priceList, "groups" | "byTheJob"> {
  /** Title of the services without a price. */
  jobsTitle: string;
}

/** Prices on a letter board; what has no price says what it depends on. */
export function PriceBoard({ groups, byTheJob, jobsTitle }: PriceBoardProps) {
  return (
    <div className="price-board">
      {groups.map(({ name: service, to, offers }) => (
        <section key={to}>
          <h3>
            <PageLink to={to}>{service}</PageLink>
          </h3>
          <dl>
            {offers.map(({ name, number, after }) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>
                  <b>{number}</b>
                  {after && <span>{` ${after}`}</span>}
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
      <section className="board-jobs">
        <h3>{jobsTitle}</h3>
        <dl>
          {byTheJob.map(({ name, to, plate }) => (
            <div key={to}>
              <dt>
                <PageLink to={to}>{name}</PageLink>
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
