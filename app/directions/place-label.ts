/** The place in "Visit Us from {place}". */

/** A place as the reverse geocoder names it. */
export type PlaceNames = Partial<Record<"city" | "town" | "village" | "county" | "state", string | undefined>>;

const maxNameLength = 100;

/** A name as another service gives it; none when it is blank, too long, or holds controls or marks that turn text around. */
export function readPlaceName(value: unknown): string | undefined {
  const name = typeof value === "string" ? value.trim() : "";
  return name === "" || name.length > maxNameLength || /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u.test(name) ? undefined : name;
}

/** City, else town, village, county or state, else the default; a town or village is said to be near: "near Mentor". */
export function placeLabel(place: PlaceNames, defaultCity: string): string {
  if (place.city) {
    return place.city;
  }
  const small = place.town ?? place.village;
  return small ? `near ${small}` : (place.county ?? place.state ?? defaultCity);
}

/** Degrees rounded to three decimals, about 110 m: all that ever leaves the browser. Never minus zero. */
export function roundDegrees(degrees: number): number {
  return Math.round(degrees * 1000) / 1000 + 0;
}
