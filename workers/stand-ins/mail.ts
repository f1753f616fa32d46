/** MailChannels' send call: keeps the mail in the outbox and answers as the provider does. */
import type { StandInsState } from "./state.ts";

export async function sendMail(
  mail: unknown,
  state: DurableObjectStub<StandInsState>,
  isRefused: boolean,
): Promise<Response> {
  const requestId = crypto.randomUUID();
  if (isRefused) {
    return Response.json(
      { request_id: requestId, results: [{ index: 0, message_id: requestId, status: "failed", reason: "refused" }] },
      { status: 202 },
    );
  }
  await state.addMail(JSON.stringify(mail));
  return Response.json(
    { request_id: requestId, results: [{ index: 0, message_id: requestId, status: "sent" }] },
    { status: 202 },
  );
}
