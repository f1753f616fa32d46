/** What `npm run doctor` looks at from outside, as a visitor. */
import { age, hour, ill, judge, messageOf, type Check, type DoctorDependencies } from "./check.ts";

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
  const health = await ask(`${siteOrigin}/api/health`);
  const home = await ask(`${siteOrigin}/`);
  const lacking = Object.entries(headers).filter(([name, value]) => home.headers.get(name) !== value);
  const isGuarded = home.headers.get("content-security-policy")?.includes("'nonce-") === true;
  const otherAddresses = [
    siteOrigin.replace("https:", "http:"),
    ...hosts.filter((host) => `https://${host}` !== siteOrigin).map((host) => `https://${host}`),
  ];
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
        : `${siteOrigin}/api/health answers ${health.status === 0 ? "nothing" : `${health.status} ${health.body}`}`,
      "docs/operations.md, Health, says what each sentence means",
    ),
    ...(await Promise.all(hosts.map((host) => checkCertificate(host, certificateEnd, now())))),
    judge(
      lacking.length === 0 && isGuarded,
      "Headers",
      lacking.length === 0 && isGuarded
        ? "as the site sets them"
        : `missing or changed: ${[...lacking.map(([name]) => name), ...(isGuarded ? [] : ["content-security-policy"])].join(", ")}`,
      "Cloudflare's dashboard: Rules → Transform Rules, and SSL/TLS → Edge Certificates → HSTS, must leave them alone",
    ),
    judge(
      astray.length === 0,
      "One address",
      astray.length === 0
        ? `all others lead to ${siteOrigin}`
        : astray.map(({ address, target }) => `${address} leads to ${target ?? "nowhere"}`).join("; "),
      "routes in wrangler.toml, [env.production], then npm run deploy; http: SSL/TLS → Edge Certificates → Always Use HTTPS",
    ),
  ];
}

async function checkCertificate(
  host: string,
  certificateEnd: DoctorDependencies["certificateEnd"],
  now: Date,
): Promise<Check> {
  const name = `Certificate of ${host}`;
  const todo =
    "Cloudflare's dashboard: SSL/TLS → Edge Certificates; a custom domain renews by itself while it is on the Worker";
  try {
    const end = await certificateEnd(host);
    const leftMs = end.getTime() - now.getTime();
    return judge(leftMs > soonMs, name, leftMs > 0 ? `good for ${age(leftMs)}` : `it ended ${age(-leftMs)} ago`, todo);
  } catch (error) {
    return ill(name, messageOf(error), todo);
  }
}
