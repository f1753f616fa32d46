/**
 * Checks a captcha token with siteverify (Turnstile's protocol). Refuses the token where the response is missing, late
 * or unreadable.
 * @see https://developers.cloudflare.com/turnstile/get-started/server-side-validation/
 */
import * as v from "valibot";
import type { Settings } from "../settings/setting-table.ts";
import { fetchJson, type UpstreamFetch } from "../upstream.ts";

/** Limit that Cloudflare states for its tokens. */
const maxTokenLength = 2048;

const SiteverifySchema = v.object({
  success: v.boolean(),
  hostname: v.optional(v.string()),
  action: v.optional(v.string()),
  "error-codes": v.optional(v.array(v.string()), []),
  metadata: v.optional(v.object({ result_with_testing_key: v.optional(v.boolean(), false) })),
});

export type CaptchaResult =
  /** `isTestingKey`: the token is Turnstile's public dummy token, which all visitors share. */
  | { ok: true; isTestingKey: boolean }
  /** `isUnanswered`: nobody has said whether the token is good. */
  | { ok: false; reason: string; isUnanswered?: boolean };

/**
 * A UUID from the token's digest: siteverify answers a repeated call with the same key as before, so that
 * `/api/captcha/verify` followed by `/api/contact` works with a single-use token.
 */
async function idempotencyKey(token: string): Promise<string> {
  const hex = await sha256Hex(token);
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

/**
 * Calls siteverify once; never throws.
 * @param allowTestingKeys whether Turnstile's public testing keys may be used: never in production
 */
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
    // A secret that is wrong is ours to mend, and says nothing of the token.
    return { ok: false, reason, ...(codes.some((code) => code.endsWith("-input-secret")) && { isUnanswered: true }) };
  }
  // The response to the testing keys carries no action, and a hostname of its own.
  if (metadata?.result_with_testing_key === true) {
    return allowTestingKeys ? { ok: true, isTestingKey: true } : { ok: false, reason: "testing-key" };
  }
  // Compares with the configured host: the sender chooses that of the request.
  if (hostname !== new URL(settings.SITE_ORIGIN).hostname) {
    return { ok: false, reason: "wrong-hostname" };
  }
  return action === "contact" ? { ok: true, isTestingKey: false } : { ok: false, reason: "wrong-action" };
}

/** SHA-256 of a text, as 64 hexadecimal digits. */
export const sha256Hex = async (text: string): Promise<string> =>
  new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text))).toHex();
