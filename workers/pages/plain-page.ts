/** A page that survives any failure: name, phone and hours, without files or scripts. */
import type { Context } from "hono";
import { html, raw } from "hono/html";
import { hours } from "#app/content/hours.ts";
import { site } from "#app/content/site.ts";
import { hoursLine, weekRows } from "#app/hours/opening-hours.ts";
import { phoneUrl } from "#app/site/urls.ts";
import { unbroken } from "#app/text/english.ts";
import { blue, ink, lightDark, line, pane, paper } from "#app/ui/tokens.ts";
import logo from "../../public/images/logo.svg?raw";
import picture from "../../public/images/pages/not-found.svg?raw";
import { problem } from "../api/problem.ts";
import { failure } from "#app/pages/not-found/not-found.ts";
import type { AppEnv, WorkerPlatform } from "../app-env.ts";
import { createLog } from "../log.ts";

interface Refusal {
  status: 403 | 413 | 414 | 429 | 500;
  /** For clients other than browsers. */
  code: string;
  message?: string;
  title: string;
  /** Continues with ", or call us at …". */
  text: string;
  /** The address is a form's, so the visitor can go back to it. */
  isForm?: boolean;
  requestId?: string;
}

const styles = `@view-transition { navigation: auto } :root { color-scheme: light dark; font-size: min(100%, 8vw) }
  body { max-width: 40rem; margin: auto; padding: 1rem; font: 1.0625rem/1.6 Arial, sans-serif; overflow-wrap: break-word;
    color: ${lightDark(ink)}; background: ${lightDark(paper)} }
  header { display: flex; flex-wrap: wrap; align-items: center; gap: .25rem .75rem; margin-bottom: 1rem;
    padding-bottom: .75rem; border-bottom: 1px solid ${lightDark(line)} }
  header svg { width: 2.5rem; height: 2.5rem } header a:first-of-type { margin-right: auto; font-weight: bold }
  .picture { border-radius: 6px; background: ${lightDark(pane)} }
  .picture svg { display: block; max-width: 100%; height: auto; margin: auto }
  h1, h2 { line-height: 1.2 } dt { font-weight: bold } dd { margin: 0 0 .5rem }
  a { color: ${lightDark(blue)} }`;

/** Without a nonce it has no styles. */
export const plainDocument = (title: string, body: ReturnType<typeof html>, nonce?: string, moreStyles = "") =>
  html`<!doctype html>
    <html lang="en-US">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title} | ${site.name}</title>
        ${
          nonce &&
          html`<style nonce="${nonce}">
            ${styles}
            ${moreStyles}
          </style>`
        }
      </head>
      <body>
        <header>
          ${raw(logo)}
          <a href="/">${site.name}</a>
          <a href="${phoneUrl(site.contact.phone)}">${site.contact.phone}</a>
        </header>
        ${body}
      </body>
    </html>`;

export const hoursList = (now: Date) =>
  html`<dl>
    ${weekRows(hours, now).map(
      ({ days, times }) =>
        html`<dt>${days}</dt>
          <dd>${unbroken(times)}</dd>`,
    )}
  </dl>`;

export function errorResponse(
  context: Context,
  { status, code, title, text, message = `${title}. ${text}.`, isForm = false, requestId }: Refusal,
  headers?: Record<string, string>,
): Response | Promise<Response> {
  if (context.req.header("accept")?.includes("text/html") !== true) {
    return problem({ status, code, message }, headers);
  }
  const { phone } = site.contact;
  // Without a configuration there is no platform.
  const platform = context.get("platform") as WorkerPlatform | undefined;
  return context.html(
    plainDocument(
      title,
      html`<h1>${title}</h1>
        <p>${text}, or call us at <a href="${phoneUrl(phone)}">${phone}</a>.</p>
        ${platform === undefined ? html`<p>${hoursLine(hours)}. Holiday hours may vary.</p>` : hoursList(platform.now())}
        ${requestId && html`<p>If you call about this, give us this number: <code>${requestId}</code></p>`}
        ${isForm && html`<p><a href="?">Go back to the form</a></p>`}
        <p><a href="/">${site.name}: home page</a></p>
        <div class="picture" aria-hidden="true">${raw(picture)}</div>`,
      platform?.nonce,
    ),
    status,
    { "cache-control": "no-store", ...headers },
  );
}

export function respondToFailure(error: Error, context: Context<AppEnv>): Response | Promise<Response> {
  if (import.meta.env.MODE === "development") {
    // Vite shows its own error overlay.
    throw error;
  }
  const { requestId } = context.var;
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
