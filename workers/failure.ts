/** The response when the Worker itself fails: one log line, and its request id for the visitor. */
import type { Context } from "hono";
import { html } from "hono/html";
import { site } from "#app/content/site.ts";
import { problem } from "./api/problem.ts";
import type { AppEnv } from "./app-env.ts";
import { createLog } from "./log.ts";

/** A page for browsers, a problem for other clients; without styles, since whatever makes them may be what failed. */
export function answerFailure(error: unknown, context: Context<AppEnv>): Response | Promise<Response> {
  const { requestId } = context.var;
  createLog(requestId).error("request_failed", error, { path: context.req.path });
  if (context.req.header("accept")?.includes("text/html") !== true) {
    return problem({
      status: 500,
      code: "internal",
      message: `Something went wrong on our side. Please try again later, or call the store (number ${requestId}).`,
    });
  }
  const { phone } = site.contact;
  return context.html(
    html`<!doctype html>
      <html lang="en-US">
        <head>
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <meta name="robots" content="noindex" />
          <title>Something went wrong | ${site.name}</title>
        </head>
        <body>
          <h1>Something went wrong</h1>
          <p>This page could not be shown. Please try again in a moment, or call us at ${phone}.</p>
          <p>If you call about this, give us the number <code>${requestId}</code>.</p>
        </body>
      </html>`,
    500,
    { "cache-control": "no-store" },
  );
}
