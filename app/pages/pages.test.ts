import { expect, test } from "vitest";
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

const below = pages.filter(({ path }) => path !== "/");
test.each(below)("the breadcrumbs of $path begin at the home page and end at itself", (page) => {
  const trail = trailOf(page);
  expect(trail[0]?.path).toBe("/");
  expect(trail.at(-1)?.path).toBe(page.path);
  expect(trail.map((crumb) => findPage(crumb.path)?.path)).toEqual(trail.map((crumb) => crumb.path));
});

test("a page that search engines leave out says so in its head, and is not listed", () => {
  const search = pages.filter(({ path }) => path === searchPage.path);
  expect(search.map((page) => headOf(page).isIndexed)).toEqual([false]);
  expect(indexedPages).not.toContain(search[0]);
});
