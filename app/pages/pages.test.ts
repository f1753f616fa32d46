import { expect, test } from "vitest";
import { aboutPage } from "../content/pages/about-us.ts";
import { searchPage } from "../content/pages/search.ts";
import { MenusSchema } from "../content/schema.ts";
import { overviews } from "../content/overviews/index.ts";
import { plainPages } from "../content/pages/index.ts";
import { policies } from "../content/policies/index.ts";
import { findPage, headOf, indexedPages, trailOf, viewPage } from "./pages.server.ts";
import { menuLinks } from "./menus.server.ts";
import { pages } from "./page-records.server.ts";
import { filledRecord, filledText } from "../text/text.server.ts";
import { artworkShipping } from "../../tests/support/service-like.ts";

const twice = (values: readonly string[]) => values.filter((value, index) => values.indexOf(value) !== index);
const menus = Object.keys(MenusSchema.entries) as Array<keyof typeof MenusSchema.entries>;

test("every page has an id and addresses of its own", () => {
  expect(twice(pages.map(({ id }) => id))).toEqual([]);
  expect(twice(pages.flatMap(({ path, alias }) => (alias === undefined ? [path] : [path, alias])))).toEqual([]);
});

test("an alias leads to the same page", () => {
  expect(findPage("/contact")).toBe(findPage("/contact-us"));
  expect(headOf("/contact").path).toBe("/contact-us");
});

test("main pages come first, in the order of the menus, and policies last", () => {
  expect(pages[0]?.path).toBe("/");
  expect(pages.map(({ group }) => group).filter((group, index, all) => group !== all[index - 1])).toEqual([
    "plain",
    "service",
    "area",
    "policy",
  ]);
});

test.each(menus)("the menu %s has one page for each position, in their order", (menu) => {
  const records = [...Object.values(plainPages), ...Object.values(overviews), ...Object.values(policies)];
  const entries = records.flatMap(({ path, menus: { [menu]: position } = {} }) =>
    position === undefined ? [] : [{ path, position }],
  );
  expect(twice(entries.map(({ position }) => String(position)))).toEqual([]);
  expect(menuLinks(menu).map(({ to }) => to)).toEqual(
    entries.toSorted((a, b) => a.position - b.position).map(({ path }) => path),
  );
  expect(entries.length).toBeGreaterThan(3);
});

test.each([
  ["/", ["Home"]],
  ["/about-us", ["Home", "About Us"]],
  ["/pack-ship", ["Home", "Services", "Pack & Ship"]],
  [artworkShipping.path, ["Home", "Services", artworkShipping.name]],
  ["/service-area/mentor", ["Home", "Service Area", "Mentor"]],
  ["/privacy", ["Home", "Privacy"]],
])("the breadcrumbs of %s", (path, names) => {
  expect(trailOf(path).map(({ name }) => name)).toEqual(names);
  expect(trailOf(path).at(-1)?.path).toBe(path);
});

test("a page that does not exist has neither head nor breadcrumbs", () => {
  expect(() => headOf("/nowhere")).toThrow("No page at /nowhere");
  expect(() => trailOf("/nowhere")).toThrow("No page at /nowhere");
});

test("a page that search engines leave out says so in its head, and is not listed", () => {
  expect(headOf(searchPage.path).isIndexed).toBe(false);
  expect(indexedPages.map(({ path }) => path)).not.toContain(searchPage.path);
  expect(headOf(aboutPage.path)).toEqual({
    title: `${aboutPage.pageTitle} | Mailbox Plus, Concord Twp, OH`,
    description: filledText(aboutPage.metaDescription),
    path: "/about-us",
  });
});

test("a route gets the words of its page without what the registry reads", () => {
  const { words } = viewPage(aboutPage);
  expect(words.story).toEqual(filledRecord(aboutPage.story));
  expect(Object.keys(words)).toEqual(expect.arrayContaining(["heroTitle", "offerings", "closing"]));
  for (const key of ["path", "name", "kind", "menus", "isAboutStore", "pageTitle", "metaDescription", "lastUpdated"]) {
    expect(words).not.toHaveProperty(key);
  }
});
