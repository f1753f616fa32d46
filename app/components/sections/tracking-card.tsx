import type { Carrier } from "../../content/schema.ts";
import { trackingUrl } from "../../domain/tracking/detect-carrier.ts";
import type { Confidence, Detection } from "../../domain/tracking/detection.ts";
import { ButtonLink } from "../ui/button.tsx";

const confidenceText: Record<Confidence, string> = {
  sure: "The format and the check digit match this carrier.",
  likely: "The format matches this carrier.",
  guess: "More than one carrier uses numbers like this one.",
  "typo?": "The format matches, but the check digit does not.",
  unknown: "We don't know this format, so we use the carrier you chose.",
};

interface TrackingCardProps {
  detection: Detection;
  carriers: readonly Carrier[];
}

/** What a number says: whose it is, how sure that is, what its parts mean, and where to follow it. */
export function TrackingCard({ detection, carriers }: TrackingCardProps) {
  const { carrier, alsoOffer, confidence, number, warning, parts } = detection;
  const main = carriers.find(({ id }) => id === carrier);
  const others = carriers.filter(({ id }) => id !== carrier && alsoOffer.includes(id));
  return (
    <article className="label">
      <h2 className="label-head">{main?.name ?? "Amazon Logistics"}</h2>
      <div className="grid gap-3 p-4">
        <p className="font-display text-xl break-all">{number}</p>
        <p>{main === undefined ? "Track it in your Amazon account." : confidenceText[confidence]}</p>
        {warning === "check-number" && (
          <p className="font-semibold text-red">Please check this number: one digit may be mistyped.</p>
        )}
        {parts.length > 0 && (
          <dl className="grid grid-cols-[auto_1fr] gap-x-4 text-sm">
            {parts.map(({ label, value, meaning }) => (
              <div key={label} className="contents">
                <dt className="font-semibold">{label}</dt>
                <dd>{meaning === "" ? value : `${value} (${meaning})`}</dd>
              </div>
            ))}
          </dl>
        )}
        <div className="flex flex-wrap gap-3">
          {main && <ButtonLink to={trackingUrl(main.trackingUrl, number)}>{`Open ${main.name} tracking`}</ButtonLink>}
          {others.map(({ id, name, trackingUrl: template }) => (
            <ButtonLink key={id} to={trackingUrl(template, number)} variant="secondary">
              {`Try ${name}`}
            </ButtonLink>
          ))}
        </div>
      </div>
    </article>
  );
}
