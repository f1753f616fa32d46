/** Static parts of the page of all services. */
import { Unbroken } from "../../text/unbroken-words.tsx";
import { PageLink } from "../../ui/link.tsx";
import { PaperPicture } from "../../ui/picture.tsx";
import { ServicePicture } from "../service-picture.tsx";
import type { viewServicesPage } from "./services-page.server.ts";

type Sections = ReturnType<typeof viewServicesPage>["page"]["categories"]["sections"];

/** Columns that a door takes in a wall of so many, so that no pigeonhole stays empty. */
const doorSpan = (cards: number, columns: number) => columns - (cards % columns);

/** All services as a wall of pigeonholes, each a link with its price; a door with its name for each section. */
export function Categories({ sections }: { sections: Sections }) {
  return (
    <>
      <nav aria-label="Categories" className="section-links print:hidden">
        <ul className="page">
          {sections.map(({ anchor, title, cards }) => (
            <li key={anchor}>
              <a href={`#${anchor}`}>
                {title}
                <small>{` ${cards.length}`}</small>
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className="page section">
        <div className="cabinet">
          {sections.map(({ anchor, title, intro, image, cards }) => (
            <section key={anchor} id={anchor} className="wall">
              <div
                className="door"
                data-two={doorSpan(cards.length, 2)}
                data-three={doorSpan(cards.length, 3)}
                data-five={doorSpan(cards.length, 5)}
              >
                <h2>{title}</h2>
                <p>
                  <Unbroken>{intro}</Unbroken>
                </p>
                {image !== undefined && <PaperPicture src={image} width="320" height="240" />}
              </div>
              {cards.map((card) => (
                <Pigeonhole key={card.to} {...card} />
              ))}
            </section>
          ))}
        </div>
      </div>
    </>
  );
}

function Pigeonhole({ name, summary, plate, isPriced, to, image, icon }: Sections[number]["cards"][number]) {
  return (
    <article className="pigeonhole">
      <ServicePicture image={image} icon={icon} loading="lazy" isPaper className="hole-picture" />
      <div>
        <h3>{name}</h3>
        <p className="hole-summary">{summary}</p>
        <PageLink to={to} className="card-link">
          Learn More
          <span className="sr-only">{` about ${name}`}</span>
        </PageLink>
      </div>
      <p className="plate" data-priced={isPriced || undefined}>
        <Unbroken>{plate}</Unbroken>
      </p>
    </article>
  );
}
