import type { priceList } from "./prices.server.ts";

interface PriceBoardProps extends Pick<typeof priceList, "groups"> {
  heading?: "h2" | "h3";
}

export const PriceBoard = ({ groups, heading: Heading = "h3" }: PriceBoardProps) => (
  <div className="price-board">
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
);
