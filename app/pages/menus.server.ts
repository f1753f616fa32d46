import { overviews } from "../content/overviews/index.ts";
import { plainPages } from "../content/pages/index.ts";
import { policies } from "../content/policies/index.ts";
import type { MenuName, Overview, Page, Policy, ServicesPage } from "../content/schema.ts";

export type AnyPage = Page | ServicesPage | Overview | Policy;

export const ownPages: readonly AnyPage[] = [
  ...Object.values(plainPages),
  ...Object.values(overviews),
  ...Object.values(policies),
];

const positionIn = (menu: MenuName, { menus }: AnyPage) => menus?.[menu] ?? 1_000;

/** By header position, then the other menus', then path. */
export const compareByMenus = (a: AnyPage, b: AnyPage) =>
  positionIn("header", a) - positionIn("header", b) ||
  positionIn("footer", a) - positionIn("footer", b) ||
  // Not localeCompare, whose rules of languages take a new isolate 10 ms to load.
  (a.path < b.path ? -1 : 1);

export function menuLinks(menu: MenuName): Array<{ label: string; to: string }> {
  return ownPages
    .filter(({ menus }) => menus?.[menu] !== undefined)
    .toSorted((a, b) => positionIn(menu, a) - positionIn(menu, b))
    .map(({ name, path }) => ({ label: name, to: path }));
}
