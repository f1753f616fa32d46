/**
 * Finished pages, kept in the isolate for the minute in which they are true. Within it a page is the same for everybody
 * but for the values of `Stamp`, which are written anew into the bytes that are ready: an answer takes 0.3 ms of processor
 * time instead of 2 to 4. Out: call `renderPage` where `workers/app.ts` calls `keptPage`; nothing else knows of it.
 */
import type { WorkerServices } from "./app-env.ts";
import { renderPage } from "./ssr.ts";

/** What of a page belongs to its request alone. */
const stampNames = ["nonce", "servedAt"] as const;
type StampName = (typeof stampNames)[number];
type Stamp = Readonly<Record<StampName, string>>;

interface KeptPage {
  status: number;
  headers: Headers;
  /** Bytes as they are, and between them the names of the values that go there. */
  pieces: ReadonlyArray<Uint8Array | StampName>;
  bytes: number;
}

/** All pages of the site and their data take 6 MB, of the 128 that an isolate has. */
const maxBytes = 16 * 1024 * 1024;
const minuteMs = 60_000;
/** Tells those who measure, and our tests, which way an answer went. */
const keptMark = "kept";

const kept = { minute: -1, bytes: 0, pages: new Map<string, KeptPage>() };
const encoder = new TextEncoder();

/** Cuts a page where the values of its own request stand. */
function cut(text: string, stamp: Stamp): KeptPage["pieces"] {
  let pieces: Array<{ text: string } | StampName> = [{ text }];
  for (const name of stampNames) {
    pieces = pieces.flatMap((piece) =>
      typeof piece === "string"
        ? piece
        : piece.text
            .split(stamp[name])
            .flatMap((part, index) => (index === 0 ? { text: part } : [name, { text: part }])),
    );
  }
  return pieces.map((piece) => (typeof piece === "string" ? piece : encoder.encode(piece.text)));
}

function keep(minute: number, key: string, page: KeptPage): void {
  if (minute !== kept.minute) {
    Object.assign(kept, { minute, bytes: 0, pages: new Map() });
  }
  if (kept.bytes + page.bytes <= maxBytes && !kept.pages.has(key)) {
    kept.pages.set(key, page);
    kept.bytes += page.bytes;
  }
}

function answer({ status, headers, pieces }: KeptPage, stamp: Stamp): Response {
  const body = new Blob(pieces.map((piece) => (typeof piece === "string" ? stamp[piece] : piece)));
  return new Response(body, { status, headers });
}

/**
 * Answers a request for a page or its data, from memory where the same was asked in this minute. Never kept: anything
 * with a query, a form's answer, an error, a page whose notice came late or whose visitor left. Of forms, only the page
 * that refuses one unread is the same for all.
 */
export async function keptPage(
  request: Request,
  env: Env,
  context: ExecutionContext,
  services: WorkerServices,
): Promise<Response> {
  const render = () => renderPage(request, env, context, services);
  const { origin, pathname, search } = new URL(request.url);
  if (import.meta.env.DEV || request.method !== "GET" || search !== "") {
    return render();
  }
  const notice = await services.readNotice();
  if (notice !== null && "later" in notice) {
    return render();
  }
  const minute = Math.floor(services.now().getTime() / minuteMs);
  const wantedStatus = services.refusal?.status ?? 200;
  const key = JSON.stringify([wantedStatus, origin, pathname, services.wantsPrivacy, notice]);
  const page = minute === kept.minute ? kept.pages.get(key) : undefined;
  if (page !== undefined) {
    return answer(page, services);
  }
  const response = await render();
  if (response.status !== wantedStatus || response.body === null) {
    return response;
  }
  const [body, copy] = response.body.tee();
  const finish = async () => {
    const text = await new Response(copy).text();
    if (!request.signal.aborted && !services.log.hasErrors()) {
      const pieces = cut(text, services);
      const bytes = pieces.reduce((sum, piece) => sum + piece.length, 0);
      const headers = new Headers(response.headers);
      headers.set("server-timing", keptMark);
      keep(minute, key, { status: wantedStatus, headers, pieces, bytes });
    }
  };
  // A page that breaks off has been told of already, and is not kept.
  context.waitUntil(finish().catch(() => undefined));
  return new Response(body, response);
}
