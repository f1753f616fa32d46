import type { Carrier } from "../content/schema.ts";
import { ExternalLink } from "../ui/link.tsx";

interface CarrierTile extends Pick<Carrier, "id" | "name"> {
  /** The carrier's site or our page about it. */
  to: string;
}

const tileClass = "tile text-center font-display font-bold";

export const CarrierTiles = ({ carriers }: { carriers: readonly CarrierTile[] }) => (
  <ul className="carriers grid w-full gap-2">
    {carriers.map(({ id, name, to }) => (
      <li key={id}>
        {to.startsWith("/") ? (
          <a href={to} className={tileClass}>
            {name}
          </a>
        ) : (
          <ExternalLink href={to} className={tileClass}>
            {name}
            <span className="sr-only"> site</span>
          </ExternalLink>
        )}
      </li>
    ))}
  </ul>
);

export const CarrierStrip = ({ title, carriers }: { title: string; carriers: readonly CarrierTile[] }) => (
  <div className="page flex flex-wrap items-center gap-3 gap-x-8 py-8 print:hidden">
    <p className="font-display text-lg font-bold">{title}</p>
    <CarrierTiles carriers={carriers} />
  </div>
);
