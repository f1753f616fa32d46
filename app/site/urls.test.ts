import { expect, test } from "vitest";
import { imageUrl } from "../ui/image-url.ts";
import { directionsUrl, mapEmbedUrl, mapUrl, phoneUrl } from "./urls.ts";

const geo = { lat: 41.5, lng: -81.25 };

test("a phone number", () => {
  expect(phoneUrl("(440) 555-0142")).toBe("tel:+14405550142");
});

test.each([
  ["coordinates alone", undefined, "41.5%2C-81.25"],
  ["a label", "Mailbox Plus", "Mailbox%20Plus%2041.5%2C-81.25"],
  ["a label with signs", "Pack & Ship #1", "Pack%20%26%20Ship%20%231%2041.5%2C-81.25"],
])("directions: %s", (_, label, destination) => {
  expect(directionsUrl(geo, label)).toBe(`https://www.google.com/maps/dir/?api=1&destination=${destination}`);
});

test("the map is at zoom 17", () => {
  const { origin, pathname, searchParams } = new URL(mapUrl(geo));
  expect(origin + pathname).toBe("https://www.google.com/maps/@");
  expect(Object.fromEntries(searchParams)).toEqual({ api: "1", map_action: "map", center: "41.5,-81.25", zoom: "17" });
});

test("the embedded map is at zoom 17", () => {
  const { origin, pathname, searchParams } = new URL(mapEmbedUrl(geo));
  expect(origin + pathname).toBe("https://www.google.com/maps");
  expect(Object.fromEntries(searchParams)).toEqual({ q: "41.5,-81.25", z: "17", output: "embed" });
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
