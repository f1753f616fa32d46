/** Makes the head of every page. */
import { socialCardPath, socialCardSize } from "./social-card.ts";

export interface PageHead {
  title: string;
  description: string;
  /** Path of the canonical address, without host. */
  path: string;
  isIndexed?: boolean;
}

/** An element of the head, in React Router's form. */
type HeadTag =
  | { title: string }
  | { name: string; content: string; media?: string }
  | { property: string; content: string }
  | { tagName: "link"; rel: string; href: string };

/** The bar at the top of every page: `--color-brand-deep` of site.css, in light and in dark. */
export const themeColors = { light: "#16305f", dark: "#1a3464" } as const;

interface HeadSite {
  name: string;
  origin: string;
}

/** Title, description, canonical address, robots and sharing tags. */
export function pageMeta(head: PageHead, site: HeadSite): HeadTag[] {
  const url = `${site.origin}${head.path}`;
  const isIndexed = head.isIndexed ?? true;
  return [
    { title: head.title },
    { name: "description", content: head.description },
    { name: "robots", content: isIndexed ? "index, follow" : "noindex, follow" },
    ...(isIndexed ? [{ tagName: "link" as const, rel: "canonical", href: url }] : []),
    { property: "og:type", content: "website" },
    { property: "og:site_name", content: site.name },
    { property: "og:title", content: head.title },
    { property: "og:description", content: head.description },
    { property: "og:url", content: url },
    { property: "og:locale", content: "en_US" },
    { name: "theme-color", content: themeColors.light, media: "(prefers-color-scheme: light)" },
    { name: "theme-color", content: themeColors.dark, media: "(prefers-color-scheme: dark)" },
    ...socialImage(head, isIndexed ? head.path : "/", site),
  ];
}

interface HeadArgs {
  loaderData: { head: PageHead } | undefined;
  matches: readonly [{ loaderData: HeadSite }, ...unknown[]];
}

/** The `meta` export of every route whose loader returns a `head`; where the loader failed, the root's stays. */
export function headMeta({ loaderData, matches: [root] }: HeadArgs): HeadTag[] {
  return loaderData === undefined ? [] : pageMeta(loaderData.head, root.loaderData);
}

/** The page's card; a page that no search engine lists has the store's. */
function socialImage({ title }: PageHead, path: string, { name, origin }: HeadSite): HeadTag[] {
  return [
    { property: "og:image", content: `${origin}${socialCardPath(path)}` },
    { property: "og:image:width", content: String(socialCardSize.width) },
    { property: "og:image:height", content: String(socialCardSize.height) },
    { property: "og:image:alt", content: `A shipping label of ${name} with a drawing: ${title}` },
    { name: "twitter:card", content: "summary_large_image" },
  ];
}
