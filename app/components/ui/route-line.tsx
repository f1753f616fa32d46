import { Icon } from "./icon.tsx";

interface RouteLineProps {
  /** Names of both ends and of the way between them; without names it is an ornament. */
  from?: string;
  way?: string;
  to?: string;
}

/** A dashed way that ends at a pin: ties sections together, or says how far a town is. */
export function RouteLine({ from, way, to }: RouteLineProps) {
  return (
    <div className="page print:hidden" aria-hidden={from === undefined}>
      <p className="route text-sm">
        {from && <b>{from}</b>}
        <i />
        {way && (
          <>
            <span className="route-way">{way}</span>
            <i />
          </>
        )}
        <Icon name="map-pin" className="text-red" />
        {to && <b>{to}</b>}
      </p>
    </div>
  );
}
