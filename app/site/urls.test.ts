import { expect, test } from "vitest";
import { imageUrl } from "../ui/picture.tsx";
import { directionsUrl, mapUrl, phoneUrl } from "./urls.ts";

const store = {
  name: "Pack & Ship",
  contact: { address: { street: "1 Main St", city: "Concord Township", state: "OH", zip: "44077", country: "US" } },
  geo: { lat: 41.5, lng: -81.25 },
};
const place = "Pack & Ship, 1 Main St, Concord Township, OH 44077";
const withoutStreet = { ...store, contact: { address: { ...store.contact.address, street: "" } } };

const parts = (url: string) => {
  const { origin, pathname, searchParams } = new URL(url);
  return [origin + pathname, Object.fromEntries(searchParams)];
};

test("a phone number", () => {
  expect(phoneUrl("(440) 555-0142")).toBe("tel:+14405550142");
});

test.each([
  ["from where one is", directionsUrl(store), "https://www.google.com/maps/dir/", { destination: place }],
  [
    "from a town",
    directionsUrl(store, "Mentor, OH"),
    "https://www.google.com/maps/dir/",
    { origin: "Mentor, OH", destination: place },
  ],
  ["to a pin", mapUrl(store), "https://www.google.com/maps/search/", { query: place }],
  [
    "to a position, where there is no street",
    directionsUrl(withoutStreet),
    "https://www.google.com/maps/dir/",
    { destination: "41.5,-81.25" },
  ],
])("a map %s", (_, url, page, parameters) => {
  expect(parts(url)).toEqual([page, { api: "1", ...parameters }]);
});

test.each([
  ["our own, no bucket", "/images/a/b.svg", "", "/images/a/b.svg"],
  ["our own, from the bucket", "/images/a/b.svg", "https://bucket.example/x", "https://bucket.example/x/a/b.svg"],
  ["our own, bucket with a slash", "/images/a/b.svg", "https://bucket.example/x/", "https://bucket.example/x/a/b.svg"],
  ["absolute, no bucket", "https://cdn.example/images/a.svg", "", "https://cdn.example/images/a.svg"],
  [
    "absolute, beside a bucket",
    "http://cdn.example/images/a.svg",
    "https://bucket.example",
    "http://cdn.example/images/a.svg",
  ],
  ["elsewhere on this site", "/favicon.svg", "https://bucket.example", "/favicon.svg"],
])("an image: %s", (_, path, base, expected) => {
  expect(imageUrl(path, base)).toBe(expected);
});
