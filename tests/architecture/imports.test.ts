/** The linter refuses what docs/architecture.md does not allow to be imported. */
import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { root } from "./repository-files.ts";

const refused = [
  ["app/content/services/fax.ts", 'import { x } from "../../site/urls.ts";'],
  ["app/content/site.ts", 'import { x } from "../site/urls.ts";'],
  ["app/content/hours.ts", 'import type { x } from "../site/urls.ts";'],
  ["app/content/numbers.ts", 'import { iconNames } from "./schema.ts";'],
  ["app/content/partners.ts", 'import { x } from "valibot";'],
  ["app/content/schema/pages.ts", 'import { x } from "../../site/urls.ts";'],
  ["app/site/site.server.ts", 'import { Hero } from "./hero.tsx";'],
  ["app/pages/menus.server.ts", 'import { loader } from "./home/route.tsx";'],
  ["app/site/label.tsx", 'import { useErrandCount } from "../tools/visit/stored-list.ts";'],
  ["app/site/feature-list.tsx", 'import type { x } from "#app/services/service-link.ts";'],
  ["app/site/store.server.ts", 'import { storeDate } from "../hours/store-days.ts";'],
  ["app/hours/open-sign.tsx", 'import { SiteHeader } from "../shell/header.tsx";'],
  ["app/pages/pages.server.ts", 'import { failure } from "#app/shell/failure-words.ts";'],
  ["app/site/urls.ts", 'import { iconNames } from "../content/schema.ts";'],
  ["app/site/page-head.ts", 'import { iconNames } from "../content/schema";'],
  ["app/shell/document-shell.tsx", 'import { site } from "../content/site.ts";'],
  ["app/shell/header.tsx", 'import { site } from "#app/content/site.ts";'],
  ["app/shell/footer.tsx", 'import { x } from "../../workers/log.ts";'],
  ["app/site/hero.tsx", 'import type { x } from "#workers/log.ts";'],
  ["app/ui/card.tsx", 'import { Hero } from "../site/hero.tsx";'],
  ["app/ui/icon.tsx", 'import { iconNames } from "../content/schema.ts";'],
  ["app/ui/link.tsx", 'import { site } from "../content/site.ts";'],
  ["app/ui/button.tsx", 'import { x } from "#app/site/urls.ts";'],
  ["app/pages/home/home-hero.tsx", 'import { loader } from "./route.tsx";'],
  ["app/pages/home/home-parts.tsx", 'export const x = await import("../../content/numbers.ts");'],
  ["app/pages/about/route.tsx", 'import type { loader } from "../home/route.tsx";'],
  ["app/tools/measure/measure-form.tsx", 'import { loader } from "./tool-route.tsx";'],
  ["app/context.ts", 'import { site } from "./content/site.ts";'],
  ["workers/app.ts", 'import { Hero } from "#app/site/hero.tsx";'],
  ["workers/log.ts", 'import { mail } from "./stand-ins/mail.ts";'],
  ["workers/stand-ins/mail.ts", 'import { log } from "../log.ts";'],
  ["scripts/build.mjs", 'import { x } from "../tests/support/prices.ts";'],
] as const;

const folder = mkdtempSync(join(tmpdir(), "imports-"));
let said = "";

beforeAll(() => {
  cpSync(join(root, ".oxlintrc.json"), join(folder, ".oxlintrc.json"));
  for (const [path, source] of refused) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), `${source}\n`);
  }
  const oxlint = join(root, "node_modules/.bin/oxlint");
  said = spawnSync(oxlint, ["--format=unix"], { cwd: folder, encoding: "utf8" }).stdout;
});
afterAll(() => rmSync(folder, { recursive: true }));

test.each(refused)("in %s: %s", (path) => {
  const lines = said.split("\n").filter((line) => line.startsWith(`${path}:`));
  expect(lines.join("\n")).toContain("no-restricted-imports");
});
