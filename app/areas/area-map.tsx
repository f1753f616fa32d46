import mapFile from "../assets/area-map.svg?url&no-inline";

interface AreaMapProps {
  pin: string;
  to?: string;
}

/** The towns around the store. `npm run map` places them on the drawing. */
export function AreaMap({ pin, to }: AreaMapProps) {
  const picture = (
    <img
      src={mapFile}
      alt={to === undefined ? "Map of the towns around our store, north at the top" : ""}
      width={328}
      height={257}
      loading="lazy"
      className="h-auto w-full rounded-md"
    />
  );
  return (
    <figure className={to === undefined ? "w-full max-w-[45rem]" : "w-full"}>
      {to === undefined ? (
        picture
      ) : (
        <a href={to} tabIndex={-1} aria-hidden="true">
          {picture}
        </a>
      )}
      <figcaption className="mt-1 text-xs text-soft">{`${pin} The rings show miles in a straight line.`}</figcaption>
    </figure>
  );
}
