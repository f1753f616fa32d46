/**
 * `npm run setup -- --dry-run`: the same steps by the vendors' own tools, in a clone of what is committed here. Cloudflare,
 * MailChannels, the geocoder, DNS and the site are played, and remember what was done until the clone is removed.
 */
import { spawn, spawnSync } from "node:child_process";
import { hash } from "node:crypto";
import { once } from "node:events";
import { existsSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { staticHeaders } from "../../workers/middleware/static-headers.ts";
import { root, toolEnvironment } from "../toolchain.mjs";

const folder = join(tmpdir(), `setup-rehearsal-${hash("sha256", root).slice(0, 8)}`);
const stateFile = join(folder, ".git/rehearsal.json");
const git = (...args) => spawnSync("git", args, { encoding: "utf8" }).stdout;
if (!existsSync(stateFile)) {
  git("clone", "--quiet", root, folder);
  symlinkSync(join(root, "node_modules"), join(folder, "node_modules"));
  writeFileSync(stateFile, JSON.stringify({ database: [], widgets: [], secrets: [], looks: {}, isDeployed: false }));
}
const state = JSON.parse(readFileSync(stateFile, "utf8"));
const tables = new DatabaseSync(join(folder, ".git/rehearsal.sqlite"));
const look = (what) => (state.looks[what] = (state.looks[what] ?? 0) + 1);

/** D1 with what is sent to it. A migration is many statements, and answers with no rows. */
function query(sql) {
  if (sql.includes("mail_status = 'sent'") && look("message") === 2) {
    tables.exec(`insert into contact_messages (id, name, email, message, dedupe_key, received_at, mail_status)
      values ('1', 'Ann', 'ann@mail.invalid', 'Are you open?', '1', '2026-11-27T12:00:00.000Z', 'sent')`);
  }
  const results = /^\s*select/i.test(sql) ? tables.prepare(sql).all() : tables.exec(sql);
  return [{ results: results ?? [], success: true, meta: {} }];
}

const ids = { id: "0123456789abcdef0123456789abcdef", uuid: "01234567-89ab-4def-8123-456789abcdef" };
const widget = { sitekey: "0x4AAAAAAAREHEARSAL00000", secret: "0x4AAAAAAAREHEARSAL0000000000000000" };
/** Holds what wrangler reads of each answer that matters to nothing else. */
const anything = {
  ...ids,
  status: "active",
  jwt: "1",
  buckets: [],
  subdomain: {},
  conflicting: [],
  added: [],
  updated: [],
  removed: [],
};

/** The result of a call to Cloudflare's API, as wrangler 4.151 makes them; undefined where there is nothing. */
function cloudflare(method, path, body) {
  const [, kind, name] = /\/(database|widgets)(?:\/([^/?]+))?/.exec(path) ?? [];
  if (path.endsWith("/query")) {
    return query(body.sql);
  }
  if (kind !== undefined && method === "POST") {
    state[kind].push({ ...body, ...ids, ...widget });
  }
  if (kind !== undefined) {
    const found = state[kind].filter((one) => [undefined, one.name, one.uuid, one.sitekey].includes(name));
    return name === undefined && method === "GET" ? found : found.at(-1);
  }
  if (/\/(?:accounts|memberships)\?/.test(path)) {
    return [{ ...ids, name: "The store", account: { ...ids, name: "The store" } }];
  }
  if (/\/scripts\/[^/]+(?:\?|\/versions)/.test(path) && method !== "GET") {
    const keys = [...body.matchAll(/"name":"(\w+)","type":"secret_text"/g)].map(([, key]) => key);
    Object.assign(state, { isDeployed: true, secrets: [...new Set([...state.secrets, ...keys])] });
  }
  if (/\/workers\/scripts|\/services/.test(path) && method === "GET" && !state.isDeployed) {
    return undefined;
  }
  return path.endsWith("/secrets") ? state.secrets.map((key) => ({ name: key })) : anything;
}

const records = ["v=mc1 auth=a", "v=spf1 include:relay.mailchannels.net", "p=MIIB", "v=DMARC1"].map((text) => [text]);
const passed = { verdict: "passed" };
const checks = { check_results: { dkim: [], domain_lockdown: passed, spf: passed, sender_domain: passed } };

/** The answer of everybody else. */
function others(host, path, key) {
  const domain = /domain: "([^"]+)"/.exec(readFileSync(join(folder, "app/content/site.ts"), "utf8"))[1];
  switch (host) {
    case "dns:": {
      // What is looked up is there at the third look.
      const found = path.startsWith("/ns") ? ["ada.ns.cloudflare.com"] : records;
      return { body: look(path) > 2 ? found : [] };
    }
    case "https:nominatim.openstreetmap.org":
      return { body: [{ lat: "41.6712", lon: "-81.2466" }] };
    case "https:api.mailchannels.net": {
      const status = key?.length < 20 ? 403 : 200;
      return {
        status,
        body: path.endsWith("check-domain") ? checks : { dkim_dns_records: [{ value: "v=DKIM1; p=MIIB" }] },
      };
    }
    case `https:${domain}`: {
      const headers = { ...staticHeaders, "content-security-policy": "script-src 'nonce-1'" };
      return { status: state.isDeployed ? 200 : 522, headers, body: { code: "captcha-refused" } };
    }
    default:
      return { status: 301, headers: { location: `https://${domain}/` } };
  }
}

function answerOf({ method, url, headers }, text) {
  if (!url.startsWith("/client/")) {
    const [, host, path] = /^\/([^/]+)(.*)$/.exec(url);
    return others(host, path, headers["x-api-key"]);
  }
  const result = cloudflare(method, url, text.startsWith("{") ? JSON.parse(text) : text);
  const errors = [
    { code: /database/.test(url) ? 7404 : /services/.test(url) ? 10090 : 10007, message: "there is none" },
  ];
  return result === undefined
    ? { status: 404, body: { success: false, errors, messages: [] } }
    : { body: { success: true, result, errors: [], messages: [] } };
}

const server = createServer(async (request, response) => {
  const { status = 200, headers, body = {} } = answerOf(request, (await request.toArray()).join(""));
  response
    .writeHead(status, { "content-type": "application/json", connection: "close", ...headers })
    .end(JSON.stringify(body));
}).listen(0, "127.0.0.1");
await once(server, "listening");
const origin = `http://127.0.0.1:${server.address().port}`;
const env = {
  ...toolEnvironment,
  REHEARSAL: origin,
  NODE_OPTIONS: `--import ${new URL("rehearsal-hooks.mjs", import.meta.url)}`,
  CLOUDFLARE_API_BASE_URL: `${origin}/client/v4`,
  CLOUDFLARE_API_TOKEN: "rehearsal",
};
const [code] = await once(spawn("node", ["scripts/setup.mjs"], { cwd: folder, env, stdio: "inherit" }), "close");
writeFileSync(stateFile, JSON.stringify(state));
console.log(
  `\nA rehearsal: nothing left this machine. It wrote, in ${folder}:\n${git("-C", folder, "diff", "--stat")}`,
);
process.exit(code);
