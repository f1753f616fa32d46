/** Faults in the settings of the local site, told before a server starts that could only repeat them. */
import { existsSync, readFileSync } from "node:fs";
import { parseEnv } from "node:util";
import { checkSettings } from "../workers/settings/settings.ts";

/** @param vars of the built configuration, and what `.dev.vars` writes over them */
export function describeSettings(vars: Readonly<Record<string, unknown>>): { faults: string[]; switchedOff: string[] } {
  const { faults, switchedOff } = checkSettings({ ...vars, STAND_INS: {} });
  return {
    faults: faults.map(({ name, why }) => `${name}: ${why}`),
    switchedOff: switchedOff.map(({ name, why }) => `setting_switched_off ${name}: ${why}`),
  };
}

if (import.meta.main) {
  const [config = "", keys = ""] = process.argv.slice(2);
  const { vars } = JSON.parse(readFileSync(config, "utf8")) as { vars: Record<string, unknown> };
  const own = existsSync(keys) ? parseEnv(readFileSync(keys, "utf8")) : {};
  const { faults, switchedOff } = describeSettings({ ...vars, ...own });
  for (const line of switchedOff) {
    console.log(`  ${line}`);
  }
  for (const line of faults) {
    console.error(`✗ ${line} (in .dev.vars or wrangler.toml)`);
  }
  process.exit(faults.length === 0 ? 0 : 1);
}
