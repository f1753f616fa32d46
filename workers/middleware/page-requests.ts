/** Which requests pages accept: GET and HEAD everywhere, POST where there is a form, and no more than a form holds. */
import type { Context } from "hono";
import { bodyLimit } from "hono/body-limit";
import { createMiddleware } from "hono/factory";
import { methodNotAllowed } from "../api/problem.ts";
import type { AppEnv } from "../app-env.ts";
import { refuse } from "../pages/plain-page.ts";

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
    return methodNotAllowed(allow);
  }
  await next();
  if (context.res.status === 405) {
    context.header("allow", allow);
  }
  return undefined;
});

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
    context.var.platform.log.warn("form_refused", { reason: "too-large" });
    return refuse(context, {
      status: 413,
      code: "too-large",
      message: "This is too large to send. The limit is 64 KB.",
      title: "Too much to send",
      text: "A form may hold 64 KB at most. Please shorten what you wrote and send it again",
      back: context.req.path,
    });
  },
});
