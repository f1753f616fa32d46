/**
 * The last changes to a document on its way out. React does not know of them, and leaves them alone when it takes over.
 * All of them are made in the shell, which React writes in one go and ends with the script that starts the browser's
 * half; so a page that is whole and one that still streams take the same way. Each says what it buys; to take one out,
 * delete its lines here.
 *
 * - Nothing is painted before the first view is complete (`awaitFirstView`): a header parsed in two halves moved by
 *   0.03 to 0.08 on a slow line.
 * - Scripts are held until the first paint (`hydrateAfterFirstPaint`): median blocking time by Lighthouse was 0 to 95 ms
 *   a page, and is 0 on ten of twelve templates. Out: keep the script where React wrote it.
 * - A dismissed notice is hidden before anything is painted (`hideDismissedNotice`), in documents that may bring one.
 */
import {
  awaitFirstView,
  comeBack,
  heldScriptsId,
  hideDismissedNotice,
  hydrateAfterFirstPaint,
} from "./inline-scripts.server.ts";

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
/** The script that loads React and the router. */
const startScript = /<script [^>]*type="module"[^>]*>[^]*?<\/script>/g;
/** The notice, or the place of one that is late. */
const mayBringNotice = /class="notice |<template id="B:/;
const preload = /<link rel="modulepreload"[^>]*>/g;

/** React wrote something else than this was made for: better no page than half of one, and a test that fails. */
function unexpected(missing: string): Error {
  return new Error(`The document that React wrote has no ${missing}: see app/document/transform.server.ts`);
}

function headElements({ nonce }: DocumentOptions, html: string): string {
  const hide = mayBringNotice.test(html) ? hideDismissedNotice : "";
  return `<script nonce="${nonce}">${awaitFirstView}${comeBack}${hide}</script>`;
}

/** The shell in `html` ends at `shellEnd` with the start script, which begins at `start`. */
function transformShell(html: string, start: number, shellEnd: number, options: DocumentOptions): string {
  const { nonce } = options;
  const shell = html.slice(0, shellEnd);
  const end = shell.indexOf(headEnd);
  const head = shell.slice(0, end);
  const preloads = (head.match(preload) ?? []).map((link) => link.replace("<link ", '$&fetchpriority="low" ')).join("");
  return [
    head.replaceAll(preload, ""),
    headElements(options, html),
    shell.slice(end, start),
    `<template id="${heldScriptsId}">${preloads}${shell.slice(start)}</template>`,
    `<script nonce="${nonce}">${hydrateAfterFirstPaint}</script>`,
  ].join("");
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
      const script = startScript.exec(held);
      if (script === null) {
        return "";
      }
      isShellOut = true;
      const shellEnd = script.index + script[0].length;
      return transformShell(held, script.index, shellEnd, options) + held.slice(shellEnd);
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
