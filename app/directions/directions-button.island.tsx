import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { followPosition } from "./follow-position.ts";
import { Button, ButtonLink } from "../ui/button.tsx";
import { Icon } from "../ui/icon.tsx";
import { ExternalLink } from "../ui/link.tsx";

interface DirectionsButtonProps {
  city: string;
  directionsUrl: string;
}

/** Follows the device once a location is shared. With earlier permission it starts by itself and fails silently. */
export default function DirectionsButton({ city, directionsUrl }: DirectionsButtonProps) {
  const [place, setPlace] = useState<{ label: string; origin: string } | null>(null);
  const [problem, setProblem] = useState("");
  const [watch, setWatch] = useState<{ isAskedFor: boolean } | null>(null);
  const steps = useRef<HTMLDivElement>(null);
  const isPlaced = place !== null;

  useEffect(() => {
    navigator.permissions?.query({ name: "geolocation" }).then(
      ({ state }) => state === "granted" && setWatch((now) => now ?? { isAskedFor: false }),
      () => undefined,
    );
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
    const show = (label: string, state = "") =>
      setPlace({ label, origin: [label.replace(/^near /, ""), state].filter(Boolean).join(", ") });
    followPosition(city, controller.signal, show, fail);
    return () => controller.abort();
  }, [watch, city]);

  useLayoutEffect(() => {
    // The pressed button is gone; move its focus to the link.
    if (isPlaced && watch?.isAskedFor === true) {
      steps.current?.querySelector("a")?.focus();
    }
  }, [isPlaced, watch]);

  return (
    <div className="print:hidden">
      <div ref={steps} className="flex flex-col gap-1 sm:items-start">
        <ButtonLink
          to={isPlaced ? `${directionsUrl}&${new URLSearchParams({ origin: place.origin }).toString()}` : directionsUrl}
          variant="secondary"
          data-cta={`Visit Us from ${city}`}
        >
          <Icon name="directions" />
          <span>{`Visit Us from ${place?.label ?? city}`}</span>
        </ButtonLink>
        {isPlaced ? (
          <ExternalLink href="https://www.openstreetmap.org/copyright" className="text-sm">
            © OpenStreetMap contributors
          </ExternalLink>
        ) : (
          <details>
            <summary className="cursor-pointer py-3 text-sm">From another town?</summary>
            <ButtonLink to="/service-area" variant="link" className="mr-4">
              All towns
            </ButtonLink>
            <Button
              variant="link"
              className="needs-script"
              onClick={() => {
                setProblem("");
                // Restart on every press: dismissing the browser's prompt calls nothing back.
                setWatch({ isAskedFor: true });
              }}
            >
              Use my location for directions
            </Button>
          </details>
        )}
      </div>
      <p role="status">{problem}</p>
      <p data-code-gone="" hidden>
        Directions from your location could not load.{" "}
        <Button variant="link" data-act="reload">
          Load the page again
        </Button>
      </p>
    </div>
  );
}
