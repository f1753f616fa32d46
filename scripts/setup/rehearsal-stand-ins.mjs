/** Loaded into every process of a rehearsal: what would leave this machine is answered here. */
import dns from "node:dns/promises";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { staticHeaders } from "../../workers/middleware/static-headers.ts";

const folder = process.env.REHEARSAL;
const file = join(folder, ".git/rehearsal.json");
const fresh = { databases: [], widgets: [], secrets: [], looks: {}, isDeployed: false };
/** Other processes write it, too. */
const read = () => (existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : fresh);
const keep = (changes) => writeFileSync(file, JSON.stringify({ ...read(), ...changes }));
/** What is looked for is there at the third look. */
function isThere(what) {
  const { looks } = read();
  const times = (looks[what] ?? 0) + 1;
  keep({ looks: { ...looks, [what]: times } });
  return times > 2;
}

const account = { name: "The store", id: "0123456789abcdef0123456789abcdef" };
const widget = { sitekey: "0x4AAAAAAAREHEARSAL00000", secret: "0x4AAAAAAAREHEARSAL0000000000000000" };

/** What wrangler says of what Cloudflare has; undefined where it can do its work on this machine, if told so. */
function wranglerSays(args) {
  const [what, deed, step] = args;
  const state = read();
  switch ([what, deed].join(" ")) {
    case "whoami --json":
      return { accounts: [account] };
    case "secret list":
      return state.isDeployed ? state.secrets.map((name) => ({ name })) : process.exit(1);
    case "d1 list":
      return state.databases;
    case "d1 create":
      return keep({ databases: [...state.databases, { name: step }] }) ?? {};
    case "turnstile widget": {
      const made = { name: args[3], ...widget };
      return step === "list" ? state.widgets : step === "get" ? widget : (keep({ widgets: [made] }) ?? made);
    }
    default:
      return undefined;
  }
}

const message = `insert into contact_messages (id, name, email, message, dedupe_key, received_at, mail_status)
  values ('1', 'Ann', 'ann@mail.invalid', 'Are you open?', '1', '2026-11-27T12:00:00.000Z', 'sent')`;

function playWrangler(args) {
  const said = wranglerSays(args);
  if (said !== undefined) {
    console.log(JSON.stringify(said));
    process.exit(0);
  }
  const remote = args.indexOf("--remote");
  if (remote !== -1) {
    args.splice(remote, 1, "--local", "--persist-to", join(folder, ".git/rehearsal"));
    const asked = args.findIndex((arg) => arg.includes("mail_status = 'sent'"));
    args[asked] &&= isThere("message") && read().looks.message === 3 ? `--command=${message}` : args[asked];
  }
  if (args[0] === "deploy" && !args.includes("--dry-run")) {
    args.push("--dry-run");
    const keys = args[args.indexOf("--secrets-file") + 1];
    const names = args.includes("--secrets-file") ? Object.keys(JSON.parse(readFileSync(keys, "utf8"))) : [];
    keep({ isDeployed: true, secrets: [...new Set([...read().secrets, ...names])] });
  }
  process.argv.splice(2, Infinity, ...args);
}

const [, script = "", ...typed] = process.argv;
if (/^wrangler(?:\.js)?$/.test(basename(script))) {
  playWrangler(typed);
}

const passed = { verdict: "passed" };
const checks = { check_results: { dkim: [], domain_lockdown: passed, spf: passed, sender_domain: passed } };

/** The answers of everybody else. */
function answer({ origin, pathname, hostname }, headers) {
  const [, domain] = /domain: "([^"]+)"/.exec(readFileSync(join(folder, "app/content/site.ts"), "utf8"));
  switch (hostname) {
    case "nominatim.openstreetmap.org":
      return Response.json([{ lat: "41.6712", lon: "-81.2466" }]);
    case "api.mailchannels.net": {
      const isCheck = pathname.endsWith("check-domain");
      const status = headers.get("x-api-key")?.length < 20 ? 403 : 200;
      return Response.json(isCheck ? checks : { dkim_dns_records: [{ value: "v=DKIM1; p=MIIB" }] }, { status });
    }
    default: {
      const own = { ...staticHeaders, "content-security-policy": "script-src 'nonce-1'" };
      const status = read().isDeployed ? 200 : 522;
      return origin === `https://${domain}`
        ? Response.json({ code: "captcha-refused" }, { status, headers: own })
        : new Response(null, { status: 301, headers: { location: `https://${domain}/` } });
    }
  }
}

const send = globalThis.fetch;
globalThis.fetch = async (input, init) => {
  const request = new Request(input, init);
  const url = new URL(request.url);
  return ["127.0.0.1", "localhost"].includes(url.hostname) ? send(input, init) : answer(url, request.headers);
};
const records = ["v=mc1 auth=a", "v=spf1 include:relay.mailchannels.net", "p=MIIB", "v=DMARC1"].map((text) => [text]);
const look = async (name, found) => (isThere(name) ? found : Promise.reject(new Error("ENOTFOUND")));
dns.resolveTxt = (name) => look(`TXT ${name}`, records);
dns.resolveNs = (name) => look(`NS ${name}`, ["ada.ns.cloudflare.com"]);
