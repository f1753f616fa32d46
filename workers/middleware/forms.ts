/**
 * What holds for forms and writes: their size, and their origin. Hono's own `csrf` lets a request pass when either header
 * says that it comes from here; here both must, and the API requires an Origin.
 */
import type { Context } from "hono";
import { bodyLimit } from "hono/body-limit";
import { createMiddleware } from "hono/factory";
import { problem } from "../api/problem.ts";
import type { AppEnv } from "../app-env.ts";
import { errorResponse } from "../pages/plain-page.ts";

const maxDrainedBytes = 1024 * 1024;

/**
 * Reads what a refusal has left of the body, up to a limit: a browser shows no answer while it sends, and what is left
 * unread stands in the way of the next request of the connection.
 */
export const readRest = createMiddleware<AppEnv>(async (context, next) => {
  await next();
  const { body, bodyUsed } = context.req.raw;
  let bytesLeft = maxDrainedBytes;
  // Leaving the loop cancels the stream.
  for await (const { length } of body === null || bodyUsed || body.locked ? [] : body) {
    bytesLeft -= length;
    if (bytesLeft <= 0) {
      return;
    }
  }
});

/** Logs why a form is refused, and answers with a page that leads back to one, or a problem. */
function refuseForm(context: Context<AppEnv>, refusal: Parameters<typeof errorResponse>[1]) {
  context.var.platform.log.warn("form_refused", { reason: refusal.code });
  return errorResponse(context, { ...refusal, isForm: true });
}

/** Refuses bodies that are too large, with or without a `Content-Length`. */
export const requireSmallForm = bodyLimit({
  maxSize: 64 * 1024,
  onError: (context: Context<AppEnv>) =>
    refuseForm(context, {
      status: 413,
      code: "too-large",
      message: "This is too long to send. The limit is 64 KB.",
      title: "Your text is too long",
      text: "Please shorten it and send it again",
    }),
});

/** Whether a write comes from another origin than ours, or from none of these sites; old browsers do not say the site. */
const isForged = ({ req }: Context, isOurOrigin: boolean, ...sites: string[]) =>
  req.method === "POST" && !(isOurOrigin && sites.includes(req.header("sec-fetch-site") ?? "same-origin"));

/** Refuses a POST to the API unless its Origin is ours. */
export const requireSameOrigin = createMiddleware<AppEnv>(async (context, next) => {
  const { origin } = context.var.platform.url;
  if (isForged(context, context.req.header("origin") === origin, "same-origin")) {
    return problem({
      status: 403,
      code: "cross-origin",
      message: `Writes need the header "Origin: ${origin}", as browsers send it from our own pages.`,
    });
  }
  return next();
});

/**
 * Refuses a form that names another origin. React Router compares the Origin too, but logs an error. Old browsers send
 * no Origin, and pass.
 */
export const requireOwnForm = createMiddleware<AppEnv>(async (context, next) => {
  const { origin } = context.var.platform.url;
  if (isForged(context, (context.req.header("origin") ?? origin) === origin, "same-origin", "none")) {
    return refuseForm(context, {
      status: 403,
      code: "cross-origin",
      title: "Your form was not sent",
      text: "This form can only be sent from our own pages. Please fill it in on our page",
    });
  }
  return next();
});
