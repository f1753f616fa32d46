import { expect, test } from "vitest";
import { canonicalPath, withoutMarks } from "./canonical-path.ts";

test.each([
  ["/", "/"],
  ["/contact-us/", "/contact-us"],
  ["///contact-us//", "/contact-us"],
  ["/pack-ship//insurance", "/pack-ship/insurance"],
  ["//", "/"],
  ["/Pack-Ship/Insurance/", "/pack-ship/insurance"],
  ["/%63ontact-us", "/contact-us"],
  ["/pack-ship%2Finsurance", "/pack-ship/insurance"],
  // Not one of our pages, so the asset handler decides.
  ["/Contact.vcf", "/Contact.vcf"],
  ["/assets/App-B3xY.js", "/assets/App-B3xY.js"],
  ["/Caf%C3%A9", "/Caf%C3%A9"],
  ["/%E0%A4%A", "/%E0%A4%A"],
  ["/%5Celsewhere.example", "/%5Celsewhere.example"],
])("%s is the page %s", (path, expected) => {
  expect(canonicalPath(path)).toBe(expected);
});

test.each(["/%2F%2Flocalhost", "/%2Flocalhost/x", "//elsewhere.example", "/%2f/localhost"])(
  "%s names no other host",
  (path) => {
    expect(new URL(canonicalPath(path), "https://www.store.example").host).toBe("www.store.example");
  },
);

// Quadratic time would take hours.
test.each(["/", "a/", "%2F", "A/", "%", "/a//", ","])("a path of a million times %s is read", (part) => {
  expect(canonicalPath(`/x${part.repeat(1_000_000)}x`)).toMatch(/^\/x/);
  expect(withoutMarks(`/x${part.repeat(1_000_000)}x`)).toMatch(/^\/x/);
});
