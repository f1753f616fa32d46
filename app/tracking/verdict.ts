import type { Detection } from "./detection.ts";

/** "a FedEx", "an OnTrac": a name in capitals is spelled out, so it is "a UPS" and "an LSO". */
const withArticle = (name: string) => `${/^(?:[AEIOU][a-z]|[AEFHILMNORSX](?![a-z]))/.test(name) ? "an" : "a"} ${name}`;

/** The carrier of a number and how sure that is, in words. @param name of the carrier; undefined for Amazon */
export function verdict({ confidence, warning }: Detection, name: string | undefined): string {
  if (name === undefined) {
    return "Track it in your Amazon account.";
  }
  if (confidence === "unknown") {
    return "We don't recognize this number. Check it, or try a carrier below.";
  }
  const isWrong = warning === "check-number";
  if (confidence === "guess") {
    return `Several carriers use numbers like this.${isWrong ? " Check the number, then try one of them." : ""}`;
  }
  const whose = `This looks like ${withArticle(name)} number`;
  return isWrong ? `${whose}, but a character may be wrong.` : `${whose}.`;
}
