/** Which fingerprint check a letter asks for: its price, what to bring, and what is not possible. */
import type { FingerprintCheck } from "../../content/schema.ts";
import { bringText, type Things } from "../../services/bring-items.ts";
import { fillNumbers } from "../../text/number-tokens.ts";
import type { Numbers } from "../../content/schema.ts";

export interface FingerprintResult {
  key: string;
  name: string;
  price: string;
  bring: string[];
  notes: string[];
  /** Where the appointment is made. */
  booking: ReadonlyArray<{ label: string; url: string }>;
}

export interface FingerprintView {
  choices: Array<{ key: string; name: string }>;
  /** The key that is chosen; empty before. */
  letter: string;
  error: string | null;
  result: FingerprintResult | null;
}

interface FingerprintSource {
  checks: readonly FingerprintCheck[];
  things: Things;
  numbers: Numbers;
  /** Where the appointment is made. */
  booking: ReadonlyArray<{ label: string; url: string }>;
}

/** What the page's address asks: `letter`, the key of a check. */
export function fingerprintView(
  params: URLSearchParams,
  { checks, things, numbers, booking }: FingerprintSource,
): FingerprintView {
  const asked = params.get("letter");
  const check = checks.find(({ key }) => key === asked);
  return {
    choices: checks.map(({ key, name }) => ({ key, name })),
    letter: check?.key ?? "",
    error: asked !== null && check === undefined ? "Choose what your letter asks for." : null,
    result:
      check === undefined
        ? null
        : {
            key: check.key,
            name: check.name,
            price: fillNumbers(`{${check.price}.price}`, numbers),
            bring: check.bring.map((item) => bringText(item, things, numbers)),
            notes: check.notes.map((note) => fillNumbers(note, numbers)),
            booking,
          },
  };
}
