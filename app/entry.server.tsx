/** Streams the shell first and deferred parts later; crawlers and scripts get the whole page. */
import { isbot } from "isbot";
import { renderToReadableStream } from "react-dom/server";
import { isRouteErrorResponse, ServerRouter, type EntryContext, type RouterContextProvider } from "react-router";
import { pageContext, platformContext } from "./context.ts";
import { partsHeader } from "./ui/parts.ts";
import { ServerValuesContext } from "./site/styles.tsx";
import { viewStructuredData } from "./machines/structured-data.server.ts";

const byName = (files: Record<string, string>) =>
  Object.fromEntries(Object.entries(files).map(([path, css]) => [path.replace(/^.*\/|\.css$/g, ""), css]));

const documentCss = byName(
  import.meta.glob<string>("./ui/styles/subjects/*.css", { query: "?inline", import: "default", eager: true }),
);

/** Must exceed the wait for the notice. */
export const streamTimeout = 5000;

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  const { nonce, requestId, reportError, config, now } = loadContext.get(platformContext);
  let responseStatus = status;
  const isForScript = request.headers.has(partsHeader);
  const structuredData =
    status === 200 && !isForScript ? viewStructuredData(loadContext.get(pageContext), config.siteOrigin, now()) : null;
  const { entry, hmr } = routerContext.manifest;
  const document = (
    <ServerValuesContext value={{ nonce, requestId, css: isForScript ? null : documentCss, structuredData }}>
      <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
    </ServerValuesContext>
  );
  const body = await renderToReadableStream(document, {
    nonce: { script: nonce, style: nonce },
    bootstrapModules: isForScript ? [] : [...(hmr ? [hmr.runtime] : []), entry.module],
    // Otherwise React streams boundaries out of order.
    progressiveChunkSize: Infinity,
    signal: AbortSignal.any([request.signal, AbortSignal.timeout(streamTimeout + 1000)]),
    onError(error: unknown) {
      responseStatus = 500;
      if (!request.signal.aborted) {
        reportError("render_failed", error);
      }
    },
  });
  if (isForScript || isbot(request.headers.get("user-agent"))) {
    // React reports rejections through `onError`.
    await body.allReady.catch(() => undefined);
  }
  headers.set("content-type", "text/html; charset=utf-8");
  // Vite's dev server sends this file with a type browsers refuse.
  if (import.meta.env.PROD) {
    headers.set("speculation-rules", '"/speculation-rules.json"');
  }
  return new Response(body, { status: responseStatus, headers });
}

/** Leaves out what the visitor sent. */
export function handleError(
  error: unknown,
  { request, context }: { request: Request; context: RouterContextProvider },
) {
  // Missing pages and invalid forms aren't failures.
  if (request.signal.aborted || (isRouteErrorResponse(error) && error.status < 500)) {
    return;
  }
  const { reportError, url } = context.get(platformContext);
  reportError("route_failed", error, { path: url.pathname });
}
