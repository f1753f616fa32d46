/** Like Nominatim at zoom 13: townships are municipalities, and some places have only a county. */

const places = [
  { lat: 41.67167, lon: -81.25083, type: "municipality", name: "Concord Township", county: "Lake County" },
  { lat: 41.72164, lon: -81.25836, type: "city", name: "Painesville", county: "Lake County" },
  { lat: 41.69016, lon: -81.33588, type: "city", name: "Mentor", county: "Lake County" },
  { lat: 41.7476, lon: -81.27281, type: "village", name: "Fairport Harbor", county: "Lake County" },
  { lat: 41.57929, lon: -81.20906, type: "city", name: "Chardon", county: "Geauga County" },
  { lat: 41.59642, lon: -81.33938, type: "city", name: "Kirtland", county: "Lake County" },
  { lat: 41.76367, lon: -81.14301, type: "village", name: "Perry", in: "Perry Township", county: "Lake County" },
  { lat: 41.64529, lon: -81.41435, type: "city", name: "Willoughby", county: "Lake County" },
  { lat: 41.65664, lon: -81.42911, type: "city", name: "Eastlake", county: "Lake County" },
  { lat: 41.60632, lon: -81.46803, type: "city", name: "Wickliffe", county: "Lake County" },
  { lat: 41.77226, lon: -81.05298, type: "village", name: "Madison", in: "Madison Township", county: "Lake County" },
  { lat: 41.80067, lon: -80.94615, type: "city", name: "Geneva", county: "Ashtabula County" },
  { lat: 41.68, lon: -81.17, type: "municipality", name: "LeRoy Township", county: "Lake County" },
  { lat: 41.71, lon: -81.2, type: "municipality", name: "Painesville Township", county: "Lake County" },
  { lat: 41.6, lon: -81.14, type: "municipality", name: "Hambden Township", county: "Geauga County" },
  { lat: 41.79, lon: -81.1, type: "municipality", name: "Perry Township", county: "Lake County" },
  { lat: 41.63, lon: -81.29, type: "county", name: "Lake County", county: "Lake County" },
];

/** In degrees. */
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
  const { type, name, county, in: township } = nearest;
  return Response.json({
    display_name: [...new Set([name, township, county, "Ohio", "United States"])].filter(Boolean).join(", "),
    address: {
      [type]: name,
      ...(township !== undefined && { municipality: township }),
      county,
      state: "Ohio",
      "ISO3166-2-lvl4": "US-OH",
      country: "United States",
      country_code: "us",
    },
  });
}
