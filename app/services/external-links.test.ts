import { expect, test } from "vitest";
import { externalLinksOf } from "./services.server.ts";

test("a service offers every page of others that its links stand for, one or several", () => {
  const link = (label: string) => ({ label, url: `https://${label}.example/` });
  const links = { providers: [link("first"), link("second")], booking: [link("booking")] };
  expect(externalLinksOf({ id: "mail", externalLinks: ["booking", "providers"] }, links)).toEqual([
    link("booking"),
    link("first"),
    link("second"),
  ]);
  expect(externalLinksOf({ id: "mail" }, links)).toEqual([]);
  expect(() => externalLinksOf({ id: "mail", externalLinks: ["gone"] }, links)).toThrow(/mail.*gone/);
});
