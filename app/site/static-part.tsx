/**
 * Static parts: pieces of a page that the server renders and the browser leaves alone. A loader calls `staticPart` with a
 * component and what it shows; the page puts `<StaticPart>` where the result belongs. The browser gets neither the
 * component's code nor its props, and hydrates nothing.
 *
 * Use one where a large piece of a page is the same for every visitor: no clock, no state, no handlers. The component needs
 * a file of its own, or the bundler counts its imports to the page. A page has few parts; a page that is all text is one.
 *
 * React Router's server components will replace this module once they are stable: a loader then returns the element itself.
 */
import { useState, type FunctionComponent } from "react";
import type { RouterContextProvider } from "react-router";
import { ImagesBase } from "../ui/picture.tsx";
import { platformContext } from "../context.ts";
import type { PageHead } from "./page-head.ts";

export interface StaticPartData {
  /** Names the part within the site. */
  readonly key: string;
}

/** HTML by key, on the server: content never changes while an isolate lives, so each part is rendered once. */
const rendered = new Map<string, string>();

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
  if (import.meta.env.DEV || !rendered.has(key)) {
    const html = await render(
      <ImagesBase value={context.get(platformContext).config.imagesBaseUrl}>
        <Part {...view} />
      </ImagesBase>,
    );
    // Cache the result, never the promise: work dies with the request that began it, and another request would wait forever.
    rendered.set(key, html);
  }
  return { key };
}

/** A page that is one static part. */
export const staticPage = async <View extends object>(
  context: Readonly<RouterContextProvider>,
  { head, page }: { head: PageHead; page: View },
  Page: FunctionComponent<View>,
) => ({ head, page: await staticPart(context, head.path, Page, page) });

/** Finds the HTML in the document when it runs in the browser. */
const htmlOf = (key: string) =>
  import.meta.env.SSR ? rendered.get(key) : document.querySelector(`[data-part=${JSON.stringify(key)}]`)?.innerHTML;

export function StaticPart({ data: { key }, className }: { data: StaticPartData; className?: string }) {
  // React leaves it as it is, also where an extension's change to the document makes React render the page anew.
  const [html] = useState(() => htmlOf(key) ?? "");
  return (
    <div data-part={key} className={className} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: html }} />
  );
}
