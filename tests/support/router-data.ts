import type { Response } from "miniflare";
import { UNSAFE_decodeViaTurboStream as decodeViaTurboStream } from "react-router";

/** Decodes a `.data` answer as the client router does. */
export async function decodeData(response: Response): Promise<unknown> {
  if (response.body === null) {
    throw new Error("The answer has no body.");
  }
  // undici's stream type is Node's own; it is the same object.
  const body = response.body as unknown as ReadableStream<Uint8Array<ArrayBuffer>>;
  return (await decodeViaTurboStream(body, globalThis as unknown as Window & typeof globalThis)).value;
}
