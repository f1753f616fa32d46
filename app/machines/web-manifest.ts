import type { StoreSite } from "../content/schema.ts";
import { brandDeep, paper } from "../ui/tokens.ts";

const icon = (name: string, size: number, purpose: "any" | "maskable") => ({
  src: `/${name}-${size}.png`,
  sizes: `${size}x${size}`,
  type: "image/png",
  purpose,
});

/** The manifest for home screens. @see https://www.w3.org/TR/appmanifest/ */
export function webManifest({ name, description }: StoreSite) {
  return {
    id: "/",
    name,
    short_name: name,
    description,
    lang: "en-US",
    dir: "ltr",
    start_url: "/",
    scope: "/",
    // A website with links to other sites: it needs the browser's own back button.
    display: "minimal-ui",
    theme_color: brandDeep[0],
    // A manifest can't tell light from dark.
    background_color: paper[0],
    icons: [icon("icon", 192, "any"), icon("icon", 512, "any"), icon("icon-maskable", 512, "maskable")],
  };
}
