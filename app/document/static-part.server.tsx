/** Renders the static parts of documents: the server's half of `static-part.tsx`. */
import type { FunctionComponent } from "react";
import { renderToReadableStream } from "react-dom/server";
import type { RouterContextProvider } from "react-router";
import { ImagesBase } from "../components/ui/picture.tsx";
import { servicesContext, staticPartsContext } from "../context.ts";
import type { StaticPartData } from "./static-part.tsx";

/**
 * Finished parts by key: content never changes while an isolate lives, so each is rendered once. Never one that is
 * still being rendered, since that work belongs to a request and ends with it: whoever waited for it would hang.
 */
const finished = new Map<string, string>();

async function render(part: React.ReactNode): Promise<string> {
  const html = await new Response(await renderToReadableStream(part)).text();
  // React would have pictures fetched before their document; here they stand in it already.
  return html.replace(/^(?:<link rel="preload"[^>]*>)+/, "");
}

async function renderOnce(key: string, make: () => React.ReactNode): Promise<string> {
  const known = import.meta.env.DEV ? undefined : finished.get(key);
  if (known !== undefined) {
    return known;
  }
  const html = await render(make());
  finished.set(key, html);
  return html;
}

/**
 * A part of a page for `StaticPart`, made of a component that is the same for everybody: no clock, no visitor, no state.
 * For a document its HTML goes to the render by way of `staticPartsContext`, and the browser gets its key alone; the
 * client router, which asks for data alone, gets the HTML.
 *
 * @param key names the part within the site: `/privacy`, `/contact-us#ways`
 */
export async function staticPart<View extends object>(
  context: Readonly<RouterContextProvider>,
  key: string,
  Part: FunctionComponent<View>,
  view: () => View,
): Promise<StaticPartData> {
  const html = await renderOnce(key, () => withImages(context, <Part {...view()} />));
  if (!context.get(servicesContext).isDocument) {
    return { key, html };
  }
  context.get(staticPartsContext).set(key, html);
  return { key };
}

function withImages(context: Readonly<RouterContextProvider>, part: React.ReactNode): React.ReactNode {
  return <ImagesBase value={context.get(servicesContext).config.imagesBaseUrl}>{part}</ImagesBase>;
}
