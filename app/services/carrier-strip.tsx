import type { Carrier } from "../content/schema.ts";
import { ExternalLink } from "../ui/link.tsx";
import { Picture } from "../ui/picture.tsx";

export type CarrierMark = Pick<Carrier, "id" | "name" | "url" | "markWidth">;

/** Carriers as drawn word-marks that lead to their own sites. */
export function CarrierMarks({ carriers }: { carriers: readonly CarrierMark[] }) {
  return (
    <ul className="carriers">
      {carriers.map(({ id, name, url, markWidth }) => (
        <li key={id}>
          <ExternalLink href={url}>
            <Picture src={`/images/carriers/${id}.svg`} alt={name} width={markWidth} height="32" />
          </ExternalLink>
        </li>
      ))}
    </ul>
  );
}

/** The same in one line with what they have in common. */
export function CarrierStrip({ title, carriers }: { title: string; carriers: readonly CarrierMark[] }) {
  return (
    <div className="page flex flex-wrap items-center gap-3 gap-x-8 pb-8 print:hidden">
      <p className="font-display text-lg font-bold">{title}</p>
      <CarrierMarks carriers={carriers} />
    </div>
  );
}
