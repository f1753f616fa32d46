/** An error page that works when everything else fails: no files, no scripts, only the store's name and phone number. */
import type { Context } from "hono";
import { html } from "hono/html";
import { site } from "#app/content/site.ts";
import { phoneUrl } from "#app/site/urls.ts";
import { problem } from "../api/problem.ts";
import type { WorkerPlatform } from "../app-env.ts";

interface PlainPage {
  status: 403 | 413 | 414 | 500;
  title: string;
  /** Goes on with ", or call us at …". */
  text: string;
  /** Path of the page to go back to. */
  back?: string;
  /** The id of the log line, for whoever calls about it. */
  requestId?: string;
}

/** Whether the client reads HTML: a browser does, what talks to the API does not. */
export const wantsPage = (context: Context): boolean => context.req.header("accept")?.includes("text/html") === true;

const styles = `@view-transition { navigation: auto } :root { color-scheme: light dark }
  body { max-width: 40rem; margin: auto; padding: 1rem; font: 1.0625rem/1.6 Arial, sans-serif; overflow-wrap: break-word }
  h1, h2 { line-height: 1.2 } dt { font-weight: bold } dd { margin: 0 0 .5rem }
  a { color: light-dark(#1f3f7a, #a9c3f7) }
  offline-note { position: sticky; bottom: 0; display: block; background: Canvas; border-top: 2px solid }`;

/** A document that needs no file of ours; without a nonce it has no styles either. */
export const plainDocument = (title: string, body: ReturnType<typeof html>, nonce?: string) =>
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
          </style>`
        }
      </head>
      <body>
        ${body}
      </body>
    </html>`;

export function plainPage(context: Context, page: PlainPage): Response | Promise<Response> {
  const { status, title, text, back, requestId } = page;
  const { phone } = site.contact;
  // Without a configuration there is no platform.
  const platform = context.get("platform") as WorkerPlatform | undefined;
  return context.html(
    plainDocument(
      title,
      html`<h1>${title}</h1>
        <p>${text}, or call us at <a href="${phoneUrl(phone)}">${phone}</a>.</p>
        ${requestId && html`<p>If you call about this, give us this number: <code>${requestId}</code></p>`}
        ${back && html`<p><a href="${back}">Go back to the form</a></p>`}
        <p><a href="/">${site.name}: home page</a></p>`,
      platform?.nonce,
    ),
    status,
    { "cache-control": "no-store" },
  );
}

/** What is wrong with a request: a page that says so for browsers, a problem for other clients. */
export function refuse(
  context: Context,
  { code, message, ...page }: PlainPage & { code: string; message: string },
): Response | Promise<Response> {
  return wantsPage(context) ? plainPage(context, page) : problem({ status: page.status, code, message });
}
