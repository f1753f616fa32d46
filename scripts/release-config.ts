/** The configuration of a release: wrangler.toml, and what follows from the site's domain, which stands in `site.ts` alone. */
import { fileURLToPath } from "node:url";
import { unstable_readConfig as readConfig, type Unstable_Config as Config } from "wrangler";
import { site } from "../app/content/site.ts";

/** The domain of mail, and of whoever may send it. */
export const bareDomain = (domain: string) => domain.replace(/^www\./, "");

/** Settings and routes that follow from the domain; staging has an address of its own. */
export function followingFrom({ domain }: { domain: string }, { vars, routes }: Pick<Config, "vars" | "routes">) {
  const bare = bareDomain(domain);
  const hosts = bare.split(".").length === 2 ? [domain, domain === bare ? `www.${bare}` : bare] : [domain];
  return {
    vars: {
      ...(vars.STAGE === undefined && { SITE_ORIGIN: `https://${domain}` }),
      MAIL_FROM: `website@${bare}`,
      ...(vars.DKIM_SELECTOR !== undefined && { DKIM_DOMAIN: bare }),
    },
    // With and without www: the Worker redirects one to the other.
    routes: vars.STAGE === undefined ? hosts.map((pattern) => ({ pattern, custom_domain: true })) : routes,
  };
}

/** Of an environment, what the build adds to wrangler.toml. */
export const addedByBuild = (config: Pick<Config, "vars" | "routes">) => followingFrom(site, config);

/** An environment of wrangler.toml with what the build adds. */
export function readRelease(env: string) {
  const config = fileURLToPath(new URL("../wrangler.toml", import.meta.url));
  const written = readConfig({ config, env }, { hideWarnings: true });
  const { vars, routes } = addedByBuild(written);
  return { ...written, vars: { ...written.vars, ...vars }, routes };
}
