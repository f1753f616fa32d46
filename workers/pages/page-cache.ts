/**
 * Caches rendered pages in the isolate until the minute ends, when the open sign may turn. Visitors get the same page but for
 * the tokens of the request, which are written into the cached bytes. To remove the cache: leave `cachePages` out of
 * workers/app.ts.
 */
import { createMiddleware } from "hono/factory";
import { isLate } from "#app/notices/notice.ts";
import type { AppEnv } from "../app-env.ts";

/** Parts of a page that differ by request. Both have random digits, so that no text has them by chance. */
const tokenNames = ["nonce", "servedAt"] as const;
type TokenName = (typeof tokenNames)[number];
type RequestTokens = Readonly<Record<TokenName, string>>;

interface CachedPage {
  headers: Headers;
  /** Bytes as they are, and between them the names of the tokens that go there. */
  pieces: ReadonlyArray<Uint8Array | TokenName>;
  bytes: number;
}

/** All pages of the site take less than half of it; an isolate has 128 MB. */
const maxBytes = 16 * 1024 * 1024;
const minuteMs = 60_000;
/** Value of `Server-Timing` by which benchmarks and tests know a cached page. */
const cacheMark = "cached";

const cache = { minute: -1, bytes: 0, pages: new Map<string, CachedPage>() };
const encoder = new TextEncoder();

/** Cuts a page where the tokens of its own request stand. */
function cut(text: string, tokens: RequestTokens): CachedPage["pieces"] {
  let pieces: Array<{ text: string } | TokenName> = [{ text }];
  for (const name of tokenNames) {
    pieces = pieces.flatMap((piece) =>
      typeof piece === "string"
        ? piece
        : piece.text
            .split(tokens[name])
            .flatMap((part, index) => (index === 0 ? { text: part } : [name, { text: part }])),
    );
  }
  return pieces.map((piece) => (typeof piece === "string" ? piece : encoder.encode(piece.text)));
}

function drop(key: string): void {
  cache.bytes -= cache.pages.get(key)?.bytes ?? 0;
  cache.pages.delete(key);
}

function store(minute: number, key: string, page: CachedPage): void {
  if (minute !== cache.minute) {
    Object.assign(cache, { minute, bytes: 0, pages: new Map() });
  }
  drop(key);
  // The oldest go when there is no room.
  for (const oldest of cache.pages.keys()) {
    if (cache.bytes + page.bytes <= maxBytes) {
      break;
    }
    drop(oldest);
  }
  cache.pages.set(key, page);
  cache.bytes += page.bytes;
}

function respond({ headers, pieces }: CachedPage, tokens: RequestTokens): Response {
  const body = new Blob(pieces.map((piece) => (typeof piece === "string" ? tokens[piece] : piece)));
  return new Response(body, { headers });
}

/**
 * Responds with a page from the cache if it was rendered in this minute. Never caches data, addresses with a query,
 * responses to forms, errors, pages whose notice came late or whose visitor left.
 */
export const cachePages = createMiddleware<AppEnv>(async (context, next) => {
  const { platform } = context.var;
  const request = context.req.raw;
  const { origin, pathname, search } = new URL(request.url);
  const isRead = request.method === "GET" || request.method === "HEAD";
  const isAlike = !import.meta.env.DEV && isRead && search === "" && platform.isDocument;
  const notice = isAlike ? await platform.readNotice() : null;
  if (!isAlike || isLate(notice)) {
    await next();
    return undefined;
  }
  const minute = Math.floor(platform.now().getTime() / minuteMs);
  const key = JSON.stringify([origin, pathname, platform.wantsPrivacy, notice]);
  const page = minute === cache.minute ? cache.pages.get(key) : undefined;
  if (page !== undefined) {
    return respond(page, platform);
  }
  await next();
  const response = context.res;
  if (request.method !== "GET" || response.status !== 200 || response.body === null) {
    return undefined;
  }
  const [body, copy] = response.body.tee();
  const finish = async () => {
    const text = await new Response(copy).text();
    if (!request.signal.aborted && !platform.log.hasErrors()) {
      const pieces = cut(text, platform);
      const bytes = pieces.reduce((sum, piece) => sum + piece.length, 0);
      const headers = new Headers(response.headers);
      headers.set("server-timing", cacheMark);
      store(minute, key, { headers, pieces, bytes });
    }
  };
  // The log has pages that break off; they are not cached.
  context.executionCtx.waitUntil(finish().catch(() => undefined));
  context.res = new Response(body, response);
  return undefined;
});
