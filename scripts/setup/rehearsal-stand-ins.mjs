/** Loaded before the steps of a rehearsal: answers for wrangler, for the DNS and for MailChannels. */
import childProcess from "node:child_process";
import dns from "node:dns/promises";
import { syncBuiltinESMExports } from "node:module";

const account = { name: "The store", id: "0123456789abcdef0123456789abcdef" };
const widget = { name: "", sitekey: "0x4AAAAAAAREHEARSAL00000", secret: "0x4AAAAAAAREHEARSAL0000000000000000" };
const databases = [];

/** By the first words of a command, what wrangler says. */
const wrangler = {
  "whoami --json": () => ({ accounts: [account] }),
  "secret list": () => [],
  "d1 list": () => databases,
  "d1 create": (name) => databases.push({ name }),
  "turnstile widget": (deed) => (deed === "list" ? [] : widget),
  // A message that a visitor has sent.
  "d1 execute": () => [{ results: [{ 1: 1 }] }],
};

const { spawnSync } = childProcess;
childProcess.spawnSync = (command, args = [], options = {}) => {
  if (command !== "wrangler") {
    return spawnSync(command, args, options);
  }
  const answer = wrangler[args.slice(0, 2).join(" ")]?.(args[2]);
  return answer === undefined
    ? { status: 1, stdout: "", stderr: `The rehearsal knows no wrangler ${args.join(" ")}` }
    : { status: 0, stdout: JSON.stringify(answer), stderr: "" };
};
syncBuiltinESMExports();

/** What is looked for in the DNS is there at the second look. */
const looked = new Set();
const look = async (name, found) => {
  if (!looked.has(name)) {
    looked.add(name);
    throw new Error("ENOTFOUND");
  }
  return found;
};
const records = ["v=mc1 auth=a", "v=spf1 include:relay.mailchannels.net", "p=MIIB", "v=DMARC1"].map((text) => [text]);
dns.resolveTxt = (name) => look(`TXT ${name}`, records);
dns.resolveNs = (name) => look(`NS ${name}`, ["ada.ns.cloudflare.com"]);

const passed = { verdict: "passed" };
const checks = { check_results: { dkim: [], domain_lockdown: passed, spf: passed, sender_domain: passed } };
globalThis.fetch = async (input, init) => {
  const { url, headers } = new Request(input, init);
  const status = headers.get("x-api-key")?.length < 20 ? 403 : 200;
  return Response.json(url.endsWith("check-domain") ? checks : { dkim_dns_records: [{ value: "v=DKIM1; p=MIIB" }] }, {
    status,
  });
};
