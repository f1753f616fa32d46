/** Fails closed. @see https://developers.cloudflare.com/turnstile/get-started/server-side-validation/ */
import * as v from "valibot";
import type { Settings } from "../settings/setting-table.ts";
import { sha256Hex } from "../sha256.ts";
import { fetchJson, type UpstreamFetch } from "../upstream.ts";

/** Cloudflare's stated limit. */
const maxTokenLength = 2048;

const SiteverifySchema = v.object({
  success: v.boolean(),
  hostname: v.optional(v.string()),
  action: v.optional(v.string()),
  "error-codes": v.optional(v.array(v.string()), []),
  metadata: v.optional(v.object({ result_with_testing_key: v.optional(v.boolean(), false) })),
});

export type CaptchaResult =
  /** `isTestingKey`: Turnstile's public dummy token, which everyone shares. */
  | { ok: true; isTestingKey: boolean }
  /** `isUnanswered`: we don't know whether the token is good. */
  | { ok: false; reason: string; isUnanswered?: boolean };

/** siteverify repeats its answer for the same key, so `/api/captcha/verify` can precede `/api/contact`. */
async function idempotencyKey(token: string): Promise<string> {
  const hex = await sha256Hex(token);
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

/** Never throws. @param allowTestingKeys never true in production */
export async function verifyCaptcha(
  token: string,
  settings: Settings,
  allowTestingKeys: boolean,
  fetchUpstream: UpstreamFetch,
): Promise<CaptchaResult> {
  if (token.length > maxTokenLength) {
    return { ok: false, reason: "token-too-long" };
  }
  const body = { secret: settings.TURNSTILE_SECRET_KEY, response: token, idempotency_key: await idempotencyKey(token) };
  const init = { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) };
  const answer = fetchUpstream(settings.CAPTCHA_VERIFY_URL, init, settings.TIMEOUTS_MS.captcha);
  const result = await fetchJson(answer, SiteverifySchema);
  if (!result.ok) {
    return { ...result, isUnanswered: true };
  }
  const { success, hostname, action, metadata, "error-codes": codes } = result.value;
  if (!success) {
    const reason = codes.join(",").slice(0, 200) || "refused";
    // A wrong secret is our fault and says nothing about the token.
    return { ok: false, reason, ...(codes.some((code) => code.endsWith("-input-secret")) && { isUnanswered: true }) };
  }
  // Answers to testing keys have no action and a hostname of their own.
  if (metadata?.result_with_testing_key === true) {
    return allowTestingKeys ? { ok: true, isTestingKey: true } : { ok: false, reason: "testing-key" };
  }
  // The configured host, because clients choose the request's.
  if (hostname !== new URL(settings.SITE_ORIGIN).hostname) {
    return { ok: false, reason: "wrong-hostname" };
  }
  return action === "contact" ? { ok: true, isTestingKey: false } : { ok: false, reason: "wrong-action" };
}
