/** Which fingerprint check a letter asks for: its price, what to bring, and what is not possible. */
import { bringText } from "../../services/bring-items.ts";
import { fillNumbers } from "../../text/number-tokens.ts";
import type { ServiceToolsSource } from "../service-tool.ts";

/** What the page's address asks: `letter`, the key of a check. */
export function viewFingerprints(
  params: URLSearchParams,
  {
    fingerprintChecks,
    things,
    numbers,
    booking,
    words: { fingerprints: words },
  }: Omit<ServiceToolsSource, "tools" | "idDocuments">,
) {
  const asked = params.get("letter");
  const check = fingerprintChecks.find(({ key }) => key === asked);
  return {
    words,
    choices: fingerprintChecks.map(({ key, name }) => ({ key, name })),
    /** The key that is chosen; empty before. */
    letter: check?.key ?? "",
    errors: { letter: asked !== null && check === undefined ? words.choose : undefined },
    result:
      check === undefined
        ? null
        : {
            /** "Ohio BCI only: $40.00, by online appointment." */
            summary: `${check.name}: ${fillNumbers(`{${check.price}.price}`, numbers)}, ${words.booking}.`,
            bring: check.bring.map((item) => bringText(item, things, numbers)),
            notes: check.notes.map((note) => fillNumbers(note, numbers)),
            booking,
          },
  };
}

export type FingerprintView = ReturnType<typeof viewFingerprints>;
