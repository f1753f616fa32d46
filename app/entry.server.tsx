/** Streams the page: the shell at once, deferred parts as they come; crawlers get the whole. */
import { isbot } from "isbot";
import { renderToReadableStream } from "react-dom/server";
import { isRouteErrorResponse, ServerRouter, type EntryContext, type RouterContextProvider } from "react-router";
import { viewStructuredData } from "./content/index.server.ts";
import { servicesContext } from "./context.ts";
import styles from "./app.css?inline";

/** Longer than the notice takes to give up. */
export const streamTimeout = 5000;

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  const { nonce, requestId, config } = loadContext.get(servicesContext);
  let responseStatus = status;
  const body = await renderToReadableStream(<ServerRouter context={routerContext} url={request.url} nonce={nonce} />, {
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
  });
  if (isbot(request.headers.get("user-agent")) || routerContext.isSpaMode) {
    await body.allReady;
  }
  headers.set("content-type", "text/html; charset=utf-8");
  headers.set("cache-control", "private, no-cache");
  const structuredData =
    responseStatus === 200 ? viewStructuredData(new URL(request.url).pathname, config.siteOrigin) : null;
  return finishPage(new Response(body, { status: responseStatus, headers }), nonce, structuredData);
}

/**
 * The last touches to a page on its way out. Scripts must not compete with the first paint, and the
 * stylesheet is small enough to be in the page: both were measured to halve the time to that paint.
 * Structured data is for machines, which read on, so it comes last; the browser's code never sees it.
 * React does not know of these elements, and leaves them alone when it takes over the document.
 */
function finishPage(page: Response, nonce: string, structuredData: string | null): Response {
  return new HTMLRewriter()
    .on('link[rel="modulepreload"]', {
      element(link) {
        link.setAttribute("fetchpriority", "low");
      },
    })
    .on("head", {
      element(head) {
        if (!import.meta.env.DEV) {
          head.append(`<style nonce="${nonce}">${styles}</style>`, { html: true });
        }
      },
    })
    .on("body", {
      element(body) {
        if (structuredData !== null) {
          body.append(`<script type="application/ld+json">${structuredData}</script>`, { html: true });
        }
      },
    })
    .transform(page);
}

/** A loader or action that threw: one line, without what the visitor sent. */
export function handleError(
  error: unknown,
  { request, context }: { request: Request; context: RouterContextProvider },
) {
  // A missing page or a broken form is an answer, not a failure.
  if (request.signal.aborted || (isRouteErrorResponse(error) && error.status < 500)) {
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
