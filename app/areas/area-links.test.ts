import { expect, test } from "vitest";
import { areaLinks, areaSlug } from "./area-links.ts";

test.each([
  ["Mentor", "mentor"],
  ["Concord Township", "concord-township"],
  ["Fairport Harbor", "fairport-harbor"],
  ["Geneva on the Lake", "geneva-on-the-lake"],
])("the slug of %s is %s", (city, slug) => {
  expect(areaSlug(city)).toBe(slug);
});

test("links keep the order of the towns", () => {
  expect(areaLinks(["Mentor", "Fairport Harbor"])).toEqual([
    { city: "Mentor", to: "/service-area/mentor" },
    { city: "Fairport Harbor", to: "/service-area/fairport-harbor" },
  ]);
  expect(areaLinks([])).toEqual([]);
});
