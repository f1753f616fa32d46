import type { Detection } from "./detection.ts";

/** "a FedEx", "an OnTrac"; capitals are spelled out: "a UPS", "an LSO". */
const withArticle = (name: string) => `${/^(?:[AEIOU][a-z]|[AEFHILMNORSX](?![a-z]))/.test(name) ? "an" : "a"} ${name}`;

export type Opened = "as-chosen" | "first" | null;

/** @param name undefined for Amazon @param others names of other carriers to try */
export function verdict(
  { confidence, warning, name: service }: Detection,
  name: string | undefined,
  others: readonly string[] = [],
  opened: Opened = null,
): string {
  if (name === undefined) {
    return "Track it in your Amazon account.";
  }
  const isWrong = warning === "check-number";
  if (confidence === "unknown") {
    return {
      "as-chosen": `We can't tell the carrier, so we opened ${name}, which you chose. Check the number, or try another carrier.`,
      first: `We don't recognize this number, so we opened ${name}. Check the number, or try another carrier.`,
      none: "We don't recognize this number. Check it, or try a carrier below.",
    }[opened ?? "none"];
  }
  if (confidence === "guess") {
    const why = opened === null ? "" : ` We opened ${name}${opened === "as-chosen" ? ", which you chose" : ""}.`;
    return `This could be ${[name, ...others].join(" or ")}.${why}${isWrong ? " Check the number, then try one." : ""}`;
  }
  const whose = `This looks like ${withArticle(service ?? name)} number`;
  return isWrong ? `${whose}, but a character may be wrong.` : `${whose}.`;
}
