/**
 * Static parts: pieces of a page that the server renders and the browser leaves alone. A loader calls `staticPart` with a
 * component and what it shows; the page puts `<StaticPart>` where the result belongs. The HTML travels once: in a document
 * as HTML, to the client router as data. The browser gets neither the component's code nor its props, and hydrates nothing.
 *
 * Use one where a large piece of a page is the same for every visitor: no clock, no state, no handlers. Links in it work,
 * since one listener hands plain anchors to the router (`use-links.ts`). The component needs a file of its own, or the
 * bundler counts its imports to the page. A page has few parts; a page that is all text is one.
 *
 * React Router's server components will replace this module once they are stable: a loader then returns the element itself.
 */
import { useLayoutEffect, useRef, useState, type FunctionComponent } from "react";
import { useRevalidator, type RouterContextProvider } from "react-router";
import { ImagesBase } from "../ui/picture.tsx";
import { platformContext } from "../context.ts";

export interface StaticPartData {
  /** Names the part within the site. */
  readonly key: string;
  /** For the client router; in a document the part stands as HTML. */
  readonly html?: string;
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
 * Renders a part in a loader.
 * @param key names the part within the site: `/privacy`, `/contact-us#map`
 * @param Part has no state, no handlers and no clock
 */
export async function staticPart<View extends object>(
  context: Readonly<RouterContextProvider>,
  key: string,
  Part: FunctionComponent<View>,
  view: () => View,
): Promise<StaticPartData> {
  const { config, isDocument } = context.get(platformContext);
  let html = import.meta.env.DEV ? undefined : rendered.get(key);
  if (html === undefined) {
    html = await render(
      <ImagesBase value={config.imagesBaseUrl}>
        <Part {...view()} />
      </ImagesBase>,
    );
    // Cache the result, never the promise: work dies with the request that began it, and another request would wait forever.
    rendered.set(key, html);
  }
  return isDocument ? { key } : { key, html };
}

interface StaticPartProps {
  data: StaticPartData;
  className?: string;
}

export function StaticPart({ data: { key, html }, className }: StaticPartProps) {
  // The key makes React replace the element for another part.
  return <PartElement key={key} name={key} html={html} className={className} />;
}

interface PartElementProps {
  name: string;
  html: string | undefined;
  className: string | undefined;
}

function PartElement({ name, html, className }: PartElementProps) {
  const { revalidate } = useRevalidator();
  const part = useRef<HTMLDivElement>(null);
  // Revalidated data never changes a static part.
  const [shown, setShown] = useState(html);
  useLayoutEffect(() => {
    // Something (a browser extension, say) made React rebuild the document, which emptied the part: load it again.
    if (part.current?.firstChild === null) {
      if (html === undefined) {
        void revalidate();
      } else {
        // eslint-disable-next-line react-hooks/set-state-in-effect -- synchronizes with the DOM
        setShown(html);
      }
    }
  }, [html, revalidate]);
  const inner = shown ?? rendered.get(name) ?? "";
  return (
    // In the browser React leaves the HTML of the document as it is.
    <div ref={part} className={className} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: inner }} />
  );
}
