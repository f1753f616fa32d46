/**
 * The last changes to a document on its way out. React does not know of them, and leaves them alone when it takes over.
 * All of them end the head. Each says what it buys; to take one out, delete its lines here.
 *
 */
import { comeBack } from "./inline-scripts.server.ts";

export interface DocumentOptions {
  /** The CSP nonce of the response. */
  nonce: string;
}

export interface DocumentTransform {
  /** Takes the next piece of React's HTML. @returns what may go out by now @throws Error on a shell without a head */
  write: (html: string) => string;
  /** @throws Error when the HTML ended before its shell did */
  end: () => void;
}

const headEnd = "</head>";
/** The script that loads React and the router, which ends the shell. */
const startScript = /<script [^>]*type="module"[^>]*>[^]*?<\/script>/g;

/** React wrote something else than this was made for: better no page than half of one, and a test that fails. */
function unexpected(missing: string): Error {
  return new Error(`The document that React wrote has no ${missing}: see app/document/transform.server.ts`);
}

function headElements({ nonce }: DocumentOptions): string {
  return `<script nonce="${nonce}">${comeBack}</script>`;
}

function transformShell(html: string, options: DocumentOptions): string {
  const end = html.indexOf(headEnd);
  return html.slice(0, end) + headElements(options) + html.slice(end);
}

/** Changes one document, piece by piece: holds back the shell until all of it is there, and lets the rest pass. */
export function createDocumentTransform(options: DocumentOptions): DocumentTransform {
  let held = "";
  let isShellOut = false;
  return {
    write(html) {
      if (isShellOut) {
        return html;
      }
      held += html;
      startScript.lastIndex = held.indexOf(headEnd);
      if (startScript.lastIndex === -1) {
        return "";
      }
      if (!startScript.test(held)) {
        return "";
      }
      isShellOut = true;
      return transformShell(held, options);
    },
    end() {
      if (!isShellOut) {
        throw unexpected(held.includes(headEnd) ? "start script" : "head");
      }
    },
  };
}

/** A document that is there in one piece. @throws Error as `DocumentTransform` does */
export function transformWhole(html: string, options: DocumentOptions): string {
  const transform = createDocumentTransform(options);
  const out = transform.write(html);
  transform.end();
  return out;
}

/** A document that is still being made. Its stream fails as `DocumentTransform` does. */
export function transformStream(
  html: ReadableStream<Uint8Array>,
  options: DocumentOptions,
): ReadableStream<Uint8Array> {
  const transform = createDocumentTransform(options);
  const decoder = new TextDecoder();
  const encoder = new TextEncoder();
  return html.pipeThrough(
    new TransformStream({
      transform(piece, controller) {
        controller.enqueue(encoder.encode(transform.write(decoder.decode(piece, { stream: true }))));
      },
      flush: transform.end,
    }),
  );
}
