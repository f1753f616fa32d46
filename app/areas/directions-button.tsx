import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { Button, ButtonLink } from "../ui/button.tsx";
import { Icon } from "../ui/icon.tsx";
import { ExternalLink } from "../ui/link.tsx";

interface DirectionsButtonProps {
  city: string;
  directionsUrl: string;
  /** Something else has to be done first. */
  isSecond: boolean;
}

/**
 * Directions "from {place}": the service's default city, until the visitor lets us look. Where permission was given
 * before, watching starts by itself and fails without a word.
 */
export function DirectionsButton({ city, directionsUrl, isSecond }: DirectionsButtonProps) {
  const { place, isAsking, problem, ask } = usePlace(city);
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
        <ButtonLink to={directionsUrl} variant={isSecond ? "secondary" : "primary"}>
          <Icon name="directions" />
          {`Visit Us from ${place ?? city}`}
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
            Use my location for directions
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
  /** The visitor pressed the button, so a failure is told. */
  isAskedFor: boolean;
}

interface Place {
  /** What to call where the visitor is. */
  place: string | null;
  isAsking: boolean;
  /** Why there is no place, when the visitor asked for it; else empty. */
  problem: string;
  ask: () => void;
}

/** Follows the device's position once allowed, by code that comes then; forgets the place on any failure. */
function usePlace(city: string): Place {
  const [place, setPlace] = useState<string | null>(null);
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
    const controller = new AbortController();
    const fail = (words: string, isFinal = false) => {
      setPlace(null);
      if (watch.isAskedFor || isFinal) {
        setWatch(null);
      }
      if (watch.isAskedFor) {
        setProblem(words);
      }
    };
    import("./follow-position.ts").then(
      ({ followPosition }) => followPosition(city, controller.signal, setPlace, fail),
      () => fail("You seem to be offline. Please try again."),
    );
    return () => controller.abort();
  }, [watch, city]);

  const isAsking = watch?.isAskedFor === true && place === null;
  const ask = () => {
    if (!isAsking) {
      setProblem("");
      setWatch({ isAskedFor: true });
    }
  };
  return { place, isAsking, problem, ask };
}
