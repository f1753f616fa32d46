/**
 * Finds what must not go live in records without mistakes: example values, settings that the Worker refuses, and holes in
 * the configuration.
 */
import { rulesOf } from "../app/content/rules.ts";
import type { Carrier, Hours, OutsideRule, Partner, SiteConfig, StoreRule } from "../app/content/schema.ts";
import { federalHoliday } from "../app/hours/federal-holidays.ts";
import { addDays, storeDate, unsettledHolidays } from "../app/hours/store-days.ts";
import { examplesIn, type Finding } from "./example-values.ts";
import { findInProduction, siteFile, type ProductionConfig } from "./production-guard.ts";

export interface Release {
  site: SiteConfig;
  partners?: readonly Partner[];
  hours: Hours;
  /** The store's own numbers. */
  numbers?: Readonly<Record<"message-retention", { value: number }>>;
  /** Rules that carriers and offices set: numbers of carriers, and sentences. */
  carriers?: ReadonlyArray<Pick<Carrier, "id" | "limits" | "rules">>;
  lawRules?: Readonly<Record<string, OutsideRule>>;
  storeRules?: readonly StoreRule[];
  production: ProductionConfig;
  today: Date;
}

/** The township's public centre point, which stands in for the store's own position. */
const townshipCentre = { lat: 41.67167, lng: -81.25083 };

const hoursFile = "app/content/hours.ts";

/**
 * Everything that must be replaced before the site may go live.
 * @param release the records as they are, and the production configuration as wrangler reads it
 * @returns an empty list when the release is fit to go
 */
export function findPlaceholders(release: Release): Finding[] {
  const { site, partners = [], hours, numbers, production, today } = release;
  return [
    ...examplesIn(siteFile, site),
    ...findInPosition(site),
    ...examplesIn("app/content/partners.ts", partners),
    ...examplesIn(hoursFile, hours),
    ...findUnsettled(hours, today),
    ...findInRetention(numbers),
    ...findStale(release),
    ...findInProduction(production, site.domain),
  ];
}

function findInPosition({ geo }: SiteConfig): Finding[] {
  const isCentre = geo.lat === townshipCentre.lat && geo.lng === townshipCentre.lng;
  const why = "this is the middle of the township, not the store's door";
  return isCentre ? [{ where: `${siteFile}: geo`, value: `${geo.lat}, ${geo.lng}`, why }] : [];
}

const maxDaysSinceCheck = 180;

/**
 * What has to be checked again: the store's own record, and rules that others change when they like. `/facts.json` and
 * `/llms.txt` show the day of the store's check, and `/.well-known/security.txt` ends a year after it.
 */
function findStale({ site, carriers = [], lawRules = {}, storeRules = [], today }: Release): Finding[] {
  const placesIn = (file: string, rules: ReadonlyArray<[string, Pick<OutsideRule, "checkedOn" | "source">]>) =>
    rules.map(([key, { checkedOn, source }]) => ({
      where: `app/content/${file}: ${key}`,
      value: "",
      checkedOn,
      todo: `look it up again (${source})`,
    }));
  const checked = [
    {
      where: `${siteFile}: checkedOn`,
      value: site.checkedOn,
      checkedOn: site.checkedOn,
      todo: "go through hours, prices, rules and addresses again",
    },
    ...carriers.flatMap((carrier) => placesIn(`carriers/${carrier.id}.ts`, rulesOf(carrier))),
    ...placesIn("rules.ts", Object.entries(lawRules)),
    ...storeRules.flatMap(({ text, source, checkedOn }) =>
      checkedOn === undefined
        ? []
        : [{ where: "app/content/store-rules.ts: text", value: text, checkedOn, todo: `look it up again (${source})` }],
    ),
  ];
  return checked.flatMap(({ where, value, checkedOn, todo }) => {
    const days = (today.getTime() - Date.parse(checkedOn)) / 86_400_000;
    const why =
      days < 0
        ? `its checkedOn, ${checkedOn}, is still to come`
        : `last checked on ${checkedOn}: ${todo}, then write the day into checkedOn (every ${maxDaysSinceCheck} days)`;
    return days >= 0 && days <= maxDaysSinceCheck ? [] : [{ where, value, why }];
  });
}

/** Federal holidays of the coming sixty days without hours, unless the store accepts by name that they "may vary". */
function findUnsettled(hours: Hours, today: Date): Finding[] {
  const date = storeDate(today);
  const accepted = hours.mayVary ?? [];
  const names = new Set(Array.from({ length: 800 }, (_, ahead) => federalHoliday(addDays(date, ahead))));
  return [
    ...unsettledHolidays(hours, date)
      .filter(({ name }) => !accepted.includes(name))
      .map(({ date: day, name }) => ({
        where: `${hoursFile}: holidays`,
        value: "",
        why: `${day} is ${name}: write down the store's hours of that day, or that it is closed`,
      })),
    ...accepted
      .filter((name) => !names.has(name))
      .map((name) => ({ where: `${hoursFile}: mayVary`, value: name, why: "no federal holiday is called that" })),
  ];
}

/** The Worker deletes by the number that the privacy page shows. */
function findInRetention(numbers: Release["numbers"]): Finding[] {
  const days = numbers?.["message-retention"].value ?? 1;
  const where = "app/content/numbers.ts: message-retention";
  const why = "it must be whole days, at least 1: messages would be deleted as they arrive";
  return Number.isInteger(days) && days >= 1 ? [] : [{ where, value: String(days), why }];
}
