import type { CarrierId } from "../../content/schema.ts";
import { ExternalLink } from "../ui/link.tsx";

interface CarrierLogo {
  id: CarrierId;
  name: string;
  url: string;
}

/** The four carriers as drawn word-marks that lead to their own sites. */
export function CarrierStrip({ carriers }: { carriers: readonly CarrierLogo[] }) {
  return (
    <ul className="flex flex-wrap gap-3">
      {carriers.map(({ id, name, url }) => (
        <li key={id}>
          <ExternalLink href={url} className="flex h-14 items-center rounded-md border border-line bg-[#fffdf8] px-4">
            <img src={`/images/carriers/${id}.svg`} alt={name} width="96" height="32" className="h-7 w-auto" />
          </ExternalLink>
        </li>
      ))}
    </ul>
  );
}
