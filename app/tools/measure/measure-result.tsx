import type { MeasureResultView } from "./measure-view.ts";
import { Icon } from "../../ui/icon.tsx";
import { Label } from "../../site/label.tsx";
import { ButtonLink } from "../../ui/button.tsx";
import { PageLink } from "../../ui/link.tsx";
import { ShareActions } from "../share-actions.tsx";

const signs = { yes: "check", no: "close", ask: "question" } as const;
const signColors = { yes: "text-green", no: "text-red", ask: "text-blue" } as const;

interface MeasureResultProps {
  result: MeasureResultView;
  note: string;
  mailUrl: string;
  /** To the message form, which begins with the numbers. */
  send: { text: string; to: string };
}

/** The package at each carrier, then its measurements. */
export function MeasureResult({ result, note, mailUrl, send }: MeasureResultProps) {
  return (
    <>
      <ul className="grid gap-8 md:grid-cols-2">
        {result.carriers.map((carrier) => (
          <CarrierItem key={carrier.carrier} {...carrier} />
        ))}
      </ul>
      <p className="mt-6 font-semibold">{note}</p>
      <Label name="Measurements" rows={result.rows} className="label-wide mt-6" />
      <p className="mt-2 print:hidden">
        <PageLink to={result.otherUnits.to} className="inline-block py-0.5">
          {result.otherUnits.label}
        </PageLink>
      </p>
      <ShareActions mailUrl={mailUrl}>
        <ButtonLink to={send.to} size="sm">
          {send.text}
        </ButtonLink>
      </ShareActions>
    </>
  );
}

function CarrierItem({ carrier, takes, title, sentences, link }: MeasureResultView["carriers"][number]) {
  return (
    <li data-carrier={carrier} data-takes={takes} className="ruled">
      <h3 className="mb-1 flex items-center gap-2">
        <Icon name={signs[takes]} className={signColors[takes]} />
        {title}
      </h3>
      {sentences.map((sentence) => (
        <p key={sentence} className="text-pretty">
          {sentence}
        </p>
      ))}
      <p className="mt-1 print:hidden">
        <PageLink to={link.to} className="inline-block py-0.5">
          {link.label}
        </PageLink>
      </p>
    </li>
  );
}
