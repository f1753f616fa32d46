/** Sends messages to a running site as visitors do, and looks for what became of them. */

/** Sends one message by the API, as the form's script would; rejects when the connection breaks. */
export async function sendMessage(origin, message, token) {
  const response = await fetch(`${origin}/api/contact`, {
    method: "POST",
    headers: { "content-type": "application/json", origin },
    body: JSON.stringify({
      name: "Ada Example",
      email: "ada@visitor.example",
      message,
      recaptcha: token,
    }),
  });
  await response.arrayBuffer();
  return response.status;
}

/** Mails what is due; true when the cron ran to its end. */
export async function runMailCron(origin) {
  const cron = encodeURIComponent("*/5 * * * *");
  const response = await fetch(`${origin}/cdn-cgi/handler/scheduled?cron=${cron}`);
  await response.arrayBuffer();
  return response.ok;
}

/** The messages that the mail provider has taken, in order. */
export async function mailedMessages(origin) {
  const response = await fetch(`${origin}/stand-ins/outbox`, { headers: { accept: "application/json" } });
  const mails = await response.json();
  return mails.map(({ content }) => content[0].value.split("\n\n")[1].split("\n")[0]);
}

/** A token as the local widget makes it. */
export const freshToken = () =>
  `LOCAL.${JSON.stringify({ hostname: "localhost", action: "contact", id: crypto.randomUUID() })}`;

/** How often each value occurs. */
export function tally(values) {
  const counts = new Map();
  for (const value of values) {
    counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  return counts;
}

/** Ends the script with what was wrong, if anything was. */
export function conclude(complaints) {
  for (const complaint of complaints) {
    console.error(`✗ ${complaint}`);
  }
  process.exit(complaints.length === 0 ? 0 : 1);
}
