/** The one shape of an API failure: `{ ok: false, code, message, fields? }`. */
import type { FieldErrors } from "#app/domain/contact-message.ts";

export interface Problem {
  status: number;
  code: string;
  /** Says what is wrong and what to do, in words that may be shown to a visitor. */
  message: string;
  fields?: FieldErrors;
}

export function problem({ status, ...body }: Problem, headers?: Record<string, string>): Response {
  return Response.json({ ok: false, ...body }, { status, ...(headers && { headers }) });
}
