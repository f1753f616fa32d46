/** Static parts of the home page. */
import { AreaMap } from "../../areas/area-map-drawing.tsx";
import { ButtonLinks } from "../../ui/button-links.tsx";
import { Icon } from "../../ui/icon.tsx";
import { PageLink } from "../../ui/link.tsx";
import { Picture } from "../../ui/picture.tsx";
import { Stamp } from "../../ui/stamp.tsx";
import { LabelRow } from "../../site/label.tsx";
import { Unbroken } from "../../text/unbroken-words.tsx";
import type { ErrandLine } from "../../tools/visit/errand-lines.server.ts";
import type { viewHomePage } from "./home.server.ts";

type View = ReturnType<typeof viewHomePage>["page"];

/** Frequent errands with their prices: stamps that lead to their pages, and that go on the label. */
export function PriceLinks({ title, priceLinks, moreTitle, moreLinks }: View["priceLinks"]) {
  return (
    <>
      <div className="errand-head">
        <h2>{title}</h2>
        <nav aria-label={moreTitle} className="print:hidden">
          {moreLinks.map(({ label, to }) => (
            <PageLink key={to} to={to}>
              {label}
            </PageLink>
          ))}
        </nav>
      </div>
      <ul className="grid">
        {priceLinks.map(({ id, name, figures, to, icon, image }, index) => (
          <Stamp key={to} className="relative">
            <Icon name={icon ?? "question"} className={image === null ? "" : "lg:hidden"} />
            {image !== null && (
              <Picture src={image} width="160" height="120" loading="lazy" className="max-lg:hidden" />
            )}
            <PageLink to={to} className="card-link">
              {name}
            </PageLink>
            {figures.map((figure) => (
              <p key={figure}>
                <Unbroken>{figure}</Unbroken>
              </p>
            ))}
            <label className="errand-pick" data-checked="On my visit">
              <input type="checkbox" id={`errand-${index + 1}`} name="for" value={id} />
              <span>
                Add to my visit
                <span className="sr-only">{`: ${name}`}</span>
              </span>
            </label>
          </Stamp>
        ))}
      </ul>
    </>
  );
}

/** Rows of the label with the lines of all stamps; the styles show those of the checked boxes. */
export const ErrandRows = ({ hint, lines }: View["errandRows"]) => (
  <dl>
    <ErrandRow term="Bring" lines={lines.bring} hint={hint} />
    <ErrandRow term="Price" lines={lines.price} />
    <ErrandRow term="Time" lines={lines.time} />
  </dl>
);

/** A row with a line for each errand, or for several. */
const ErrandRow = ({ term, lines, hint }: { term: string; lines: readonly ErrandLine[]; hint?: string }) => (
  <LabelRow term={term}>
    <dd>
      {hint !== undefined && <p className="errand-hint">{hint}</p>}
      <ul>
        {lines.map(({ name, text, of, not }) => (
          <li key={name ?? text} data-of={of.join(" ")} data-not={not.length > 0 ? not.join(" ") : undefined}>
            {name !== undefined && <b>{`${name} `}</b>}
            <Unbroken>{text}</Unbroken>
          </li>
        ))}
      </ul>
    </dd>
  </LabelRow>
);

export function Towns({ areasTitle, areasText, areas, map }: View["towns"]) {
  return (
    <section className="page section grid items-center gap-8 md:grid-cols-2 print:hidden">
      <div>
        <h2>{areasTitle}</h2>
        <p className="prose mt-2">{areasText}</p>
        <ButtonLinks links={areas} className="mt-4" />
      </div>
      <AreaMap view={map} isRepeated />
    </section>
  );
}
