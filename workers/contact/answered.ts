import { dateAndTime } from "#app/hours/store-days.ts";
import { Hono } from "hono";
import { html } from "hono/html";
import { blue, lightDark, paper } from "#app/ui/tokens.ts";
import type { AppEnv } from "../app-env.ts";
import { withDeadline } from "../upstream.ts";
import { plainDocument } from "../pages/plain-page.ts";
import type { Settings } from "../settings/setting-table.ts";
import { readSettings } from "../settings/settings.ts";
import { markAnswered, readMark, type Mark } from "./message-store.ts";

const answeredPath = "/answered";

const algorithm = { name: "HMAC", hash: "SHA-256" };
const base64 = { alphabet: "base64url", omitPadding: true } as const;
const bytesOf = (text: string) => new TextEncoder().encode(text);

/** The first key signs; links signed with the others still work. */
const keysOf = ({ ANSWER_LINK_KEY: keys }: Settings) =>
  Promise.all(
    keys
      .split(",")
      .filter((key) => key !== "")
      .map((key) => crypto.subtle.importKey("raw", bytesOf(key), algorithm, false, ["sign", "verify"])),
  );

/** Empty without a key. The signature is in the query, which logs leave out. */
export async function answeredLink(id: string, settings: Settings): Promise<string> {
  const [key] = await keysOf(settings);
  if (key === undefined) {
    return "";
  }
  const signature = new Uint8Array(await crypto.subtle.sign(algorithm, key, bytesOf(id))).toBase64(base64);
  return `${settings.SITE_ORIGIN}${answeredPath}?${new URLSearchParams({ id, signature }).toString()}`;
}

async function isSigned(id: string, signature: string, settings: Settings): Promise<boolean> {
  if (!/^[\w-]{43}$/.test(signature)) {
    return false;
  }
  const bytes = Uint8Array.fromBase64(signature, base64);
  const found = (await keysOf(settings)).map((key) => crypto.subtle.verify(algorithm, key, bytes, bytesOf(id)));
  return (await Promise.all(found)).includes(true);
}

const styles = `button { min-height: 3rem; padding: 0 1.5rem; font: inherit; font-weight: bold; border: 0; border-radius: 6px;
    cursor: pointer; color: ${lightDark(paper)}; background: ${lightDark(blue)} }`;

/** Customers may see this page too, since replies quote the mail with its link. */
function view(message: Mark | null): [title: string, body: ReturnType<typeof html>] {
  if (message === null) {
    return [
      "This message is not in the inbox",
      html`<p>It was deleted, or you only have it by email. There's nothing to mark.</p>`,
    ];
  }
  const { name, received_at, answered_by, answered_at } = message;
  const from = html`<p>From ${name}, ${dateAndTime(received_at)}</p>`;
  return answered_by === null || answered_by.trim() === ""
    ? [
        "Is this message answered?",
        html`${from}
          <form method="post"><button>Mark as answered</button></form>
          <p>Until then, it's on the morning reminder.</p>`,
      ]
    : [
        "This message is answered",
        html`${from}
          <p>Marked by ${answered_by}${answered_at === null ? "" : `, ${dateAndTime(answered_at)}`}</p>
          <p>This link has done its job and no longer changes anything.</p>`,
      ];
}

/** GET marks nothing: mail scanners open every link. */
export const answeredPage = new Hono<AppEnv>()
  .use(async (context, next) => {
    await next();
    context.header("cache-control", "no-store");
  })
  .on(["GET", "POST"], "/", async (context, next) => {
    const { url, nonce, now, log } = context.var.platform;
    const { DB: db } = context.env;
    const settings = readSettings(context.env);
    const id = url.searchParams.get("id") ?? "";
    if (!(await isSigned(id, url.searchParams.get("signature") ?? "", settings))) {
      return next();
    }
    const ask = <Answer>(answer: Promise<Answer>) => withDeadline(answer, settings.TIMEOUTS_MS.store);
    if (context.req.method === "POST") {
      if (await ask(markAnswered(db, id, "staff (email link)", now()))) {
        log.event("message_answered", { id });
      }
      return context.redirect(url.pathname + url.search, 303);
    }
    const message = await ask(readMark(db, id));
    const [title, body] = view(message);
    return context.html(
      plainDocument(
        title,
        html`<main>
          <h1>${title}</h1>
          ${body}
        </main>`,
        nonce,
        styles,
      ),
      message === null ? 404 : 200,
    );
  });
