/** Preloaded in a rehearsal: fakes wrangler, gh, the release, DNS and MailChannels. */
import childProcess from "node:child_process";
import dns from "node:dns/promises";
import { writeSync } from "node:fs";
import { syncBuiltinESMExports } from "node:module";
import timers from "node:timers/promises";

const widget = { name: "", sitekey: "0x4AAAAAAAREHEARSAL00000", secret: "0x4AAAAAAAREHEARSAL0000000000000000" };
let isLive = false;

/** Answers by the first words of a command; other commands fail. */
const answers = {
  "wrangler whoami": () => ({ accounts: [{ name: "The store", id: "0123456789abcdef0123456789abcdef" }] }),
  "wrangler secret list": () => (isLive ? [] : undefined),
  "wrangler d1 list": () => [],
  "wrangler d1 create": () => ({}),
  "wrangler d1 execute": () => [{ results: [{ 1: 1 }] }],
  "wrangler turnstile widget list": () => [],
  "wrangler turnstile widget": () => widget,
  "node scripts/deploy.mjs --quick": () => (isLive = true),
  "node scripts/doctor.mjs": () => true,
};

const { spawnSync } = childProcess;
childProcess.spawnSync = (command, args = [], options = {}) => {
  const line = [command, ...args].join(" ");
  if (!/^(?:wrangler|gh|node scripts\/(?:deploy\.mjs --quick|doctor))/.test(line)) {
    return spawnSync(command, args, options);
  }
  const answer = Object.entries(answers).find(([words]) => line.startsWith(words))?.[1]();
  const [stdout, file] = [JSON.stringify(answer), options.stdio?.[1]];
  if (typeof file === "number") {
    writeSync(file, stdout);
  }
  return { status: answer ? 0 : 1, stdout, stderr: `A rehearsal has no ${line}` };
};
// Nothing here takes time.
timers.setTimeout = () => Promise.resolve();
syncBuiltinESMExports();

/** Records appear at the second lookup. */
const looked = new Set();
function look(name, found) {
  const isSecond = looked.has(name);
  looked.add(name);
  return isSecond ? Promise.resolve(found) : Promise.reject(new Error("ENOTFOUND"));
}
const records = ["v=mc1 auth=a", "v=spf1 include:relay.mailchannels.net", "p=MIIB", "v=DMARC1"].map((text) => [text]);
dns.resolveTxt = (name) => look(`TXT ${name}`, records);
dns.resolveNs = (name) => look(`NS ${name}`, ["ada.ns.cloudflare.com"]);

const passed = { verdict: "passed" };
const checks = { check_results: { dkim: [], domain_lockdown: passed, spf: passed, sender_domain: passed } };
globalThis.fetch = async (input, init) => {
  const { url, headers } = new Request(input, init);
  const body = url.endsWith("check-domain") ? checks : { dkim_dns_records: [{ value: "v=DKIM1; p=MIIB" }] };
  return Response.json(body, { status: headers.get("x-api-key")?.length < 20 ? 403 : 200 });
};
