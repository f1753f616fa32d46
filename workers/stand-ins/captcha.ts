/** Plays siteverify. @see https://developers.cloudflare.com/turnstile/troubleshooting/testing/ */
import * as v from "valibot";
import type { StandInsState } from "./state.ts";

const passSecret = "1x0000000000000000000000000000000AA";
/** Test keys that refuse every token. */
const refusals: Readonly<Record<string, string>> = {
  "2x0000000000000000000000000000000AA": "invalid-input-response",
  "3x0000000000000000000000000000000AA": "timeout-or-duplicate",
};
const dummyToken = "XXXX.DUMMY.TOKEN.XXXX";

const RequestSchema = v.object({
  secret: v.string(),
  response: v.string(),
  idempotency_key: v.optional(v.string()),
});
const LocalTokenSchema = v.pipe(v.string(), v.parseJson(), v.object({ hostname: v.string(), action: v.string() }));

const refusal = (code: string) =>
  Response.json({ success: false, "error-codes": [code], messages: [], metadata: { result_with_testing_key: true } });

const pass = (answer: object) =>
  Response.json({ success: true, "error-codes": [], challenge_ts: new Date().toISOString(), ...answer });

export async function siteverify(body: unknown, state: DurableObjectStub<StandInsState>): Promise<Response> {
  const request = v.safeParse(RequestSchema, body);
  if (!request.success) {
    return refusal("bad-request");
  }
  const { secret, response: token, idempotency_key: key = crypto.randomUUID() } = request.output;
  if (secret !== passSecret) {
    return refusal(refusals[secret] ?? "invalid-input-secret");
  }
  if (token === dummyToken) {
    return pass({ hostname: "example.com", metadata: { result_with_testing_key: true } });
  }
  const claims = v.safeParse(LocalTokenSchema, token);
  if (!claims.success) {
    return refusal("invalid-input-response");
  }
  if (!(await state.spendToken(token, key))) {
    return refusal("timeout-or-duplicate");
  }
  return pass(claims.output);
}
