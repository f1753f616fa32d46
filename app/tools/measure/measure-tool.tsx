import { Icon } from "../../ui/icon.tsx";
import { Label } from "../../site/label.tsx";
import { ButtonLink } from "../../ui/button.tsx";
import { ShareActions } from "../share-actions.tsx";
import { MeasureForm } from "./measure-form.tsx";
import type { viewMeasurement } from "./measure.server.ts";
import { unbroken } from "../../text/english.ts";

const signs = { yes: "check", no: "close", ask: "question" } as const;
const signColors = { yes: "text-green", no: "text-red", ask: "text-blue" } as const;

type Measurement = ReturnType<typeof viewMeasurement>;
type Result = NonNullable<Measurement["result"]>;

export function MeasureTool({ formTitle, form, result, note, mailUrl, send }: Measurement) {
  return (
    <>
      <MeasureForm title={formTitle} {...form} summary={result ? `${result.size} ${result.verdict}` : ""} />
      <div data-part="measured-result" className="contents">
        {result !== null && (
          <>
            <section
              id="measured"
              className="scroll-mt-4"
              data-girth={result.girth}
              data-length-plus-girth={result.lengthPlusGirth}
              data-dimensional={result.dimensional ?? undefined}
            >
              <h2>{result.verdict}</h2>
              <p className="mt-1 mb-4">{result.size}</p>
              <BoxPicture drawing={result.drawing} text={result.drawingText} />
            </section>
            <div className="md:col-span-full">
              <ul className="label grid md:grid-cols-2">
                {result.carriers.map((carrier) => (
                  <CarrierItem key={carrier.carrier} {...carrier} />
                ))}
              </ul>
              <p className="mt-6 font-semibold">{note}</p>
              <Label name="Measurements" rows={result.rows} className="label-wide mt-6" />
              <p className="mt-2 print:hidden">
                <a href={result.otherUnits.to} className="inline-block py-0.5">
                  {result.otherUnits.label}
                </a>
              </p>
              <ShareActions mailUrl={mailUrl}>
                <ButtonLink to={send.to} size="sm">
                  {send.text}
                </ButtonLink>
              </ShareActions>
            </div>
          </>
        )}
      </div>
    </>
  );
}

function BoxPicture({ drawing, text }: { drawing: Result["drawing"]; text: string }) {
  const { size, front, top, side, tape, ticks, labels } = drawing;
  return (
    <svg
      role="img"
      aria-label={text}
      viewBox={`0 0 ${size.width} ${size.height}`}
      className="mx-auto h-auto w-full bg-pane [&_path]:[vector-effect:non-scaling-stroke]"
      {...size}
    >
      <g stroke="#22201c" strokeWidth="3" strokeLinejoin="round" strokeLinecap="round">
        <path fill="#d9b98c" d={front + top} />
        <path fill="#c39f6d" d={side} />
        <path fill="#fff8ea" strokeWidth="2.5" d={tape} />
        <path stroke="#a8231b" strokeWidth="2.5" d={ticks} />
      </g>
      <g fill="#22201c" fontSize="14" fontWeight="700">
        {labels.map(({ text: words, anchor, x, y }) => (
          <text key={anchor} x={x} y={y} textAnchor={anchor}>
            {words}
          </text>
        ))}
      </g>
    </svg>
  );
}

function CarrierItem({ carrier, takes, title, sentences, link }: Result["carriers"][number]) {
  return (
    <li data-carrier={carrier} data-takes={takes} className="rule-t -mt-px px-4 py-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <h3 className="flex items-center gap-2">
          <Icon name={signs[takes]} className={signColors[takes]} />
          <span>{title}</span>
        </h3>
        <a href={link.to} className="py-0.5 print:hidden">
          {link.label}
        </a>
      </div>
      {sentences.map((sentence) => (
        <p key={sentence}>{unbroken(sentence)}</p>
      ))}
    </li>
  );
}
