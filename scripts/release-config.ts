/** A release's configuration: wrangler.toml, and what follows from `domain` in site.ts. */
import { fileURLToPath } from "node:url";
import { unstable_readConfig as readConfig, type Unstable_Config as Config } from "wrangler";
import { site } from "../app/content/site.ts";

export const bareDomain = (domain: string) => domain.replace(/^www\./, "");

export function followingFrom({ domain }: { domain: string }, { vars, routes }: Pick<Config, "vars" | "routes">) {
  const bare = bareDomain(domain);
  const hosts = bare.split(".").length === 2 ? [domain, domain === bare ? `www.${bare}` : bare] : [domain];
  return {
    vars: {
      ...(vars.STAGE === undefined && { SITE_ORIGIN: `https://${domain}` }),
      MAIL_FROM: `website@${bare}`,
      ...(vars.DKIM_SELECTOR !== undefined && { DKIM_DOMAIN: bare }),
    },
    // The Worker redirects between the hosts with and without www.
    routes: vars.STAGE === undefined ? hosts.map((pattern) => ({ pattern, custom_domain: true })) : routes,
  };
}

export const addedByBuild = (config: Pick<Config, "vars" | "routes">) => followingFrom(site, config);

export function readRelease(env: string) {
  const config = fileURLToPath(new URL("../wrangler.toml", import.meta.url));
  const written = readConfig({ config, env }, { hideWarnings: true });
  const { vars, routes } = addedByBuild(written);
  return { ...written, vars: { ...written.vars, ...vars }, routes };
}
