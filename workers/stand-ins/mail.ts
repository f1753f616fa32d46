/** Refuses what https://docs.mailchannels.com/email-api/errors says it refuses (checked 2026-11-22). */
import * as v from "valibot";
import type { Fault, StandInsState } from "./state.ts";

const text = v.pipe(v.string(), v.nonEmpty());
/** The documentation says only "An email address is invalid". */
const EmailSchema = v.pipe(v.string(), v.regex(/^[^\s@<>,;]+@[^\s@<>,;]+$/, "an email address is invalid"));
const MailboxSchema = v.object({ email: EmailSchema, name: v.optional(v.string()) });
const RecipientsSchema = v.pipe(v.array(MailboxSchema), v.minLength(1));

/** The SDK itself refuses reserved headers and incomplete DKIM settings. */
const MailSchema = v.object({
  from: MailboxSchema,
  reply_to: v.optional(MailboxSchema),
  subject: text,
  content: v.pipe(v.array(v.object({ type: v.picklist(["text/plain", "text/html"]), value: text })), v.minLength(1)),
  personalizations: v.pipe(v.array(v.object({ to: RecipientsSchema })), v.minLength(1)),
  headers: v.optional(v.record(v.string(), v.string())),
  dkim_domain: v.optional(text),
  dkim_selector: v.optional(text),
  dkim_private_key: v.optional(v.pipe(text, v.base64())),
});

const refusal = (status: number, error: string) => Response.json({ errors: [error] }, { status });

export async function sendMail(
  request: Request,
  state: DurableObjectStub<StandInsState>,
  fault: Fault,
): Promise<Response> {
  if (!request.headers.get("x-api-key")) {
    return refusal(403, "Missing X-Api-Key header");
  }
  const body = await request.text();
  const mail = v.safeParse(v.pipe(v.string(), v.parseJson(), MailSchema), body);
  if (!mail.success) {
    return refusal(400, `${v.getDotPath(mail.issues[0]) ?? "body"}: ${mail.issues[0].message}`);
  }
  if (fault === "refuses-reply-to" && mail.output.reply_to !== undefined) {
    return refusal(400, "reply_to.email: an email address is invalid");
  }
  const id = crypto.randomUUID();
  const result = (status: "sent" | "failed") =>
    Response.json({ request_id: id, results: [{ index: 0, message_id: id, status }] }, { status: 202 });
  if (fault === "refused") {
    return result("failed");
  }
  await state.addMail(body);
  return fault === "unread"
    ? new Response('{"request_id": "', { status: 202, headers: { "content-type": "application/json" } })
    : result("sent");
}
