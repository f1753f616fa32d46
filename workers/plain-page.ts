/** A page that needs nothing else: no styles, no scripts, no content but the store's name and phone number. */
import type { Context } from "hono";
import { html } from "hono/html";
import { site } from "#app/content/site.ts";
import { phoneUrl } from "#app/domain/urls.ts";
import { problem } from "./api/problem.ts";

interface PlainPage {
  status: 403 | 413 | 414 | 500;
  title: string;
  /** Goes on with ", or call us at …". */
  text: string;
  /** Path of the page to go back to. */
  back?: string;
  /** The number of the log line, for whoever calls about it. */
  requestId?: string;
}

/** Whether the client reads HTML: a browser does, what talks to the API does not. */
export const wantsPage = (context: Context): boolean => context.req.header("accept")?.includes("text/html") === true;

/** A document that needs no file of ours. */
export const plainDocument = (title: string, body: ReturnType<typeof html>, head: ReturnType<typeof html> = html``) =>
  html`<!doctype html>
    <html lang="en-US">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title} | ${site.name}</title>
        ${head}
      </head>
      <body>
        ${body}
      </body>
    </html>`;

export function plainPage(context: Context, page: PlainPage): Response | Promise<Response> {
  const { status, title, text, back, requestId } = page;
  const { phone } = site.contact;
  return context.html(
    plainDocument(
      title,
      html`<h1>${title}</h1>
        <p>${text}, or call us at <a href="${phoneUrl(phone)}">${phone}</a>.</p>
        ${requestId && html`<p>If you call about this, give us the number <code>${requestId}</code>.</p>`}
        ${back && html`<p><a href="${back}">Back to the page</a></p>`}
        <p><a href="/">${site.name}: home page</a></p>`,
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
