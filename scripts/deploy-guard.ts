/** Finds what must not go live: example values, settings that the Worker refuses, and holes in the configuration. */
import * as v from "valibot";
import { rulesOf } from "../app/content/rules.ts";
import type { Carrier, Hours, OutsideRule, Partner, SiteConfig, StoreRule } from "../app/content/schema.ts";
import { federalHoliday } from "../app/hours/federal-holidays.ts";
import { addDays, storeDate, unsettledHolidays } from "../app/hours/store-days.ts";
import { examplesIn, type Finding } from "./example-values.ts";
import { findMistakes } from "./records/mistakes.ts";
import { storeSchemas } from "./records/schemas.ts";
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
  const mistakes = findInRecords(release);
  const others = [
    ...examplesIn(siteFile, site),
    ...findInPosition(site),
    ...findInCheck(site, today),
    ...examplesIn("app/content/partners.ts", partners),
    ...examplesIn(hoursFile, hours),
    // Hours that are none cannot be asked which days they leave open.
    ...(mistakes.some(({ where }) => where.startsWith(hoursFile)) ? [] : findUnsettled(hours, today)),
    ...findInRetention(numbers),
    ...findUnchecked(release),
    ...findInProduction(production, site.domain),
  ];
  return [...mistakes, ...others.filter(({ where }) => !mistakes.some((mistake) => mistake.where === where))];
}

/** Findings of the schema. */
const findInRecords = (release: Release): Finding[] =>
  Object.entries(storeSchemas).flatMap(([name, schema]) =>
    findMistakes(v.optional(schema), release[name as keyof typeof storeSchemas]).map(({ place, value, why }) => ({
      where: `app/content/${name}.ts: ${place}`,
      value,
      why,
    })),
  );

function findInPosition({ geo }: SiteConfig): Finding[] {
  const isCentre = geo.lat === townshipCentre.lat && geo.lng === townshipCentre.lng;
  const why = "this is the middle of the township, not the store's door";
  return isCentre ? [{ where: `${siteFile}: geo`, value: `${geo.lat}, ${geo.lng}`, why }] : [];
}

const maxDaysSinceCheck = 180;

const daysSince = (date: string, today: Date) => (today.getTime() - Date.parse(date)) / 86_400_000;
const isFresh = (checkedOn: string, today: Date) => {
  const days = daysSince(checkedOn, today);
  return days >= 0 && days <= maxDaysSinceCheck;
};

/** `/facts.json` and `/llms.txt` show the day of the last check, and `/.well-known/security.txt` ends a year after it. */
function findInCheck({ checkedOn }: SiteConfig, today: Date): Finding[] {
  const why =
    daysSince(checkedOn, today) < 0
      ? "this day is still to come"
      : `go through hours, prices, rules and addresses again, then write the day (every ${maxDaysSinceCheck} days)`;
  return isFresh(checkedOn, today) ? [] : [{ where: `${siteFile}: checkedOn`, value: checkedOn, why }];
}

/** Others change their rules when they like: each is looked up again every half year. */
function findUnchecked({ carriers = [], lawRules = {}, storeRules = [], today }: Release): Finding[] {
  const whyOf = (checkedOn: string, source: string) =>
    daysSince(checkedOn, today) < 0
      ? `its checkedOn, ${checkedOn}, is still to come`
      : `last checked on ${checkedOn}: look it up again (${source}), then write the day into checkedOn`;
  const staleIn = (file: string, rules: ReadonlyArray<[string, Pick<OutsideRule, "checkedOn" | "source">]>) =>
    rules
      .filter(([, { checkedOn }]) => !isFresh(checkedOn, today))
      .map(([key, { checkedOn, source }]) => ({
        where: `app/content/${file}: ${key}`,
        value: "",
        why: whyOf(checkedOn, source),
      }));
  return [
    ...carriers.flatMap((carrier) => staleIn(`carriers/${carrier.id}.ts`, rulesOf(carrier))),
    ...staleIn("rules.ts", Object.entries(lawRules)),
    ...storeRules.flatMap(({ text, source, checkedOn }) =>
      checkedOn === undefined || isFresh(checkedOn, today)
        ? []
        : [{ where: "app/content/store-rules.ts: text", value: text, why: whyOf(checkedOn, source) }],
    ),
  ];
}

/** Until the store has said its hours, the site says of a federal holiday that they may vary: if so, then on purpose. */
function findUnsettled(hours: Hours, today: Date): Finding[] {
  const date = storeDate(today);
  const accepted = hours.mayVary ?? [];
  const unsettled = unsettledHolidays(hours, date)
    .filter(({ name }) => !accepted.includes(name))
    .map(({ date: day, name }) => ({
      where: `${hoursFile}: holidays`,
      value: "",
      why: `${day} is ${name}: write down the store's hours of that day, or that it is closed`,
    }));
  const names = new Set(Array.from({ length: 800 }, (_, ahead) => federalHoliday(addDays(date, ahead))));
  const unknown = accepted
    .filter((name) => !names.has(name))
    .map((name) => ({ where: `${hoursFile}: mayVary`, value: name, why: "no federal holiday is called that" }));
  return [...unsettled, ...unknown];
}

/** The Worker deletes by the number that the privacy page shows. */
function findInRetention(numbers: Release["numbers"]): Finding[] {
  const days = numbers?.["message-retention"].value;
  return days === undefined || (Number.isInteger(days) && days >= 1)
    ? []
    : [
        {
          where: "app/content/numbers.ts: message-retention",
          value: String(days),
          why: "it must be whole days, at least 1: messages would be deleted as they arrive",
        },
      ];
}
