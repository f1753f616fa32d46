/** Renders pages with React Router, by way of its adapter for Cloudflare. */
import { createRequestHandler } from "@react-router/cloudflare";
import { RouterContextProvider, type ServerBuild } from "react-router";
import { platformContext } from "#app/context.ts";
import { decoded } from "#app/site/canonical-path.ts";
import type { WorkerPlatform } from "../app-env.ts";

// A module of its own, so that Vite can reload it in development.
const loadBuild = () => import("virtual:react-router/server-build") as Promise<ServerBuild>;

const handleRequest = createRequestHandler<{ platform: WorkerPlatform }>({
  // A value: React Router would call a function, and rank all routes again, at every request.
  build: import.meta.env.DEV ? loadBuild : await loadBuild(),
  mode: import.meta.env.MODE,
  getLoadContext: ({ context }) =>
    new RouterContextProvider(new Map([[platformContext, context.cloudflare.env.platform]])),
});

/** Whether the page at this path has a form that its own route takes. */
export async function takesForms(pathname: string): Promise<boolean> {
  const { routes } = await loadBuild();
  return Object.values(routes).some((route) => route?.module.action !== undefined && `/${route.path}` === pathname);
}

/**
 * React Router logs a warning with the path for every route that it compares with a path that it cannot decode. With its
 * percent signs escaped, the path decodes and is still unknown.
 */
const withDecodablePath = (request: Request, { href, pathname }: URL): Request =>
  pathname.includes("%") && decoded(pathname) === pathname
    ? new Request(
        href.replace(pathname, () => pathname.replaceAll("%", "%25")),
        request,
      )
    : request;

/** Renders a page, or runs an action. */
export async function renderPage(
  request: Request,
  execution: Pick<ExecutionContext, "waitUntil" | "passThroughOnException">,
  platform: WorkerPlatform,
): Promise<Response> {
  // Of what a function of Cloudflare Pages gets, the adapter reads this alone.
  const answer = await handleRequest({
    request: withDecodablePath(request, platform.url),
    env: { platform },
    waitUntil: execution.waitUntil.bind(execution),
    passThroughOnException: execution.passThroughOnException.bind(execution),
  } as unknown as Parameters<typeof handleRequest>[0]);
  const response = new Response(answer.body, answer);
  // What answers a form holds what the visitor typed.
  response.headers.set("cache-control", request.method === "POST" ? "no-store" : "private, no-cache");
  return response;
}
