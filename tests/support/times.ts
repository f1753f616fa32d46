export const minutes = (count: number): number => count * 60_000;
export const hours = (count: number): number => count * minutes(60);
export const days = (count: number): number => count * hours(24);

/** ISO 8601 in UTC, as in the database. */
export const timeFromNow = (ms: number): string => new Date(Date.now() + ms).toISOString();

/** As short as a busy machine allows; equal in all tests, so they share a server. */
export const shortTimeouts = {
  mail: 2000,
  captcha: 1500,
  store: 1500,
  notice: 2000,
  health: 1000,
  geocoder: 1000,
  geocoderSpacing: 200,
  geocoderQueue: 400,
};
