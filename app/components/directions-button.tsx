import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { placeLabel, roundDegrees, type PlaceNames } from "../domain/place-label.ts";
import { Button, ButtonLink } from "./ui/button.tsx";
import { Icon } from "./ui/icon.tsx";
import { ExternalLink } from "./ui/link.tsx";

const watchOptions = { enableHighAccuracy: true, timeout: 10_000, maximumAge: 0 } as const;

/** Why no place came, by the codes of `GeolocationPositionError`. */
const refusals = new Map([
  [1, "Your browser did not share your location."],
  [3, "Finding your location took too long. Please try again."],
]);
const noPosition = "Your device could not tell its location.";
const noName = "We found no town for your location.";

/**
 * Directions "from {place}": the place is the service's default city until the visitor lets us look.
 * Watching starts by itself only where permission was given before; then what fails is nobody's business.
 */
export function DirectionsButton({ city, directionsUrl }: { city: string; directionsUrl: string }) {
  const { place, isAsking, problem, ask } = usePlace();
  const label = place === null ? city : placeLabel(place, city);
  const row = useRef<HTMLDivElement>(null);
  const hasAsked = useRef(false);
  useLayoutEffect(() => {
    // The button has gone: what it asked for takes its place.
    if (place !== null && hasAsked.current) {
      hasAsked.current = false;
      row.current?.querySelector("a")?.focus();
    }
  }, [place]);
  return (
    <div className="print:hidden">
      <div ref={row} className="button-row items-center">
        <ButtonLink to={directionsUrl}>
          <Icon name="directions" />
          {`Visit Us from ${label}`}
        </ButtonLink>
        {place === null ? (
          <Button
            variant="link"
            className="needs-script"
            aria-disabled={isAsking}
            onClick={() => {
              hasAsked.current = true;
              ask();
            }}
          >
            Use my location
          </Button>
        ) : (
          <ExternalLink href="https://www.openstreetmap.org/copyright" className="text-sm">
            Place name © OpenStreetMap contributors
          </ExternalLink>
        )}
      </div>
      <p role="status">{problem}</p>
    </div>
  );
}

interface Watch {
  /** By the visitor, who wants to know what came of it. */
  isAskedFor: boolean;
}

interface Place {
  place: PlaceNames | null;
  isAsking: boolean;
  /** Why there is no place, when the visitor asked for it; else empty. */
  problem: string;
  ask: () => void;
}

/** Follows the device's position once allowed; forgets the place on any failure. */
function usePlace(): Place {
  const [place, setPlace] = useState<PlaceNames | null>(null);
  const [problem, setProblem] = useState("");
  const [watch, setWatch] = useState<Watch | null>(null);

  useEffect(() => {
    let isGone = false;
    navigator.permissions?.query({ name: "geolocation" }).then(
      ({ state }) => {
        if (!isGone && state === "granted") {
          setWatch((now) => now ?? { isAskedFor: false });
        }
      },
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, []);

  useEffect(() => {
    if (watch === null) {
      return undefined;
    }
    const leaving = new AbortController();
    let lastQuery = "";
    const fail = (words: string) => {
      setPlace(null);
      if (watch.isAskedFor) {
        setProblem(words);
        setWatch(null);
      }
    };
    if (navigator.geolocation === undefined) {
      fail(noPosition);
      return undefined;
    }
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
              fail(noName);
            }
          },
        );
      },
      ({ code }) => {
        fail(refusals.get(code) ?? noPosition);
        if (code === GeolocationPositionError.PERMISSION_DENIED) {
          setWatch(null);
        }
      },
      watchOptions,
    );
    return () => {
      navigator.geolocation.clearWatch(id);
      leaving.abort();
    };
  }, [watch]);

  const isAsking = watch?.isAskedFor === true && place === null;
  const ask = () => {
    if (!isAsking) {
      setProblem("");
      setWatch({ isAskedFor: true });
    }
  };
  return { place, isAsking, problem, ask };
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
