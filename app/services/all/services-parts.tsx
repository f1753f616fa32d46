/** Static parts of the page of all services. */
import { Unbroken } from "../../text/unbroken-words.tsx";
import { PageLink } from "../../ui/link.tsx";
import { PaperPicture } from "../../ui/picture.tsx";
import { ServicePicture } from "../service-picture.tsx";
import type { viewServicesPage } from "./services-page.server.ts";

type Sections = ReturnType<typeof viewServicesPage>["categories"]["sections"];

/** Classes of a door by the columns that it takes: on a phone, whose wall has two, on a tablet (three), at a desk (five). */
const doorSpans = [
  ["", "max-md:col-span-full max-md:py-[0.4rem]"],
  ["", "md:max-xl:col-span-2", "md:max-xl:col-span-3"],
  ["", "xl:col-span-2", "xl:col-span-3 xl:grid-cols-[1fr_auto]", "xl:col-span-4", "xl:col-span-5"],
];

/** A door takes what the last row of its pigeonholes leaves, so that none stays empty. */
const doorClass = (cards: number) =>
  doorSpans.map((spans) => spans[spans.length - (cards % spans.length) - 1]).join(" ");

/** All services as a wall of pigeonholes, each a link with its price; a door with its name for each section. */
export function Categories({ sections }: { sections: Sections }) {
  return (
    <>
      <nav aria-label="Categories" className="sticky top-0 z-3 border-y-3 border-ink bg-paper print:hidden">
        <ul className="page flex gap-4 overflow-x-auto [scrollbar-width:none] md:gap-8">
          {sections.map(({ anchor, title, cards }) => (
            <li key={anchor}>
              <a
                href={`#${anchor}`}
                className="flex min-h-12 items-center gap-1 font-semibold whitespace-nowrap no-underline -outline-offset-4"
              >
                {title}
                <small className="font-normal text-soft">{` ${cards.length}`}</small>
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className="page section">
        <div className="border-3 border-(--color-rim) bg-(--color-wood) p-[3px]">
          {sections.map(({ anchor, title, intro, image, cards }) => (
            <section key={anchor} id={anchor} className="wall grid md:grid-cols-3 xl:grid-cols-5">
              <div className={`door grid content-center gap-1 text-sm/snug ${doorClass(cards.length)}`}>
                <h2 className="self-end text-[clamp(1.0625rem,0.8rem_+_1.3vw,2.25rem)]">{title}</h2>
                <p>
                  <Unbroken>{intro}</Unbroken>
                </p>
                {image !== undefined && cards.length % 5 === 2 && (
                  <PaperPicture
                    src={image}
                    width="320"
                    height="240"
                    className="col-start-2 row-span-2 row-start-1 w-[clamp(12rem,17vw,22rem)] max-xl:hidden"
                  />
                )}
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
    <article className="pigeonhole relative flex flex-col text-sm/snug">
      <ServicePicture
        image={image}
        icon={icon}
        loading="lazy"
        isPaper
        className="mx-1.5 mt-2 mb-1 w-22 md:mx-4 md:mt-5 md:mb-[0.6rem] md:w-[clamp(6rem,9vw,11rem)] print:hidden"
      />
      <div className="flex grow flex-col items-start gap-1 px-2 pb-2 md:px-4 md:pb-3">
        <h3 className="text-base/tight text-wrap">{name}</h3>
        <p>{summary}</p>
        <PageLink to={to} className="card-link mt-auto whitespace-nowrap">
          Learn More
          <span className="sr-only">{` about ${name}`}</span>
        </PageLink>
      </div>
      <p
        className="plate min-h-13 content-center px-2 py-1 text-sm text-balance first-letter:uppercase md:px-4"
        data-priced={isPriced || undefined}
      >
        <Unbroken>{plate}</Unbroken>
      </p>
    </article>
  );
}
