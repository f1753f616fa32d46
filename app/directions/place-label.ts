export type PlaceNames = Partial<Record<"city" | "town" | "village" | "county" | "state", string | undefined>>;

const maxNameLength = 100;

/** Untrusted: rejects blank or overlong names, control characters and bidi marks. */
export function readPlaceName(value: unknown): string | undefined {
  const name = typeof value === "string" ? value.trim() : "";
  return name === "" || name.length > maxNameLength || /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u.test(name) ? undefined : name;
}

/** City, then town, village, county, state, default; towns and villages read "near Mentor". */
export function placeLabel(place: PlaceNames, defaultCity: string): string {
  if (place.city) {
    return place.city;
  }
  const small = place.town ?? place.village;
  return small ? `near ${small}` : (place.county ?? place.state ?? defaultCity);
}

/** Three decimals, about 110 m, is all that leaves the browser. Never minus zero. */
export function roundDegrees(degrees: number): number {
  return Math.round(degrees * 1000) / 1000 + 0;
}
