import { fingerprintChecks } from "../../content/fingerprint-checks.ts";
import type { FingerprintCheck } from "../../content/schema.ts";
import { site } from "../../content/site.ts";
import { toolWords } from "../../content/tool-words.ts";
import { bringText } from "../../services/label.server.ts";

const { fingerprints: words } = toolWords;

export function viewFingerprints(params: URLSearchParams) {
  const asked = params.get("letter");
  const check: FingerprintCheck | undefined = fingerprintChecks.find(({ key }) => key === asked);
  return {
    words,
    choices: Object.fromEntries(fingerprintChecks.map(({ key, name }) => [key, name])),
    letter: check?.key ?? "",
    errors: { letter: asked !== null && check === undefined ? words.choose : undefined },
    result:
      check === undefined
        ? null
        : {
            summary: `${check.name}: ${check.price}, ${words.booking}.`,
            bring: check.bring.map(bringText),
            notes: check.notes,
            booking: site.externalLinks["fingerprint-booking"],
          },
  };
}
