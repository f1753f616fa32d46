/** Static parts of the page of all services. */
import { Unbroken } from "../../text/unbroken-words.tsx";
import { ServiceList } from "../service-list.tsx";
import type { viewServicesPage } from "./services-page.server.ts";

export function Categories({ sections }: ReturnType<typeof viewServicesPage>["page"]["categories"]) {
  return (
    <>
      <nav aria-label="Categories" className="page print:hidden">
        <ul className="flex flex-wrap gap-1 gap-x-5 rule-y py-3">
          {sections.map(({ anchor, title }) => (
            <li key={anchor}>
              <a href={`#${anchor}`} className="inline-block py-1">
                {title}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {sections.map(({ anchor, title, intro, cards }, at) => (
        <section
          key={anchor}
          id={anchor}
          className={`page grid gap-4 gap-x-8 pt-8 lg:grid-cols-[14rem_1fr] ${at === sections.length - 1 ? "pb-12" : ""}`.trim()}
        >
          <div className="self-start lg:sticky lg:top-4">
            <h2 className="text-xl">{title}</h2>
            <p className="prose mt-1 text-sm">
              <Unbroken>{intro}</Unbroken>
            </p>
          </div>
          <ServiceList cards={cards} />
        </section>
      ))}
    </>
  );
}
