import { expect, test } from "vitest";
import { servicePath } from "./service-links.server.ts";

test("a slug of its own takes the place of the id", () => {
  expect(servicePath({ id: "golf", section: "pack-ship", slug: "golf-clubs" })).toBe("/pack-ship/golf-clubs");
});

test.each([
  ["a service", "pack-ship", "golf", "/pack-ship/golf"],
  ["a page below home and business", "home-business", "shredding", "/home-business/shredding"],
  ["home and business itself", "home-business", "home-business", "/home-business"],
] as const)("the path of %s", (_, section, slug, path) => {
  expect(servicePath({ id: slug, section })).toBe(path);
});
