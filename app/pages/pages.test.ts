import { expect, test } from "vitest";
import { aboutPage } from "../content/pages/about-us.ts";
import { searchPage } from "../content/pages/search.ts";
import { MenusSchema } from "../content/schema.ts";
import { overviews } from "../content/overviews/index.ts";
import { plainPages } from "../content/pages/index.ts";
import { policies } from "../content/policies/index.ts";
import { findPage, headOf, indexedPages, trailOf } from "./pages.server.ts";
import { menuLinks } from "./menus.server.ts";
import { pages } from "./page-records.server.ts";

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

test.each(menus)("the menu %s has one page for each position, in their order", (menu) => {
  const records = [...Object.values(plainPages), ...Object.values(overviews), ...Object.values(policies)];
  const entries = records.flatMap(({ path, menus: { [menu]: position } = {} }) =>
    position === undefined ? [] : [{ path, position }],
  );
  expect(twice(entries.map(({ position }) => String(position)))).toEqual([]);
  expect(menuLinks(menu).map(({ to }) => to)).toEqual(
    entries.toSorted((a, b) => a.position - b.position).map(({ path }) => path),
  );
});

const below = pages.flatMap(({ path }) => (path === "/" ? [] : path));
test.each(below)("the breadcrumbs of %s begin at the home page and end at itself", (path) => {
  const trail = trailOf(path);
  expect(trail[0]?.path).toBe("/");
  expect(trail.at(-1)?.path).toBe(path);
  expect(trail.map((crumb) => findPage(crumb.path)?.path)).toEqual(trail.map((crumb) => crumb.path));
});

test("a page that does not exist has neither head nor breadcrumbs", () => {
  expect(() => headOf("/nowhere")).toThrow("No page at /nowhere");
  expect(trailOf("/nowhere")).toEqual([]);
});

test("a page that search engines leave out says so in its head, and is not listed", () => {
  expect(headOf(searchPage.path).isIndexed).toBe(false);
  expect(indexedPages.map(({ path }) => path)).not.toContain(searchPage.path);
  expect(headOf(aboutPage.path).title).toContain(aboutPage.pageTitle);
  expect(headOf(aboutPage.path).description).toBe(aboutPage.metaDescription);
});
