import type { Context } from "hono";
import { failure } from "#app/shell/failure-words.ts";
import type { AppEnv, WorkerPlatform } from "./app-env.ts";
import { createLog } from "./log.ts";
import { errorResponse } from "./pages/plain-page.ts";

/** Logs an unexpected error and responds with a page that needs nothing else of the site, or a problem. */
export function respondToFailure(error: Error, context: Context<AppEnv>): Response | Promise<Response> {
  if (import.meta.env.MODE === "development") {
    // Vite shows the error with message, file and line.
    throw error;
  }
  const { requestId } = context.var;
  // Without a configuration there is no platform.
  const platform = context.get("platform") as WorkerPlatform | undefined;
  (platform?.log ?? createLog(requestId)).error("request_failed", error, { path: context.req.path });
  return errorResponse(context, {
    status: 500,
    code: "internal",
    message: `${failure.title} on our side. Please try again later, or call the store and give this number: ${requestId}.`,
    title: failure.title,
    text: `${failure.text} ${failure.advice}`,
    requestId,
  });
}
