import { unbroken } from "../text/unbroken.ts";
import type { VisitView } from "./come-by-view.ts";
import { ButtonLink } from "../ui/button.tsx";
import { Icon } from "../ui/icon.tsx";
import { OpenSign, type NoticeData } from "./open-sign.tsx";

interface VisitBlockProps {
  title: string;
  text: string;
  visit: VisitView;
  notice: NoticeData;
  /** Brand where the footer follows, which is kraft too. */
  tone?: keyof typeof toneClass;
}

const toneClass = {
  kraft: "rule-y bg-kraft",
  brand: "on-brand",
} as const;

/** Come by, find us, or call: with the hours beside it. */
export function VisitBlock({ title, text, visit, notice, tone = "kraft" }: VisitBlockProps) {
  return (
    <section className={`print:hidden ${toneClass[tone]}`}>
      <div className="page section flex flex-col items-start gap-4">
        <h2>{title}</h2>
        <p className="prose text-lg">{text}</p>
        <p className="flex flex-wrap gap-x-4">
          <OpenSign open={visit.open} notice={notice} />
          <span>{unbroken(visit.hoursLine)}</span>
        </p>
        <div className="button-row">
          <ButtonLink to={visit.directionsUrl}>
            <Icon name="directions" />
            Visit the store
          </ButtonLink>
          <ButtonLink to={visit.mapUrl} variant="secondary">
            <Icon name="map-pin" />
            View on map
          </ButtonLink>
          <ButtonLink to={visit.phone.url} variant="secondary">
            <Icon name="phone" />
            {`Call ${visit.phone.text}`}
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}
