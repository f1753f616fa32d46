/** Checks of `npm run doctor` from outside, as a visitor. */
import { age, faultless, hour, ill, judge, messageOf, type Check, type DoctorDependencies } from "./check.ts";

const soonMs = 14 * 24 * hour;

/**
 * The site as a visitor reaches it: health, certificate, headers, and one address.
 * @param hosts all under which it is served
 * @param headers those that every answer has
 */
export async function checkSite(
  { ask, certificateEnd, now }: Omit<DoctorDependencies, "query">,
  {
    siteOrigin,
    hosts,
    headers,
  }: { siteOrigin: string; hosts: readonly string[]; headers: Readonly<Record<string, string>> },
): Promise<Check[]> {
  const doors = await Promise.all(hosts.map((host) => checkDoor(host, certificateEnd, now())));
  const unreached = doors.filter(({ isReached }) => !isReached).map(({ host }) => host);
  const health = await ask(`${siteOrigin}/api/health`);
  const home = await ask(`${siteOrigin}/`);
  const isGuarded = home.headers.get("content-security-policy")?.includes("'nonce-") === true;
  const lacking = [
    ...Object.keys(headers).filter((name) => home.headers.get(name) !== headers[name]),
    ...(isGuarded ? [] : ["content-security-policy"]),
  ];
  const otherAddresses = [
    siteOrigin.replace("https:", "http:"),
    ...hosts.filter((host) => `https://${host}` !== siteOrigin).map((host) => `https://${host}`),
  ].filter((address) => !unreached.includes(new URL(address).host));
  const elsewhere = await Promise.all(
    otherAddresses.map(async (address) => ({ address, target: (await ask(`${address}/`)).headers.get("location") })),
  );
  const astray = elsewhere.filter(({ target }) => URL.parse(target ?? "")?.origin !== siteOrigin);
  return [
    judge(
      health.status === 200,
      "Health",
      health.status === 200
        ? "the site says it is well"
        : health.status === 0
          ? `nobody answers ${siteOrigin}/api/health from this machine`
          : `${siteOrigin}/api/health answers ${health.status} ${health.body}`,
      health.status === 0
        ? "what is said of its address and certificate; else Cloudflare's status page"
        : "docs/operations.md, Health, says what each sentence means",
    ),
    ...doors.map(({ check }) => check),
    // A host that was not reached has no headers.
    ...(home.status === 0
      ? []
      : [
          faultless(
            "Headers",
            lacking.map((name) => `${name} is missing or changed`),
            "as the site sets them",
            "Cloudflare's dashboard: Rules → Transform Rules, and SSL/TLS → Edge Certificates → HSTS, must leave them alone",
          ),
        ]),
    ...(otherAddresses.length === 0
      ? []
      : [
          faultless(
            "One address",
            astray.map(({ address, target }) => `${address} leads to ${target ?? "nowhere"}`),
            `all others lead to ${siteOrigin}`,
            "http: SSL/TLS → Edge Certificates → Always Use HTTPS; else mend routes in wrangler.toml, [env.production], then\nnpm run deploy",
          ),
        ]),
  ];
}

const firewall =
  "where a browser elsewhere shows the site, a firewall or proxy stands before this machine; else Cloudflare's status page";

/** Node's codes where no connection comes about; any other code is about the certificate. */
const unreachedBy: ReadonlyArray<readonly [codes: RegExp, found: string, todo: string]> = [
  [
    /^ENOTFOUND$/,
    "it does not resolve",
    "Cloudflare's dashboard: DNS → Records, and at the registrar the zone's name servers; the record of each host in routes is made by\nnpm run deploy",
  ],
  [/^EAI_AGAIN$/, "DNS does not answer", "look at the network of this machine"],
  [/^E(?:CONNREFUSED|CONNRESET|TIMEDOUT|HOSTUNREACH|NETUNREACH)$/, "it takes no connection", firewall],
];

const codeOf = (error: unknown) => (error instanceof Error && "code" in error ? String(error.code) : "");

/** Whether a browser gets in at this host: its address, or where that leads somewhere its certificate. */
async function checkDoor(
  host: string,
  certificateEnd: DoctorDependencies["certificateEnd"],
  now: Date,
): Promise<{ host: string; isReached: boolean; check: Check }> {
  const name = `Certificate of ${host}`;
  const todo =
    "Cloudflare's dashboard: SSL/TLS → Edge Certificates; a custom domain renews by itself while it is on the Worker";
  try {
    const end = await certificateEnd(host);
    const leftMs = end.getTime() - now.getTime();
    const found = leftMs > 0 ? `good for ${age(leftMs)}` : `it ended ${age(-leftMs)} ago`;
    return { host, isReached: true, check: judge(leftMs > soonMs, name, found, todo) };
  } catch (error) {
    const [, found, remedy] = unreachedBy.find(([codes]) => codes.test(codeOf(error))) ?? [];
    return found === undefined || remedy === undefined
      ? { host, isReached: true, check: ill(name, messageOf(error), todo) }
      : { host, isReached: false, check: ill(`Address of ${host}`, found, remedy) };
  }
}
