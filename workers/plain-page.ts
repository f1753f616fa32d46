/** A page that needs nothing else: no styles, no scripts, no content but the store's name and phone number. */
import type { Context } from "hono";
import { html } from "hono/html";
import { site } from "#app/content/site.ts";
import { phoneUrl } from "#app/domain/urls.ts";

interface PlainPage {
  status: 414 | 500;
  title: string;
  text: string;
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
  const { status, title, text, requestId } = page;
  const { phone } = site.contact;
  return context.html(
    plainDocument(
      title,
      html`<h1>${title}</h1>
        <p>${text}, or call us at <a href="${phoneUrl(phone)}">${phone}</a>.</p>
        ${requestId && html`<p>If you call about this, give us the number <code>${requestId}</code>.</p>`}
        <p><a href="/">${site.name}: home page</a></p>`,
    ),
    status,
    { "cache-control": "no-store" },
  );
}
