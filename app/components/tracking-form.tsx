import { useState, type FormEvent } from "react";
import { Form } from "react-router";
import type { Carrier } from "../content/schema.ts";
import { defaultCarrier, maxTrackingText, readTrackingForm, type TrackingAnswer } from "../domain/tracking/tracking-form.ts";
import { trackingUrl } from "../domain/tracking/detect-carrier.ts";
import type { Detection } from "../domain/tracking/detection.ts";
import { TrackingCard } from "./sections/tracking-card.tsx";
import { Button } from "./ui/button.tsx";
import { Field } from "./ui/field.tsx";

interface TrackingFormProps {
  carriers: readonly Carrier[];
  /** What the server answered to a form sent without JavaScript. */
  answered: TrackingAnswer | null;
}

/**
 * The number field. With JavaScript the answer is worked out in the browser and a single number's
 * carrier page opens at once; without, the server answers with the same cards.
 */
export function TrackingForm({ carriers, answered }: TrackingFormProps) {
  const [found, setFound] = useState<TrackingAnswer | null>(null);
  const answer = found ?? answered;

  function track(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const next = readTrackingForm(new FormData(event.currentTarget));
    const [only, ...others] = next.detections;
    if (only === undefined) {
      return;
    }
    setFound(next);
    if (others.length === 0) {
      openCarrierPage(only, carriers);
    }
  }

  return (
    <>
      <Form method="post" onSubmit={track} className="card grid items-start gap-4 p-5 md:grid-cols-[1fr_12rem]">
        <div className="md:col-span-2">
          <Field
            name="number"
            label="Tracking number"
            hint="Up to ten at once: one on each line, or separated by commas."
            isRequired
          >
            {({ className, required: _, ...control }) => (
              <textarea
                {...control}
                className={`${className} font-display text-xl uppercase`}
                rows={2}
                placeholder="1Z999AA10123456784"
                maxLength={maxTrackingText}
                defaultValue={answer?.entered}
                autoComplete="off"
                autoCapitalize="characters"
                spellCheck={false}
              />
            )}
          </Field>
        </div>
        <Field name="carrier" label="Carrier" isRequired>
          {/* Never empty, so it cannot be required: HTML asks for an empty first choice then. */}
          {({ required: _, ...control }) => (
            <select {...control} defaultValue={answer?.selected ?? defaultCarrier}>
              {carriers.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </select>
          )}
        </Field>
        <Button type="submit" size="lg" className="self-end">
          Track Package
        </Button>
      </Form>
      <div role="status" className="mt-6 grid gap-5">
        {answer?.detections.map((detection, index) => (
          <TrackingCard key={`${index}-${detection.number}`} detection={detection} carriers={carriers} />
        ))}
        {answer !== null && answer.leftOut > 0 && (
          <p className="font-semibold">{`${answer.leftOut} more left out: please enter ten at a time.`}</p>
        )}
      </div>
    </>
  );
}

/** A real link pressed within the visitor's own press, which no pop-up blocker stops. */
function openCarrierPage({ carrier, number }: Detection, carriers: readonly Carrier[]): void {
  const template = carriers.find(({ id }) => id === carrier)?.trackingUrl;
  if (template === undefined) {
    return;
  }
  const link = document.createElement("a");
  link.href = trackingUrl(template, number);
  link.target = "_blank";
  link.rel = "noopener noreferrer";
  link.click();
}
