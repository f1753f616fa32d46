import { expect, test } from "vitest";
import { importWith } from "../../tests/support/import-with.ts";
import { site } from "../content/site.ts";

const link = (label: string) => ({ label, url: `https://${label}.example/` });
const externalLinks = { providers: [link("first"), link("second")], booking: [link("booking")] };
const { externalLinksOf } = await importWith(
  { "#app/content/site.ts": { site: { ...site, externalLinks } } },
  () => import("./services.server.ts"),
);

test("a service offers every page of others that its links stand for, one or several", () => {
  expect(externalLinksOf({ externalLinks: ["booking", "providers"] })).toEqual([
    link("booking"),
    link("first"),
    link("second"),
  ]);
  expect(externalLinksOf({})).toEqual([]);
});
