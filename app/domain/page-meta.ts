/** The head of a page: one builder for all of them. */

export interface PageHead {
  title: string;
  description: string;
  /** Path of the canonical address, without host. */
  path: string;
  isIndexed?: boolean;
}

/** One element of the head, in React Router's form. */
export type HeadTag =
  | { title: string }
  | { name: string; content: string }
  | { property: string; content: string }
  | { tagName: "link"; rel: string; href: string };

interface HeadSite {
  name: string;
  origin: string;
}

/** Title, description, canonical address, robots and sharing tags. */
export function pageMeta(head: PageHead, site: HeadSite): HeadTag[] {
  const url = `${site.origin}${head.path === "/" ? "/" : head.path}`;
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
    { name: "twitter:card", content: "summary" },
  ];
}
