/** Shape of all API failures: `{ ok: false, code, message, fields? }`. */
import type { FieldErrors } from "#app/contact/fields.ts";

export interface Problem {
  status: number;
  code: string;
  /** May be shown to visitors: what is wrong and what to do. */
  message: string;
  fields?: FieldErrors;
}

export function problem({ status, ...body }: Problem, headers?: Record<string, string>): Response {
  return Response.json({ ok: false, ...body }, { status, ...(headers && { headers }) });
}

export function refuseMethod(methods: readonly string[]): Response {
  const allow = methods.join(", ");
  return problem(
    { status: 405, code: "method-not-allowed", message: `This address accepts only ${allow}.` },
    { allow },
  );
}

export const tooManyRequests = (): Response =>
  problem(
    { status: 429, code: "rate-limited", message: "Too many requests. Please wait a minute and try again." },
    { "retry-after": "60" },
  );
