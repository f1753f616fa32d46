import { createRequestHandler } from "@react-router/cloudflare";
import { RouterContextProvider, type ServerBuild } from "react-router";
import { platformContext } from "#app/context.ts";
import { decoded } from "#app/site/canonical-path.ts";
import type { WorkerPlatform } from "../app-env.ts";

// A separate module, so Vite can reload it.
const loadBuild = () => import("virtual:react-router/server-build") as Promise<ServerBuild>;

const handleRequest = createRequestHandler<{ platform: WorkerPlatform }>({
  // React Router would call a function, and rank all routes again, on every request.
  build: import.meta.env.DEV ? loadBuild : await loadBuild(),
  mode: import.meta.env.MODE,
  getLoadContext: ({ context }) =>
    new RouterContextProvider(new Map([[platformContext, context.cloudflare.env.platform]])),
});

export async function takesForms(pathname: string): Promise<boolean> {
  const { routes } = await loadBuild();
  return Object.values(routes).some((route) => route?.module.action !== undefined && `/${route.path}` === pathname);
}

/** React Router logs a warning per route for a path it can't decode; escaped percent signs decode to no page. */
const withDecodablePath = (request: Request, { href, pathname }: URL): Request =>
  pathname.includes("%") && decoded(pathname) === pathname
    ? new Request(
        href.replace(pathname, () => pathname.replaceAll("%", "%25")),
        request,
      )
    : request;

export async function renderPage(
  request: Request,
  execution: Pick<ExecutionContext, "waitUntil" | "passThroughOnException">,
  platform: WorkerPlatform,
): Promise<Response> {
  // The adapter uses only these fields of Pages' context.
  const answer = await handleRequest({
    request: withDecodablePath(request, platform.url),
    env: { platform },
    waitUntil: execution.waitUntil.bind(execution),
    passThroughOnException: execution.passThroughOnException.bind(execution),
  } as unknown as Parameters<typeof handleRequest>[0]);
  const response = new Response(answer.body, answer);
  // The answer to a form contains what the visitor typed.
  response.headers.set("cache-control", request.method === "POST" ? "no-store" : "private, no-cache");
  return response;
}
