import { Unbroken } from "../ui/unbroken-words.tsx";
import type { ComeByView } from "./hours.server.ts";
import { ButtonLink } from "../ui/button.tsx";
import { Icon } from "../ui/icon.tsx";
import { HoursTable } from "./hours-table.tsx";
import { OpenSign, WithHours } from "./open-sign.tsx";

interface ComeByProps {
  title: string;
  text: string;
  comeBy: ComeByView;
  /** A call to action. */
  visit?: { label: string; to: string };
  /** "brand" stands out from the kraft footer right below. */
  tone?: keyof typeof toneClass;
}

const toneClass = {
  kraft: "rule-y bg-kraft",
  brand: "on-brand",
} as const;

/** Links to directions and the map. */
export function WayButtons({
  directionsUrl,
  mapUrl,
  isSecond = false,
}: Pick<ComeByView, "directionsUrl" | "mapUrl"> & {
  /** True after another button. */
  isSecond?: boolean;
}) {
  return (
    <>
      <ButtonLink to={directionsUrl} variant={isSecond ? "secondary" : "primary"}>
        <Icon name="directions" />
        Get directions
      </ButtonLink>
      <ButtonLink to={mapUrl} variant="secondary">
        <Icon name="map-pin" />
        View on map
      </ButtonLink>
    </>
  );
}

/** A section with the hours, the way to the store and the phone number. */
export function ComeBy({ title, text, comeBy, visit, tone = "kraft" }: ComeByProps) {
  return (
    <section className={`print:hidden ${toneClass[tone]}`}>
      <div className="page section flex flex-col items-start gap-4">
        <h2>{title}</h2>
        <p className="prose text-lg">{text}</p>
        <div>
          <OpenSign />
          <HoursTable />
          {comeBy.pickups !== null && (
            <WithHours>
              {({ until }) =>
                until !== undefined && (
                  <p key={comeBy.pickups}>
                    <Unbroken>{`Last pickups today: ${comeBy.pickups}`}</Unbroken>
                  </p>
                )
              }
            </WithHours>
          )}
        </div>
        {/* Between phone and desk four make two rows of two, and three a column where they do not fit in a row. */}
        <div
          className={`button-row ${visit ? "sm:max-lg:grid sm:max-lg:grid-cols-2" : "sm:max-md:grid"} sm:max-lg:w-fit`}
        >
          {visit && <ButtonLink to={visit.to}>{visit.label}</ButtonLink>}
          <WayButtons {...comeBy} isSecond={visit !== undefined} />
          <ButtonLink to={comeBy.phone.url} variant="secondary">
            <Icon name="phone" />
            <span>{`Call ${comeBy.phone.text}`}</span>
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}
