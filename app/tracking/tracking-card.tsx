import { trackingUrl, type Detection, type TrackedCarrier } from "./detection.ts";
import { verdict, type Opened } from "./verdict.ts";
import { Label } from "../site/label.tsx";
import { ButtonLink } from "../ui/button.tsx";

interface TrackingCardProps {
  detection: Detection;
  carriers: readonly TrackedCarrier[];
  opened?: Opened;
}

export function TrackingCard({ detection, carriers, opened = null }: TrackingCardProps) {
  const { carrier, alsoOffer, confidence, number, warning, parts } = detection;
  const main = carriers.find(({ id }) => id === carrier);
  const isUnknown = confidence === "unknown";
  const others = carriers.filter(({ id }) => alsoOffer.includes(id) && (isUnknown || id !== carrier));
  return (
    <Label as="article" name={isUnknown ? "Unknown carrier" : (main?.name ?? "Amazon Logistics")} isPlain>
      <div className="grid gap-3 p-4 md:grid-cols-[1fr_auto] md:items-center md:gap-8">
        <div className="grid gap-2">
          <p className="font-display text-xl wrap-anywhere">{number}</p>
          <p className={warning === "check-number" ? "font-semibold text-red" : undefined}>
            {verdict(
              detection,
              main?.name,
              others.map(({ name }) => name),
              opened,
            )}
          </p>
          {parts.length > 0 && (
            <dl className="grid grid-cols-[auto_1fr] gap-x-4 text-sm">
              {parts.map(({ label, value, meaning }) => (
                <div key={label} className="contents">
                  <dt className="font-semibold">{label}</dt>
                  {/* A service code adds nothing to its name. */}
                  <dd>{meaning === "" ? value : label === "Service" ? meaning : `${value} (${meaning})`}</dd>
                </div>
              ))}
            </dl>
          )}
        </div>
        <div className="flex flex-wrap gap-3">
          {main && !isUnknown && (
            <ButtonLink to={trackingUrl(main.trackingUrl, number)}>{`Open ${main.name} tracking`}</ButtonLink>
          )}
          {others.map(({ id, name, trackingUrl: template }) => (
            <ButtonLink key={id} to={trackingUrl(template, number)} variant="secondary">
              {`Try ${name}`}
            </ButtonLink>
          ))}
        </div>
      </div>
    </Label>
  );
}
