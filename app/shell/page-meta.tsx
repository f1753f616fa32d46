import { useRouteLoaderData } from "react-router";
import type { PageHead } from "../site/page-head.ts";
import { brandDeep } from "../ui/tokens.ts";
import { socialCardPath, socialCardSize } from "../site/social-card.ts";

/** React hoists these to the head. All but the title are for machines, so the browser bundle omits them. */
export function PageMeta({ title, description, path, isIndexed = true }: PageHead) {
  const site = useRouteLoaderData<{ name: string; origin: string }>("root");
  if (site === undefined || !import.meta.env.SSR) {
    return <title>{title}</title>;
  }
  const { name, origin } = site;
  const url = origin + path;
  // Unlisted pages share the store's card.
  const card = origin + socialCardPath(isIndexed ? path : "/");
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      <meta name="robots" content={isIndexed ? "index, follow" : "noindex, follow"} />
      {isIndexed && <link rel="canonical" href={url} />}
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={name} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={url} />
      <meta property="og:locale" content="en_US" />
      <meta name="theme-color" content={brandDeep[0]} media="(prefers-color-scheme: light)" />
      <meta name="theme-color" content={brandDeep[1]} media="(prefers-color-scheme: dark)" />
      <meta property="og:image" content={card} />
      <meta property="og:image:width" content={String(socialCardSize.width)} />
      <meta property="og:image:height" content={String(socialCardSize.height)} />
      <meta property="og:image:alt" content={`A shipping label of ${name} with a drawing: ${title}`} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}
