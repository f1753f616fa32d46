/** The day on a policy is that of its last change: who changes its words changes the day, and the digest here. */
import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { policies } from "#app/content/policies/index.ts";

const known: Readonly<Record<string, readonly [lastUpdated: string, digest: string]>> = {
  accessibility: ["2026-11-23", "888561a02d6b7e2e"],
  privacy: ["2026-11-24", "ec289fa21c24de88"],
  terms: ["2026-11-23", "8b56149b166c07c7"],
};

test.each(Object.entries(policies))(
  "%s is dated by its words",
  (name, { lastUpdated, heroTitle, heroSubtitle, sections }) => {
    const text = JSON.stringify([
      heroTitle,
      heroSubtitle,
      sections.map(({ title, body, content }) => [title, body, content]),
    ]);
    const digest = createHash("sha256").update(text).digest("hex").slice(0, 16);
    const what = `the words changed: set lastUpdated in app/content/policies/${name}.ts to today, then both here`;
    expect([lastUpdated, digest], what).toEqual(known[name]);
  },
);
