/** DNS that a domain's mail needs (docs.mailchannels.com/email-api: domain-lockdown, dkim; read 2026-11-27). */
import dns from "node:dns/promises";

/** Only MailChannels knows account and key. */
export function mailRecords(vars, { account = "<your account id>", dkim = "<the key that MailChannels shows>" } = {}) {
  const domain = String(vars.MAIL_FROM).split("@")[1];
  return [
    { name: `_mailchannels.${domain}`, value: `v=mc1 auth=${account}`, pattern: /^v=mc1\b.* auth=\w/ },
    {
      name: domain,
      value: "v=spf1 include:relay.mailchannels.net ~all",
      // Only one SPF record is allowed, and it may include others.
      pattern: /^v=spf1\b.* include:relay\.mailchannels\.net\b/,
    },
    { name: `${vars.DKIM_SELECTOR}._domainkey.${domain}`, value: dkim, pattern: /\bp=\w/ },
    { name: `_dmarc.${domain}`, value: "v=DMARC1; p=none", pattern: /^v=DMARC1\b/ },
  ];
}

export async function missingRecords(records) {
  const answers = await Promise.allSettled(records.map(({ name }) => dns.resolveTxt(name)));
  const texts = answers.map(({ value = [] }) => value.map((parts) => parts.join("")));
  return records.filter(({ pattern }, at) => !texts[at].some((text) => pattern.test(text)));
}
