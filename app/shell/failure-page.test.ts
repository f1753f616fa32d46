/** A page that broke shows the number of its line in the log, so that a report finds it. */
import { createElement, type ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import {
  createMemoryRouter,
  createRequestHandler,
  data,
  RouterContextProvider,
  RouterProvider,
  Scripts,
  type EntryContext,
  type ServerBuild,
} from "react-router";
import { afterEach, expect, test, vi } from "vitest";
import { platformContext, type Platform } from "../context.ts";
import { ServerValuesContext } from "../site/server-values.ts";
import handleRequest, { handleError } from "../entry.server.tsx";
import { createLog } from "#workers/log.ts";
import { ErrorPage } from "./error-page.tsx";

const requestId = "8f1b2c3d4e5f6a7b-CLE";

afterEach(() => {
  vi.restoreAllMocks();
});

function createLoadContext(): RouterContextProvider {
  const context = new RouterContextProvider();
  const reportError = createLog(requestId).error;
  context.set(platformContext, { requestId, reportError, nonce: "", config: {}, now: () => new Date() } as Platform);
  return context;
}

function pageOf(error: unknown): string {
  const element = createElement(ErrorPage, { error });
  const router = createMemoryRouter([{ path: "*", element }]);
  return renderToStaticMarkup(
    createElement(
      ServerValuesContext,
      { value: { nonce: "", requestId, css: {}, structuredData: null } },
      createElement(RouterProvider, { router }),
    ),
  );
}

const refusal = (status: number) => ({ ...data(null, status), status, statusText: "", internal: false, data: null });

test("the page of a failure shows the id, and its line carries it, without what the error says", () => {
  const logged = vi.spyOn(console, "error").mockImplementation(() => undefined);
  const context = createLoadContext();
  const error = new TypeError("cannot read ada@visitor.example");
  handleError(error, { request: new Request("https://site.test/tracking?q=secret"), context });

  expect(logged.mock.calls.map(([line]) => JSON.parse(String(line)) as unknown)).toEqual([
    { event: "route_failed", requestId, path: "/tracking", error: "TypeError", frames: expect.any(Array) },
  ]);
  expect(String(logged.mock.calls[0]?.[0])).toContain("failure-page.test.ts");
  expect(String(logged.mock.calls)).not.toContain("ada@visitor.example");
  const html = pageOf(error);
  expect(html).toContain(requestId);
  expect(html).not.toContain("ada@visitor.example");
});

test("an error while a page is rendered is told once, though React and the router both hand it on", async () => {
  const logged = vi.spyOn(console, "error").mockImplementation(() => undefined);
  const loadContext = createLoadContext();
  const request = new Request("https://site.test/tracking");
  // A context without routes: the first component that reads it throws.
  const broken = {} as EntryContext;
  const error = await handleRequest(request, 200, new Headers(), broken, loadContext).catch(
    (thrown: unknown) => thrown,
  );
  handleError(error, { request, context: loadContext });

  expect(error).toBeInstanceOf(Error);
  expect(logged.mock.calls.map(([line]) => (JSON.parse(String(line)) as { event: string }).event)).toEqual([
    "render_failed",
  ]);
});

test("the document of a page whose loader breaks shows the number of its line", async () => {
  const logged = vi.spyOn(console, "error").mockImplementation(() => undefined);
  const context = createLoadContext();
  const root = {
    loader() {
      throw new TypeError("broken");
    },
    default: () => null,
    Layout: ({ children }: { children: ReactNode }) =>
      createElement("html", {}, createElement("head"), createElement("body", {}, children, createElement(Scripts))),
    ErrorBoundary: ({ error }: { error: unknown }) => createElement(ErrorPage, { error }),
  };
  const route = { id: "root", path: "", hasLoader: true, hasErrorBoundary: true, module: "/root.js" };
  const build = {
    entry: { module: { default: handleRequest, handleError } },
    routes: { root: { ...route, module: root } },
    assets: { entry: { imports: [], module: "/entry.js" }, routes: { root: route }, url: "/manifest.js", version: "1" },
    future: {},
    routeDiscovery: { mode: "initial" },
    ssr: true,
    isSpaMode: false,
    prerender: [],
  } as unknown as ServerBuild;
  const response = await createRequestHandler(build, "production")(new Request("https://site.test/"), context);

  expect(response.status).toBe(500);
  expect(await response.text()).toContain(`give us this number: ${requestId}.`);
  expect(logged.mock.calls.map(([line]) => (JSON.parse(String(line)) as { requestId: string }).requestId)).toEqual([
    requestId,
  ]);
});

test.each([400, 404, 405])("the page of a request answered with %d speaks of no number", (status) => {
  expect(pageOf(refusal(status))).not.toContain(requestId);
});
