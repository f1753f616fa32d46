/** The guard names the line to mend. */
import { expect, test } from "vitest";
import { withLine } from "../../scripts/finding-lines.ts";

const files: Record<string, string> = {
  "wrangler.toml": `name = "x"
[vars]
MAIL_TO = "local"
[env.production]
name = "y"
workers_dev = true
routes = [
  { pattern = "www.a.example" },
]

[env.production.vars]
SITE_ORIGIN = "https://www.a.example"
MAIL_TO = "owner@a.example"
MAIL_FROM = "owner@a.example"

[[env.production.d1_databases]]
binding = "DB"
database_id = "0000"

[env.production.triggers]
crons = ["1 1 * * *"]
`,
  "app/content/site.ts": `export const site = {
  domain: "www.a.example",
  contact: {
    phone: "(440) 555-0142",
  },
  geo: { lat: 1, lng: 2 },
  checkedOn: "2026-11-20",
};
`,
  "app/content/numbers.ts": `export const numbers = {
  "message-retention": { value: 0 },
};
`,
};

const production = (place: string) => `wrangler.toml, [env.production]: ${place}`;

test.each([
  [production("vars.MAIL_TO"), "owner@a.example", 13],
  [production("vars.MAIL_FROM"), "owner@a.example", 14],
  [production("vars.DKIM_DOMAIN"), "", 11],
  [production("vars.SITE_ORIGIN"), "https://www.a.example", 12],
  [production("routes[0].pattern"), "www.a.example", 8],
  [production("routes"), "", 7],
  [production("workers_dev"), "true", 6],
  [production("d1_databases[0].database_id"), "0000", 18],
  [production("d1_databases: database_id of DB"), "", 18],
  [production("triggers: crons"), "", 21],
  [production("ratelimits"), "", 4],
  ["app/content/site.ts: domain", "www.a.example", 2],
  ["app/content/site.ts: contact.phone", "(440) 555-0142", 4],
  ["app/content/site.ts: geo", "1, 2", 6],
  ["app/content/site.ts: checkedOn", "2026-11-20", 7],
  ["app/content/numbers.ts: message-retention", "0", 2],
])("%s = %s", (where, value, line) => {
  const [file = ""] = /^[^:,]+/.exec(where) ?? [];
  const found = withLine({ where, value, why: "" }, (name) => files[name] ?? "");
  expect(found).toBe(where.replace(file, `${file}:${line}`));
});

test("what is nowhere keeps its name", () => {
  const where = "app/content/site.ts: social.nextdoor";
  expect(withLine({ where, value: "", why: "" }, (name) => files[name] ?? "")).toBe(where);
});
