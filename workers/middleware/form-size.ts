import type { Context } from "hono";
import { bodyLimit } from "hono/body-limit";
import type { AppEnv } from "../app-env.ts";
import { errorResponse } from "../pages/plain-page.ts";

const maxBodyBytes = 64 * 1024;
const maxDrainedBytes = 1024 * 1024;

/** Reads a part of the body before the response, which a browser does not show while it sends. */
async function drain(body: ReadableStream<Uint8Array> | null): Promise<void> {
  let bytesLeft = maxDrainedBytes;
  // Leaving the loop cancels the stream.
  for await (const { length } of body === null || body.locked ? [] : body) {
    bytesLeft -= length;
    if (bytesLeft <= 0) {
      return;
    }
  }
}

/** Refuses bodies that are too large, with or without a `Content-Length`. */
export const requireSmallForm = bodyLimit({
  maxSize: maxBodyBytes,
  onError: async (context: Context<AppEnv>) => {
    await drain(context.req.raw.body);
    context.var.platform.log.warn("form_refused", { reason: "too-large" });
    return errorResponse(context, {
      status: 413,
      code: "too-large",
      message: "This is too long to send. The limit is 64 KB.",
      title: "Your text is too long",
      text: "Please shorten it and send it again",
      isForm: true,
    });
  },
});
