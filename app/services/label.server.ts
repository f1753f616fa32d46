import type { BringItem, Cost, Figure, LabelRow, Plate, Service, ThingToBring } from "../content/schema.ts";
import { thingsToBring } from "../content/things-to-bring.ts";
import { figureText } from "../text/number-text.ts";

const figureOfCost = ({ what, number, after }: Cost): Figure => ({ before: what && `${what}:`, number, after });

/** "Basic mailbox: $20 per month, 5 packages included" */
export const detailText = (detail: string | Cost): string =>
  typeof detail === "string" ? detail : [figureText(figureOfCost(detail)), detail.more].filter(Boolean).join(", ");

export const labelRowsOf = ({ label = [] }: Pick<Service, "label">) =>
  label.map((row) => ({
    term: row.term,
    details: "bring" in row ? row.bring.map(bringText) : row.details,
  }));

export function plateOf({ plate, label = [] }: Pick<Service, "plate" | "label">): Plate {
  const row = label.find((each) => "about" in each && each.about === "price");
  const [detail = ""] = row !== undefined && "details" in row ? row.details : [];
  return plate ?? (typeof detail === "string" ? detail : [figureOfCost(detail)]);
}

export const plateText = (plate: Plate): string =>
  typeof plate === "string" ? plate : plate.map(figureText).join(" ");

/** "By size, distance and value", for use next to the word price. */
export const besidePrice = (text: string): string => text.replace(/^Priced by /, "By ");

export const dependsOn = (service: Parameters<typeof plateOf>[0]): string => besidePrice(plateText(plateOf(service)));

const things: Readonly<Record<string, ThingToBring>> = thingsToBring;

export const bringItemsOf = (label: readonly LabelRow[]): BringItem[] =>
  label.flatMap((row) => ("bring" in row ? row.bring : []));

export const bringText = (item: BringItem): string =>
  typeof item === "string" ? item : (things[item.thing]?.text ?? "");

export function coversOf(key: string): ReadonlySet<string> {
  const covered = things[key]?.covers ?? [];
  return new Set(covered.flatMap((each) => [each, ...coversOf(each)]));
}
