/**
 * Static parts: pieces of a page that the server renders and the browser leaves alone. A loader names their components;
 * the page puts `<StaticPart>` in their places. The browser gets neither code nor props of the components, and hydrates
 * nothing.
 *
 * Use one where a large piece of a page is the same for every visitor: no clock, no state, no handlers. The component needs
 * a file of its own, or the bundler counts its imports to the page. A page has few parts; a page that is all text is one.
 *
 * React Router's server components will replace this module once they are stable: a loader then returns the element itself.
 */
import { useState, type FunctionComponent } from "react";
import type { RouterContextProvider } from "react-router";
import type { BandView } from "./band.ts";
import { ImagesBase } from "../ui/picture.tsx";
import { pageContext, platformContext } from "../context.ts";

export interface StaticPartData {
  /** Names the part within the site. */
  readonly key: string;
}

/** HTML by key, on the server: content never changes while an isolate lives, so each part is rendered once. */
const htmlByKey = new Map<string, string>();

async function render(element: React.ReactNode): Promise<string> {
  const { renderToReadableStream } = await import("react-dom/server");
  const html = await new Response(await renderToReadableStream(element)).text();
  // React adds preloads for pictures; the document has the pictures themselves.
  return html.replace(/^(?:<link rel="preload"[^>]*>)+/, "");
}

/**
 * Renders a part in a loader, once while the isolate lives.
 * @param key names the part within the site: `/privacy`, `/contact-us#map`
 * @param Part has no state, no handlers and no clock
 */
export async function staticPart<View extends object>(
  context: Readonly<RouterContextProvider>,
  key: string,
  Part: FunctionComponent<View>,
  view: View,
): Promise<StaticPartData> {
  if (import.meta.env.DEV || !htmlByKey.has(key)) {
    const html = await render(
      <ImagesBase value={context.get(platformContext).config.imagesBaseUrl}>
        <Part {...view} />
      </ImagesBase>,
    );
    // Cache the result, never the promise: work dies with the request that began it, and another request would wait forever.
    htmlByKey.set(key, html);
  }
  return { key };
}

/** Path of the page of the request, by which its parts are named. @throws Error where there is no page */
function pagePath(context: Readonly<RouterContextProvider>): string {
  const page = context.get(pageContext);
  if (page === null) {
    throw new Error("A page has static parts, but no record");
  }
  return page.path;
}

/** Renders a page that is one static part, above its closing band. */
export const staticPage = async <View extends object>(
  context: Readonly<RouterContextProvider>,
  view: View & { band?: BandView },
  Whole: FunctionComponent<View>,
) => ({ ...(await staticPart(context, pagePath(context), Whole, view)), band: view.band });

/** Renders parts of a page, each from the page's data of the same name. */
export async function withStaticParts<View extends object, Name extends keyof View & string>(
  context: Readonly<RouterContextProvider>,
  view: View,
  parts: { [Key in Name]: FunctionComponent<View[Key]> },
): Promise<Omit<View, Name> & Record<Name, StaticPartData>>;
export async function withStaticParts(
  context: Readonly<RouterContextProvider>,
  view: Record<string, object>,
  parts: Record<string, FunctionComponent<object>>,
) {
  const path = pagePath(context);
  const rendered = Object.entries(parts).map(async ([name, Part]) => {
    return [name, await staticPart(context, `${path}#${name}`, Part, view[name] ?? {})] as const;
  });
  return { ...view, ...Object.fromEntries(await Promise.all(rendered)) };
}

/** Finds the HTML in the document when it runs in the browser. */
const htmlOf = (key: string) =>
  import.meta.env.SSR ? htmlByKey.get(key) : document.querySelector(`[data-part=${JSON.stringify(key)}]`)?.innerHTML;

export function StaticPart({ data: { key }, className }: { data: StaticPartData; className?: string }) {
  // React keeps the HTML also where an extension has changed the document, and React renders the page anew.
  const [html] = useState(() => htmlOf(key) ?? "");
  return (
    <div data-part={key} className={className} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: html }} />
  );
}
