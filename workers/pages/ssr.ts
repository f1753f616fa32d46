/** React Router behind the Cloudflare adapter: the only place that knows the adapter's shape. */
import { createRequestHandler } from "@react-router/cloudflare";
import { RouterContextProvider, type ServerBuild } from "react-router";
import { platformContext } from "#app/context.ts";
import type { WorkerPlatform } from "../app-env.ts";

type AdapterContext = Parameters<ReturnType<typeof createRequestHandler<Env>>>[0];

/** The adapter hands its context to `getLoadContext` only, so the platform comes with it. */
type RenderContext = AdapterContext & { platform: WorkerPlatform };

// A module of its own, so that Vite can reload it in development.
const loadBuild = () => import("virtual:react-router/server-build") as Promise<ServerBuild>;

const handleRequest = createRequestHandler<Env>({
  // A value: React Router would call a function, and rank all routes again, at every request.
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
  return (await handleRequest(adapterContext)) as unknown as Response;
}
