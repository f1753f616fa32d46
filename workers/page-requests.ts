/** Which requests pages accept: GET and HEAD everywhere, POST where there is a form, and that only from our own pages. */
import type { Context } from "hono";
import { bodyLimit } from "hono/body-limit";
import { createMiddleware } from "hono/factory";
import { problem } from "./api/problem.ts";
import type { AppEnv } from "./app-env.ts";
import { keptPage } from "./kept-pages.ts";
import { wantsPage } from "./plain-page.ts";
import { renderPage } from "./ssr.ts";

const readMethods = ["GET", "HEAD"];
const formPaths = ["/contact", "/contact-us", "/tracking"];
const maxBodyBytes = 64 * 1024;
const maxDrainedBytes = 1024 * 1024;

/** 405 with `Allow` for every other method; React Router would run an action for PUT and DELETE too. */
export const requirePageMethod = createMiddleware<AppEnv>(async (context, next) => {
  const isFormPath = formPaths.includes(context.req.path.replace(/\.data$/, ""));
  const allow = [...readMethods, ...(isFormPath ? ["POST"] : [])].join(", ");
  // A form for a page without one goes on: React Router tells a missing page from one that takes no form.
  if (![...readMethods, "POST"].includes(context.req.method)) {
    return problem(
      { status: 405, code: "method-not-allowed", message: `This address answers ${allow} only.` },
      { allow },
    );
  }
  await next();
  if (context.res.status === 405) {
    context.header("allow", allow);
  }
  return undefined;
});

/** Why a body is not taken: what clients are told, and what the page says. */
const refusals = {
  "too-large": {
    status: 413,
    message: "This is too large to send. The limit is 64 KB.",
    title: "Too much to send",
    text: "A form may hold 64 KB at most. Please shorten what you wrote and send it again, or call us.",
  },
  "cross-origin": {
    status: 403,
    message: "This form can only be sent from our own pages.",
    title: "Not sent",
    text: "This form can only be sent from our own pages. Please go to the page and fill it in there, or call us.",
  },
} as const;

/** A page that says so for browsers, a problem for other clients. Nothing is read of what was sent. */
function refuse(code: keyof typeof refusals, context: Context<AppEnv>): Promise<Response> | Response {
  const { services } = context.var;
  const { status, message, title, text } = refusals[code];
  services.log.warn("form_refused", { reason: code });
  if (!wantsPage(context)) {
    return problem({ status, code, message });
  }
  // React Router shows its error page under the form's address, as if the page had been asked for.
  const page = new Request(context.req.url, { headers: { "user-agent": context.req.header("user-agent") ?? "" } });
  const refusal = { status, title, text, back: context.req.path };
  // Whoever sends many of them is answered from memory; addresses that nobody wrote a form for do not fill it.
  const answer = formPaths.includes(context.req.path) ? keptPage : renderPage;
  return answer(page, context.env, context.executionCtx as ExecutionContext, { ...services, refusal });
}

/** Reads what is on its way, up to a megabyte: who is cut off while sending does not see the answer. */
async function drain(body: ReadableStream<Uint8Array> | null): Promise<void> {
  if (body === null || body.locked) {
    return;
  }
  const reader = body.getReader();
  for (let bytesLeft = maxDrainedBytes; bytesLeft > 0;) {
    const { done, value } = await reader.read();
    if (done) {
      return;
    }
    bytesLeft -= value.length;
  }
  await reader.cancel();
}

/** Refuses bodies of more than 64 KB, whether they say so or not. */
export const requireSmallBody = bodyLimit({
  maxSize: maxBodyBytes,
  onError: async (context: Context<AppEnv>) => {
    await drain(context.req.raw.body);
    return refuse("too-large", context);
  },
});

/**
 * Refuses a form that another site's page sends. React Router compares the Origin too, but logs an error, and lets a
 * request without one pass.
 */
export const requireOwnPage = createMiddleware<AppEnv>(async (context, next) => {
  const origin = context.req.header("origin");
  const isOwnOrigin = origin === undefined || origin === new URL(context.req.url).origin;
  const sentFrom = context.req.header("sec-fetch-site") ?? "none";
  if (context.req.method === "POST" && !(isOwnOrigin && ["same-origin", "none"].includes(sentFrom))) {
    return refuse("cross-origin", context);
  }
  await next();
  return undefined;
});
