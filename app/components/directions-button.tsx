import { useEffect, useState } from "react";
import { placeLabel, roundDegrees, type PlaceNames } from "../domain/place-label.ts";
import { Button, ButtonLink } from "./ui/button.tsx";
import { Icon } from "./ui/icon.tsx";
import { ExternalLink } from "./ui/link.tsx";

const watchOptions = { enableHighAccuracy: true, timeout: 10_000, maximumAge: 0 } as const;

/**
 * Directions "from {place}": the place is the service's default city until the visitor lets us look.
 * Watching starts by itself only where permission was given before.
 */
export function DirectionsButton({ city, directionsUrl }: { city: string; directionsUrl: string }) {
  const { place, isWatching, watch } = usePlace();
  const label = place === null ? city : placeLabel(place, city);
  return (
    <div className="button-row items-center print:hidden">
      <ButtonLink to={directionsUrl}>
        <Icon name="directions" />
        {`Visit Us from ${label}`}
      </ButtonLink>
      {place === null ? (
        <Button variant="link" className="needs-script" onClick={watch} aria-disabled={isWatching}>
          Use my location
        </Button>
      ) : (
        <ExternalLink href="https://www.openstreetmap.org/copyright" className="text-sm">
          Place name © OpenStreetMap contributors
        </ExternalLink>
      )}
    </div>
  );
}

/** Follows the device's position once allowed; forgets the place on any failure. */
function usePlace(): { place: PlaceNames | null; isWatching: boolean; watch: () => void } {
  const [place, setPlace] = useState<PlaceNames | null>(null);
  const [isWatching, setWatching] = useState(false);

  useEffect(() => {
    let isGone = false;
    navigator.permissions?.query({ name: "geolocation" }).then(
      ({ state }) => {
        if (!isGone && state === "granted") {
          setWatching(true);
        }
      },
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, []);

  useEffect(() => {
    if (!isWatching || navigator.geolocation === undefined) {
      return undefined;
    }
    const leaving = new AbortController();
    let lastQuery = "";
    const forget = () => setPlace(null);
    const id = navigator.geolocation.watchPosition(
      ({ coords }) => {
        const query = `lat=${roundDegrees(coords.latitude)}&lon=${roundDegrees(coords.longitude)}`;
        if (query === lastQuery) {
          return;
        }
        lastQuery = query;
        lookUp(query, leaving.signal).then(
          (found) => {
            // A slow answer about where the visitor was is no answer any more.
            if (query === lastQuery) {
              setPlace(found);
            }
          },
          () => {
            if (!leaving.signal.aborted) {
              forget();
            }
          },
        );
      },
      (error) => {
        forget();
        if (error.code === error.PERMISSION_DENIED) {
          setWatching(false);
        }
      },
      watchOptions,
    );
    return () => {
      navigator.geolocation.clearWatch(id);
      leaving.abort();
    };
  }, [isWatching]);

  return { place, isWatching, watch: () => setWatching(true) };
}

/** Asks our own server; an answer without names counts as a failure. */
async function lookUp(query: string, signal: AbortSignal): Promise<PlaceNames> {
  const response = await fetch(`/api/geocode/reverse?format=json&${query}`, { signal });
  const place = (await response.json()) as PlaceNames;
  if (!response.ok || Object.keys(place).length === 0) {
    throw new Error("no place");
  }
  return place;
}
