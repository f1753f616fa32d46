import { RichText } from "../../ui/rich-text-nodes.tsx";
import { Cabinet } from "../cabinet.tsx";
import type { viewServicesPage } from "./services-page.server.ts";

type Categories = ReturnType<typeof viewServicesPage>["categories"];

export function Categories({ note, groups }: Categories) {
  return (
    <>
      <nav
        aria-label="Categories"
        className="sticky top-0 z-3 [border-block-width:3px] border-ink bg-paper print:hidden"
      >
        <ul className="page flex gap-4 overflow-x-auto [scrollbar-width:none] lg:gap-7">
          {groups.map(({ anchor, title, cards }) => (
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
        <RichText nodes={note} className="mb-3 ml-auto w-fit" />
        <Cabinet groups={groups} hasLinks columns={5} />
      </div>
    </>
  );
}
