/** The head of a page: one builder for all of them. */

export interface PageHead {
  title: string;
  description: string;
  /** Path of the canonical address, without host. */
  path: string;
  isIndexed?: boolean;
  /** The picture that stands for the page where it is shared. */
  image?: HeadImage;
}

export interface HeadImage {
  /** On this site, without host. */
  path: string;
  width: number;
  height: number;
  alt: string;
}

/** One element of the head, in React Router's form. */
export type HeadTag =
  | { title: string }
  | { name: string; content: string; media?: string }
  | { property: string; content: string }
  | { tagName: "link"; rel: string; href: string };

/** The bar at the top of every page: `--color-brand-deep` of app.css, in light and in dark. */
export const themeColors = { light: "#16305f", dark: "#1a3464" } as const;

interface HeadSite {
  name: string;
  origin: string;
}

/** Title, description, canonical address, robots and sharing tags. */
export function pageMeta(head: PageHead, site: HeadSite): HeadTag[] {
  const url = `${site.origin}${head.path === "/" ? "/" : head.path}`;
  const isIndexed = head.isIndexed ?? true;
  const { image } = head;
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
    ...(image === undefined ? [] : imageTags(image, site.origin)),
    { name: "twitter:card", content: image === undefined ? "summary" : "summary_large_image" },
    { name: "theme-color", content: themeColors.light, media: "(prefers-color-scheme: light)" },
    { name: "theme-color", content: themeColors.dark, media: "(prefers-color-scheme: dark)" },
  ];
}

function imageTags({ path, width, height, alt }: HeadImage, origin: string): HeadTag[] {
  return [
    { property: "og:image", content: `${origin}${path}` },
    { property: "og:image:width", content: String(width) },
    { property: "og:image:height", content: String(height) },
    { property: "og:image:alt", content: alt },
  ];
}
