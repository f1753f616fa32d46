import type { Carrier } from "../content/schema.ts";
import { ExternalLink, PageLink } from "../ui/link.tsx";
import { Picture } from "../ui/picture.tsx";

interface CarrierMark extends Pick<Carrier, "id" | "name" | "markWidth"> {
  /** The carrier's own site, or our page about it. */
  to: string;
}

/** Word-marks of carriers, as links. */
export function CarrierMarks({ carriers }: { carriers: readonly CarrierMark[] }) {
  return (
    <ul className="carriers">
      {carriers.map(({ id, name, to, markWidth }) => {
        const mark = <Picture src={`/images/carriers/${id}.svg`} alt={name} width={markWidth} height="32" />;
        return (
          <li key={id}>
            {to.startsWith("/") ? <PageLink to={to}>{mark}</PageLink> : <ExternalLink href={to}>{mark}</ExternalLink>}
          </li>
        );
      })}
    </ul>
  );
}

/** Word-marks of carriers beside a title. */
export function CarrierStrip({ title, carriers }: { title: string; carriers: readonly CarrierMark[] }) {
  return (
    <div className="page flex flex-wrap items-center gap-3 gap-x-8 pb-8 print:hidden">
      <p className="font-display text-lg font-bold">{title}</p>
      <CarrierMarks carriers={carriers} />
    </div>
  );
}
