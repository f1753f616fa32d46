import { placeLabel, roundDegrees, type PlaceNames } from "./place-label.ts";

const refusals = new Map([
  [1, "Your browser didn't share your location."],
  [3, "Finding your location took too long. Please try again."],
]);
const noPosition = "We couldn't find your location.";
const noName = "We couldn't find a town for your location.";

/** @param city used for a place without a name @param onFail gets a message, and whether watching has ended */
export function followPosition(
  city: string,
  signal: AbortSignal,
  onPlace: (label: string, state?: string) => void,
  onFail: (words: string, isFinal?: boolean) => void,
): void {
  if (navigator.geolocation === undefined) {
    onFail(noPosition);
    return;
  }
  let lastQuery = "";
  const id = navigator.geolocation.watchPosition(
    ({ coords }) => {
      const query = `lat=${roundDegrees(coords.latitude)}&lon=${roundDegrees(coords.longitude)}`;
      if (query === lastQuery) {
        return;
      }
      lastQuery = query;
      lookUp(query, signal).then(
        (place) => {
          if (query === lastQuery) {
            onPlace(placeLabel(place, city), place.state);
          }
        },
        () => {
          if (!signal.aborted) {
            onFail(noName);
          }
        },
      );
    },
    ({ code }) => onFail(refusals.get(code) ?? noPosition, code === GeolocationPositionError.PERMISSION_DENIED),
    { enableHighAccuracy: true, timeout: 10_000, maximumAge: 0 },
  );
  signal.addEventListener("abort", () => navigator.geolocation.clearWatch(id));
}

/** Our own server; an answer without names counts as a failure. */
async function lookUp(query: string, signal: AbortSignal): Promise<PlaceNames> {
  const response = await fetch(`/api/geocode/reverse?format=json&${query}`, { signal });
  const place = (await response.json()) as PlaceNames;
  if (!response.ok || Object.keys(place).length === 0) {
    throw new Error("no place");
  }
  return place;
}
