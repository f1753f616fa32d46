/**
 * Nominatim's reverse answer at zoom 13 around the store, in the shapes that it has: an incorporated place is a city, town
 * or village, a township a municipality, and of a few places only the county is known. Further away its error.
 */

const places = [
  { lat: 41.67167, lon: -81.25083, type: "municipality", name: "Concord Township" },
  { lat: 41.72164, lon: -81.25836, type: "city", name: "Painesville" },
  { lat: 41.69016, lon: -81.33588, type: "city", name: "Mentor" },
  { lat: 41.7476, lon: -81.27281, type: "village", name: "Fairport Harbor" },
  { lat: 41.76367, lon: -81.14301, type: "village", name: "Perry", in: "Perry Township" },
  { lat: 41.63, lon: -81.29, type: "county", name: "Lake County" },
];

/** Greatest distance to a town, in degrees. */
const reach = 0.25;

export function reverseGeocode(query: URLSearchParams): Response {
  const lat = Number(query.get("lat"));
  const lon = Number(query.get("lon"));
  const distance = (to: { lat: number; lon: number }) =>
    Math.hypot(to.lat - lat, (to.lon - lon) * Math.cos((lat * Math.PI) / 180));
  const nearest = places.reduce((best, place) => (distance(place) < distance(best) ? place : best));
  if (distance(nearest) > reach) {
    return Response.json({ error: "Unable to geocode" });
  }
  const { type, name, in: township } = nearest;
  return Response.json({
    address: {
      ...(township !== undefined && { municipality: township }),
      county: "Lake County",
      [type]: name,
      state: "Ohio",
      "ISO3166-2-lvl4": "US-OH",
      country: "United States",
      country_code: "us",
    },
  });
}
