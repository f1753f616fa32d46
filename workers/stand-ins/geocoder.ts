/** Nominatim's reverse answer for the twelve towns around the store, and its error further away. */

const places = [
  { lat: 41.67167, lon: -81.25083, town: "Concord Township", county: "Lake County" },
  { lat: 41.72164, lon: -81.25836, city: "Painesville", county: "Lake County" },
  { lat: 41.69016, lon: -81.33588, city: "Mentor", county: "Lake County" },
  { lat: 41.7476, lon: -81.27281, village: "Fairport Harbor", county: "Lake County" },
  { lat: 41.57929, lon: -81.20906, city: "Chardon", county: "Geauga County" },
  { lat: 41.59642, lon: -81.33938, city: "Kirtland", county: "Lake County" },
  { lat: 41.76367, lon: -81.14301, village: "Perry", county: "Lake County" },
  { lat: 41.64529, lon: -81.41435, city: "Willoughby", county: "Lake County" },
  { lat: 41.65664, lon: -81.42911, city: "Eastlake", county: "Lake County" },
  { lat: 41.60632, lon: -81.46803, city: "Wickliffe", county: "Lake County" },
  { lat: 41.77226, lon: -81.05298, village: "Madison", county: "Lake County" },
  { lat: 41.80067, lon: -80.94615, city: "Geneva", county: "Ashtabula County" },
];

/** Greatest distance to a town, in degrees. */
const reach = 0.25;

export function reverseGeocode(query: URLSearchParams): Response {
  const lat = Number(query.get("lat"));
  const lon = Number(query.get("lon"));
  const nearest = places
    .map((place) => ({
      place,
      distance: Math.hypot(place.lat - lat, (place.lon - lon) * Math.cos((lat * Math.PI) / 180)),
    }))
    .reduce((best, candidate) => (candidate.distance < best.distance ? candidate : best));
  if (nearest.distance > reach) {
    return Response.json({ error: "Unable to geocode" });
  }
  const { lat: placeLat, lon: placeLon, ...names } = nearest.place;
  return Response.json({
    place_id: 1,
    licence: "Data © OpenStreetMap contributors, ODbL 1.0. https://osm.org/copyright",
    lat: String(placeLat),
    lon: String(placeLon),
    address: { ...names, state: "Ohio", country: "United States", country_code: "us" },
  });
}
