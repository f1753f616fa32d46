/** Renders pages with React Router, by way of its adapter for Cloudflare. */
import { createRequestHandler } from "@react-router/cloudflare";
import { RouterContextProvider, type ServerBuild } from "react-router";
import { platformContext } from "#app/context.ts";
import type { WorkerPlatform } from "../app-env.ts";

type AdapterContext = Parameters<ReturnType<typeof createRequestHandler>>[0];

// A module of its own, so that Vite can reload it in development.
const loadBuild = () => import("virtual:react-router/server-build") as Promise<ServerBuild>;

const handleRequest = createRequestHandler({
  // A value: React Router would call a function, and rank all routes again, at every request.
  build: import.meta.env.DEV ? loadBuild : await loadBuild(),
  mode: import.meta.env.MODE,
  getLoadContext: ({ context }) => {
    const { platform } = context.cloudflare as unknown as { platform: WorkerPlatform };
    return new RouterContextProvider(new Map([[platformContext, platform]]));
  },
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

/** Renders a page, answers a `.data` request or runs an action. */
export async function renderPage(
  request: Request,
  execution: ExecutionContext,
  platform: WorkerPlatform,
): Promise<Response> {
  // The adapter is made for Pages; of its context it reads only these, and passes on the rest.
  const adapterContext = {
    request: withDecodablePath(request),
    waitUntil: execution.waitUntil.bind(execution),
    passThroughOnException: execution.passThroughOnException.bind(execution),
    platform,
  };
  const answer = (await handleRequest(adapterContext as unknown as AdapterContext)) as unknown as Response;
  const response = new Response(answer.body, answer);
  // What answers a form holds what the visitor typed.
  response.headers.set("cache-control", request.method === "POST" ? "no-store" : "private, no-cache");
  return response;
}
