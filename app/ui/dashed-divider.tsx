import { Icon } from "./icon.tsx";

interface DashedDividerProps {
  /** Words at both ends and on the line; without them the divider is decoration. */
  from?: string;
  distance?: string;
  to?: string;
}

/** A dashed line that ends at a map pin: separates sections, or says how far away a town is. */
export function DashedDivider({ from, distance, to }: DashedDividerProps) {
  return (
    <div className="page print:hidden" aria-hidden={from === undefined}>
      <p className="divider flex items-center pb-8 text-center text-sm">
        {from && <b>{from}</b>}
        <i />
        {distance && (
          <>
            <span>{distance}</span>
            <i />
          </>
        )}
        <Icon name="map-pin" className="text-red" />
        {to && <b>{to}</b>}
      </p>
    </div>
  );
}
