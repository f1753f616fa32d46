/** Hono's `csrf` passes if either header matches; here both must, and the API requires Origin. */
import type { Context } from "hono";
import { createMiddleware } from "hono/factory";
import { problem } from "../api/problem.ts";
import type { AppEnv } from "../app-env.ts";
import { errorResponse } from "../pages/plain-page.ts";

const maxBytes = 64 * 1024;

function refuseForm(context: Context<AppEnv>, refusal: Parameters<typeof errorResponse>[1]) {
  context.var.platform.log.warn("form_refused", { reason: refusal.code });
  return errorResponse(context, { ...refusal, isForm: true });
}

/**
 * Hono's `bodyLimit` leaves a chunked body unread, which hides our answer and breaks the connection's next request.
 * Cloudflare itself refuses more than 100 MB.
 */
export const requireSmallForm = createMiddleware<AppEnv>(async (context, next) => {
  const { raw } = context.req;
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  let length = 0;
  for await (const piece of raw.body ?? []) {
    length += piece.length;
    if (length <= maxBytes) {
      pieces.push(piece);
    }
  }
  if (length > maxBytes) {
    return refuseForm(context, {
      status: 413,
      code: "too-large",
      message: "This is too long to send. The limit is 64 KB.",
      title: "Your text is too long",
      text: "Please shorten it and send it again",
    });
  }
  if (raw.body !== null) {
    context.req.raw = new Request(raw, { method: raw.method, body: await new Blob(pieces).arrayBuffer() });
  }
  return next();
});

/** Old browsers don't send Sec-Fetch-Site. */
const isForged = ({ req }: Context, isOurOrigin: boolean, ...sites: string[]) =>
  req.method === "POST" && !(isOurOrigin && sites.includes(req.header("sec-fetch-site") ?? "same-origin"));

export const requireSameOrigin = createMiddleware<AppEnv>(async (context, next) => {
  const { origin } = context.var.platform.url;
  if (isForged(context, context.req.header("origin") === origin, "same-origin")) {
    return problem({
      status: 403,
      code: "cross-origin",
      message: `Send the header "Origin: ${origin}", as browsers do from our own pages.`,
    });
  }
  return next();
});

/** Old browsers send no Origin and pass. React Router checks it too, but logs an error. */
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
