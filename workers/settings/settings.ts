/** The configuration, parsed once per isolate; a missing setting is named, never guessed. */
import * as v from "valibot";
import type { PublicConfig } from "#app/context.ts";
import { memoize } from "#app/site/memoize.ts";
import { createLog } from "../log.ts";
import {
  keyPlaceholder,
  localSettings,
  optional,
  RequiredSettingsSchema,
  type OptionalName,
  type Settings,
} from "./setting-table.ts";

/** A setting that is missing or cannot be read; never with its value, which may be a secret. */
interface SettingFault {
  name: string;
  why: string;
}

/** Thrown when the configuration has a hole: its message names every setting to mend. */
export class ConfigurationError extends Error {
  override name = "ConfigurationError";
}

/** True where stand-ins play upstream servers, which only the local configuration has. */
export const isLocal = (env: object): boolean => "STAND_INS" in env && env.STAND_INS !== undefined;

const isUnset = (value: unknown) => value === undefined || value === "";

/** The first fault of each setting. */
function faultsOf(issues: ReadonlyArray<v.BaseIssue<unknown>>, given: ReadonlyMap<string, unknown>): SettingFault[] {
  const byName = new Map<string, string>();
  for (const { path, message } of issues) {
    const name = String(path?.[0]?.key);
    if (!byName.has(name)) {
      byName.set(name, isUnset(given.get(name)) ? "it is missing" : message);
    }
  }
  return [...byName].map(([name, why]) => ({ name, why }));
}

interface SettingsCheck {
  /** Undefined when a required setting is missing or wrong. */
  settings: Settings | undefined;
  /** Faults that keep the site from answering. */
  faults: SettingFault[];
  /** Extras that are switched off because their setting cannot be read. */
  switchedOff: SettingFault[];
}

/** Finds settings that are missing though another needs them. */
function findForgotten(extras: Record<OptionalName, string>): SettingFault[] {
  const isSigned = [extras.DKIM_DOMAIN, extras.DKIM_SELECTOR, extras.DKIM_PRIVATE_KEY].some((value) => value !== "");
  const needs: ReadonlyArray<[name: OptionalName, isNeeded: boolean, why: string]> = [
    ["DKIM_DOMAIN", isSigned, "it is missing: signed mail needs DKIM_DOMAIN and DKIM_SELECTOR"],
    ["DKIM_SELECTOR", isSigned, "it is missing: signed mail needs DKIM_DOMAIN and DKIM_SELECTOR"],
    ["GEOCODER_KEY", extras.GEOCODER_URL.includes(keyPlaceholder), "it is missing, and GEOCODER_URL asks for it"],
  ];
  return needs.filter(([name, isNeeded]) => isNeeded && extras[name] === "").map(([name, , why]) => ({ name, why }));
}

/** Reads all settings and says what is wrong with them: what `readSettings` and the check before a deploy both go by. */
export function checkSettings(env: object): SettingsCheck {
  const given = new Map<string, unknown>(Object.entries(env));
  const result = v.safeParse(RequiredSettingsSchema, env);
  const misplaced = isLocal(env) ? [] : localSettings.filter((name) => !isUnset(given.get(name)));
  const faults = [
    ...faultsOf(result.issues ?? [], given),
    ...misplaced.map((name) => ({ name, why: "only the local configuration may have it" })),
  ];
  const switchedOff: SettingFault[] = [];
  const readOptional = (name: OptionalName): string => {
    const { schema, fallback } = optional[name];
    const value = given.get(name);
    if (isUnset(value)) {
      return fallback;
    }
    const read = v.safeParse(schema, value);
    if (!read.success) {
      switchedOff.push({ name, why: read.issues[0].message });
    }
    return read.success ? read.output : fallback;
  };
  const extras = {
    CAPTCHA_VERIFY_URL: readOptional("CAPTCHA_VERIFY_URL"),
    GEOCODER_URL: readOptional("GEOCODER_URL"),
    GEOCODER_KEY: readOptional("GEOCODER_KEY"),
    DKIM_DOMAIN: readOptional("DKIM_DOMAIN"),
    DKIM_SELECTOR: readOptional("DKIM_SELECTOR"),
    DKIM_PRIVATE_KEY: readOptional("DKIM_PRIVATE_KEY"),
    IMAGES_BASE_URL: readOptional("IMAGES_BASE_URL"),
    GTM_CONTAINER_ID: readOptional("GTM_CONTAINER_ID"),
    OFFLINE_READING: readOptional("OFFLINE_READING"),
  };
  const forgotten = findForgotten(extras).filter(({ name }) => !switchedOff.some((fault) => fault.name === name));
  switchedOff.push(...forgotten);
  const isWhole = result.success && faults.length === 0;
  return { settings: isWhole ? { ...result.output, ...extras } : undefined, faults, switchedOff };
}

/**
 * The settings of this deployment. An extra whose setting is wrong is switched off, and the log says so once.
 * @throws ConfigurationError naming each missing or malformed setting (never its value)
 */
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

/** Selects the settings that pages may know. */
export function publicConfig(settings: Settings): PublicConfig {
  return {
    siteOrigin: settings.SITE_ORIGIN,
    captchaScriptUrl: settings.CAPTCHA_SCRIPT_URL,
    captchaSiteKey: settings.TURNSTILE_SITE_KEY,
    imagesBaseUrl: settings.IMAGES_BASE_URL,
    gtmContainerId: settings.GTM_CONTAINER_ID,
  };
}
