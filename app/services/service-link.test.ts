import { expect, test } from "vitest";
import { servicePath } from "./service-link.ts";

test.each([
  ["a service", "pack-ship", "golf", "/pack-ship/golf"],
  ["a specialty", "specialty", "insurance", "/specialty/insurance"],
  ["a page below home and business", "home-business", "shredding", "/home-business/shredding"],
  ["home and business itself", "home-business", "home-business", "/home-business"],
] as const)("the path of %s", (_, section, slug, path) => {
  expect(servicePath({ section, slug })).toBe(path);
});
