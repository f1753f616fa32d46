import * as v from "valibot";
import { memoize } from "#app/site/memoize.ts";
import { createLog } from "../log.ts";
import { keyPlaceholder, localSettings, OptionalSettingsSchema, RequiredSettingsSchema } from "./setting-table.ts";
import type { OptionalSettings, Settings } from "./setting-table.ts";

/** The message names every setting to fix. */
export class ConfigurationError extends Error {
  override name = "ConfigurationError";
}

export const isLocal = (env: object): boolean => "STAND_INS" in env && env.STAND_INS !== undefined;

/** Without values, which may be secrets. */
function faultsOf(issues: ReadonlyArray<v.BaseIssue<unknown>> = []) {
  const byName = Map.groupBy(issues, ({ path }) => String(path?.[0]?.key));
  return Array.from(byName, ([name, [first]]) => ({ name, why: first?.message ?? "" }));
}

function findForgotten(extras: OptionalSettings) {
  const isSigned = [extras.DKIM_DOMAIN, extras.DKIM_SELECTOR, extras.DKIM_PRIVATE_KEY].some((value) => value !== "");
  const needs: ReadonlyArray<[name: keyof OptionalSettings, isNeeded: boolean, why: string]> = [
    ["DKIM_DOMAIN", isSigned, "it is missing: signed mail needs DKIM_DOMAIN and DKIM_SELECTOR"],
    ["DKIM_SELECTOR", isSigned, "it is missing: signed mail needs DKIM_DOMAIN and DKIM_SELECTOR"],
    ["GEOCODER_KEY", extras.GEOCODER_URL.includes(keyPlaceholder), "it is missing, and GEOCODER_URL asks for it"],
  ];
  return needs.filter(([name, isNeeded]) => isNeeded && extras[name] === "").map(([name, , why]) => ({ name, why }));
}

/** Also runs before a deploy. Any fault means no settings; invalid extras are only switched off. */
export function checkSettings(env: object) {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ""));
  const required = v.safeParse(RequiredSettingsSchema, {
    ...(given.STAGE === "staging" && { MAILCHANNELS_API_KEY: "none" }),
    ...given,
  });
  const misplaced = isLocal(env) ? [] : localSettings.filter((name) => name in given);
  const faults = [
    ...faultsOf(required.issues),
    ...misplaced.map((name) => ({ name, why: "only the local configuration may set it" })),
  ];
  const unreadable = faultsOf(v.safeParse(OptionalSettingsSchema, given).issues);
  const readable = { ...given, ...Object.fromEntries(unreadable.map(({ name }) => [name, undefined])) };
  const extras = v.parse(OptionalSettingsSchema, readable);
  const forgotten = findForgotten(extras).filter(({ name }) => !unreadable.some((fault) => fault.name === name));
  const isWhole = required.success && faults.length === 0;
  return {
    settings: isWhole ? { ...required.output, ...extras } : undefined,
    faults,
    switchedOff: [...unreadable, ...forgotten],
  };
}

/** Logs switched-off extras once. @throws ConfigurationError naming each bad setting, never its value */
export const readSettings = memoize((env: object): Settings => {
  const { settings, faults, switchedOff } = checkSettings(env);
  if (settings === undefined) {
    const sentence = faults.map(({ name, why }) => `${name}: ${why}`).join("; ");
    throw new ConfigurationError(`Missing or malformed settings: ${sentence}`);
  }
  for (const { name, why } of switchedOff) {
    createLog("start").warn("setting_switched_off", { setting: name, why });
  }
  return settings;
});
