/** Writes the parts of pages that only the server makes. */
import type { FunctionComponent } from "react";
import { renderToReadableStream } from "react-dom/server";
import type { RouterContextProvider } from "react-router";
import type { ServerData } from "../components/server-part.tsx";
import { ImagesBase } from "../components/ui/picture.tsx";
import { servicesContext } from "../context.ts";

/** What has been written, by key: content never changes while an isolate lives, so each part is rendered once. */
const written = new Map<string, Promise<string>>();

async function write(part: React.ReactNode): Promise<string> {
  const html = await new Response(await renderToReadableStream(part)).text();
  // React would have pictures fetched before their document; here they stand in it already.
  return html.replace(/^(?:<link rel="preload"[^>]*>)+/, "");
}

function writeOnce(key: string, make: () => React.ReactNode): Promise<string> {
  let html = import.meta.env.DEV ? undefined : written.get(key);
  if (html === undefined) {
    html = write(make());
    written.set(key, html);
    html.catch(() => written.delete(key));
  }
  return html;
}

/**
 * A part of a page for `ServerPart`, made of a component that is the same for everybody: no clock, no visitor, no
 * state. In a document it is HTML, which the browser does not get once more as data, since what is not enumerable is
 * not serialized. The client router, which asks for data alone, gets the component's properties.
 *
 * @param key names the part within the site: `/privacy`, `/contact-us#ways`
 */
export async function serverPart<View extends object>(
  context: Readonly<RouterContextProvider>,
  key: string,
  Part: FunctionComponent<View>,
  view: () => View,
): Promise<ServerData<View>> {
  const { isDocument, config } = context.get(servicesContext);
  if (!isDocument) {
    return { view: view() };
  }
  const make = () => (
    <ImagesBase value={config.imagesBaseUrl}>
      <Part {...view()} />
    </ImagesBase>
  );
  return Object.defineProperty({}, "html", { value: await writeOnce(key, make) });
}
