import { useState, type ReactNode } from "react";
import { Button, ButtonLink } from "../ui/button.tsx";

interface MapPanelProps {
  embedUrl: string;
  mapUrl: string;
  /** The store's own map, shown before Google's. */
  children: ReactNode;
}

/** Focuses the map, which replaces the pressed button. */
const takeFocus = (frame: HTMLIFrameElement | null) => frame?.focus();

/** A map with a button that loads Google's in its place. */
export function MapPanel({ embedUrl, mapUrl, children }: MapPanelProps) {
  const [isShown, setShown] = useState(false);
  return (
    <>
      {isShown ? (
        <iframe
          ref={takeFocus}
          title="Interactive map of the area around the store"
          src={embedUrl}
          width="720"
          height="416"
          className="card w-full"
          referrerPolicy="strict-origin-when-cross-origin"
          allow=""
          sandbox="allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox"
        />
      ) : (
        children
      )}
      <div className="mt-4 flex flex-wrap gap-2 print:hidden">
        {!isShown && (
          <Button variant="secondary" size="sm" className="needs-script" onClick={() => setShown(true)}>
            Show interactive map
          </Button>
        )}
        <ButtonLink to={mapUrl} variant="secondary" size="sm">
          View on map
        </ButtonLink>
      </div>
    </>
  );
}
