/** Checks of `npm run doctor` from outside, as a visitor. */
import { check, faultless, type Answer, type Check } from "./checks.ts";

interface Site {
  siteOrigin: string;
  /** All under which it is served. */
  hosts: readonly string[];
  /** Those of every response. */
  headers: Readonly<Record<string, string>>;
}

/** The site as a visitor reaches it: health, certificates, headers, and one address. @param ask never throws */
export async function checkSite(
  ask: (url: string) => Promise<Answer>,
  { siteOrigin, hosts, headers }: Site,
): Promise<Check[]> {
  const health = await ask(`${siteOrigin}/api/health`);
  const homes = await Promise.all(hosts.map(async (host) => ({ host, answer: await ask(`https://${host}/`) })));
  const overHttp = await ask(siteOrigin.replace("https:", "http:"));
  const home = homes.find(({ host }) => siteOrigin === `https://${host}`)?.answer;
  const others = [
    { address: siteOrigin.replace("https:", "http:"), answer: overHttp },
    ...homes
      .filter(({ answer }) => answer !== home)
      .map(({ host, answer }) => ({ address: `https://${host}`, answer })),
  ].filter(({ answer }) => answer.status !== 0);
  return [
    checkHealth(`${siteOrigin}/api/health`, health),
    ...homes.map(({ host, answer }) => checkDoor(host, answer)),
    // A host that was not reached has no headers.
    ...(home === undefined || home.status === 0 ? [] : [checkHeaders(home, headers)]),
    // Nor has one that does not answer another address.
    ...(others.length === 0 ? [] : [checkOneAddress(siteOrigin, others)]),
  ];
}

function checkHealth(address: string, { status, body }: Answer): Check {
  const found =
    { 0: `${address} does not answer this machine`, 200: "the site says it is healthy" }[status] ??
    `${address} answers ${status} ${body}`;
  const todo =
    status === 0
      ? "see its address and certificate below; else Cloudflare's status page"
      : "docs/operations.md, Health, says what each sentence means";
  return check(status === 200, "Health", found, todo);
}

/** Node's codes where no connection comes about; any other code is about the certificate. */
const unreachedBy: ReadonlyArray<readonly [codes: RegExp, found: string, todo: string]> = [
  [
    /^ENOTFOUND$/,
    "it does not resolve",
    "Cloudflare's dashboard: DNS → Records, and at the registrar the zone's name servers; the record of each host in routes is made by\nnpm run deploy",
  ],
  [/^EAI_AGAIN$/, "DNS does not answer", "look at the network of this machine"],
  [
    /^(?:E(?:CONNREFUSED|CONNRESET|TIMEDOUT|HOSTUNREACH|NETUNREACH)|TimeoutError)$|^UND_ERR/,
    "it takes no connection",
    "where a browser elsewhere shows the site, a firewall or proxy stands before this machine; else Cloudflare's status page",
  ],
];

/** Checks address and certificate of a host, as a browser does. */
function checkDoor(host: string, { fault }: Answer): Check {
  const name = `Certificate of ${host}`;
  const [, found, todo] = unreachedBy.find(([codes]) => codes.test(fault?.code ?? "")) ?? [];
  return found === undefined || todo === undefined
    ? check(
        fault === undefined,
        name,
        fault?.message ?? "browsers accept it",
        "Cloudflare's dashboard: SSL/TLS → Edge Certificates; a custom domain renews by itself while it is on the Worker",
      )
    : check(false, `Address of ${host}`, found, todo);
}

function checkHeaders(home: Answer, headers: Site["headers"]): Check {
  const hasNonce = home.headers.get("content-security-policy")?.includes("'nonce-") === true;
  const wrong = [
    ...Object.keys(headers).filter((name) => home.headers.get(name) !== headers[name]),
    ...(hasNonce ? [] : ["content-security-policy"]),
  ];
  return faultless(
    "Headers",
    wrong.map((name) => `${name} is missing or changed`),
    "as the site sets them",
    "Cloudflare's dashboard: Rules → Transform Rules, and SSL/TLS → Edge Certificates → HSTS, must leave them alone",
  );
}

/** All other addresses that answer have to lead to the site's own. */
function checkOneAddress(siteOrigin: string, others: ReadonlyArray<{ address: string; answer: Answer }>): Check {
  const astray = others
    .map(({ address, answer }) => ({ address, target: answer.headers.get("location") }))
    .filter(({ target }) => URL.parse(target ?? "")?.origin !== siteOrigin);
  return faultless(
    "One address",
    astray.map(({ address, target }) => `${address} leads to ${target ?? "nowhere"}`),
    `all others lead to ${siteOrigin}`,
    "http: SSL/TLS → Edge Certificates → Always Use HTTPS; else fix routes in wrangler.toml, [env.production], then\nnpm run deploy",
  );
}
