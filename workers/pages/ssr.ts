/** React Router behind the Cloudflare adapter: the only place that knows the adapter's shape. */
import { createRequestHandler } from "@react-router/cloudflare";
import { RouterContextProvider, type ServerBuild } from "react-router";
import { draftKey } from "#app/contact/fields.ts";
import { platformContext } from "#app/context.ts";
import { hydratedEvent } from "#app/site/hydrated-event.ts";
import type { WorkerPlatform } from "../app-env.ts";

type AdapterContext = Parameters<ReturnType<typeof createRequestHandler<Env>>>[0];

/** The adapter hands its context to `getLoadContext` only, so the platform comes with it. */
type RenderContext = AdapterContext & { platform: WorkerPlatform };

// A module of its own, so that Vite can reload it in development.
const loadBuild = () => import("virtual:react-router/server-build") as Promise<ServerBuild>;

const handleRequest = createRequestHandler<Env>({
  // Not as a function: React Router would call it and rank all routes again at every request.
  build: import.meta.env.DEV ? loadBuild : await loadBuild(),
  mode: import.meta.env.MODE,
  getLoadContext: ({ context }) => {
    const loadContext = new RouterContextProvider();
    const { platform } = context.cloudflare as unknown as RenderContext;
    loadContext.set(platformContext, platform);
    return loadContext;
  },
});

/**
 * React Router logs a warning with the path for every route that it compares with a path that it cannot decode. With its
 * percent signs escaped, the path decodes and is still unknown.
 */
function withDecodablePath(request: Request): Request {
  const url = new URL(request.url);
  try {
    decodeURIComponent(url.pathname);
    return request;
  } catch {
    url.pathname = url.pathname.replaceAll("%", "%25");
    return new Request(url, request);
  }
}

/** On one of these events React stops everything and hydrates the whole page at once. */
const eventsThatHydrate =
  "click mousedown mouseup pointerdown pointerup touchstart touchend keydown keypress keyup textInput input change compositionstart compositionend cut paste";

/**
 * Puts the held code back once the page has been painted; a page in the background is never painted, so it does not wait.
 *
 * Until the page is hydrated, React gets no input events. Fields, links, the menu and forms work without it; other buttons
 * do not show before.
 *
 * WebKit stops loading code when a page is left early, and on Back shows that page without loading it again. Such a page
 * is reloaded, unless somebody has typed into it.
 */
const releaseAfterPaint = `{
  const held = document.currentScript.previousElementSibling, release = () => held.replaceWith(held.content);
  let isHydrated;
  for (const kind of "${eventsThatHydrate}".split(" "))
    addEventListener(kind, (event) => isHydrated || event.stopPropagation(), true);
  addEventListener("${hydratedEvent}", () => { isHydrated = true }, { once: true });
  addEventListener("submit", ({ target }) => isHydrated || !target.elements.message ||
    sessionStorage.setItem("${draftKey}", JSON.stringify(Object.fromEntries(new FormData(target)))), true);
  const isEmpty = () => [...document.querySelectorAll("input,textarea")].every((it) => it.value === it.defaultValue);
  addEventListener("pageshow", (event) => event.persisted && !isHydrated && isEmpty() && location.reload());
  document.hidden ? release() : requestAnimationFrame(() => setTimeout(release));
}`.replaceAll(/\n\s*/g, "");

/**
 * Holds the code of a page in a template until the first paint. Where React Router puts `<Scripts>`, the code competes
 * with the page for a slow line and runs before the paint (docs/decisions.md).
 */
function holdCodeUntilPaint(document: Response, nonce: string): Response {
  let preloads = "";
  return new HTMLRewriter()
    .on('link[rel="modulepreload"]', {
      element(link) {
        preloads += `<link rel="modulepreload" href="${link.getAttribute("href") ?? ""}">`;
        link.remove();
      },
    })
    .on('script[type="module"]', {
      element(script) {
        script.before(`<template>${preloads}`, { html: true });
        script.after(`</template><script nonce="${nonce}">${releaseAfterPaint}</script>`, { html: true });
      },
    })
    .transform(document);
}

/** Renders a page, answers a `.data` request or runs an action. */
export async function renderPage(
  request: Request,
  env: Env,
  context: ExecutionContext,
  platform: WorkerPlatform,
): Promise<Response> {
  const adapterContext: RenderContext = {
    request: withDecodablePath(request) as AdapterContext["request"],
    env: env as AdapterContext["env"],
    functionPath: "",
    params: {},
    data: {},
    waitUntil: (work) => context.waitUntil(work),
    passThroughOnException: () => context.passThroughOnException(),
    next: () => Promise.resolve(new Response(null, { status: 404 })),
    platform,
  };
  const response = (await handleRequest(adapterContext)) as unknown as Response;
  const isDocument = response.headers.get("content-type")?.startsWith("text/html") === true;
  return isDocument ? holdCodeUntilPaint(response, platform.nonce) : response;
}
