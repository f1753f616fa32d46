import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, data, RouterContextProvider, RouterProvider } from "react-router";
import { afterEach, expect, test, vi } from "vitest";
import { platformContext, type Platform } from "../context.ts";
import { ServerValuesContext } from "../site/styles.tsx";
import { handleError } from "../entry.server.tsx";
import { createLog } from "#workers/log.ts";
import { ErrorPage } from "./error-page.tsx";

const requestId = "8f1b2c3d4e5f6a7b-CLE";

afterEach(() => {
  vi.restoreAllMocks();
});

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
  const context = new RouterContextProvider();
  const url = new URL("https://store.example/tracking");
  context.set(platformContext, { url, reportError: createLog(requestId).error } as Platform);
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

test.each([400, 404, 405])("the page of a request answered with %d speaks of no number", (status) => {
  expect(pageOf(refusal(status))).not.toContain(requestId);
});
