export interface AreaLink {
  city: string;
  to: string;
}

/** The slug of a town: lower case, spaces turned into hyphens. */
export function areaSlug(city: string): string {
  return city.toLowerCase().replaceAll(" ", "-");
}

export function areaLinks(cities: readonly string[]): AreaLink[] {
  return cities.map((city) => ({ city, to: `/service-area/${areaSlug(city)}` }));
}
