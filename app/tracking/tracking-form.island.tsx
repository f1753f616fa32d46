import { useEffect, useEffectEvent, useRef, useState, type FormEvent } from "react";
import type { CarrierId } from "../content/carrier-ids.ts";
import { trackingUrl } from "./detection.ts";
import type { TrackingResult } from "./form-result.ts";
import { counted } from "../text/english.ts";
import { Hero } from "../site/hero.tsx";
import { TrackingCard } from "./tracking-card.tsx";
import { Button } from "../ui/button.tsx";
import { loadCode } from "../ui/load-code.ts";
import { Field } from "../ui/field.tsx";
import { focusFirstError } from "../ui/first-error.ts";
import { TrackingField } from "./tracking-field.tsx";
import type { viewTrackingPage } from "./tracking.server.ts";

const detect = "";

/** The result, or the form with an error, when scripts don't run. */
const resultId = "tracking-result";

function summary({ detections, leftOut }: TrackingResult, hasOpened: boolean): string {
  const hasButton = detections.some(({ carrier }) => carrier !== "amazon");
  return leftOut > 0
    ? `We can look up ${detections.length} at a time. Enter the other ${leftOut} next.`
    : `${counted(detections.length, "number")} found.${hasButton && !hasOpened ? " Press a button to open the carrier's page." : ""}`;
}

const offlineWords =
  "You seem to be offline. Your number is still here: press Track Package again when you are online.";

const loadRules = () => import("./form-result.ts");

interface TrackingFormProps extends Omit<ReturnType<typeof viewTrackingPage>, "advice"> {
  serverResult: TrackingResult | null;
}

/** Opens the carrier's page for a single number. Without JavaScript the server shows the same cards. */
export default function TrackingForm({ carriers, serverResult, ...page }: TrackingFormProps) {
  const [result, setResult] = useState(serverResult);
  /** Neither the server nor a form whose rules came late opens a tab. */
  const [hasOpened, setOpened] = useState(false);
  const [note, setNote] = useState("");
  /** Used as a key: screen readers announce a new element, not unchanged text. */
  const [times, setTimes] = useState(0);
  const [chosen, setChosen] = useState<string>(serverResult?.selected ?? detect);
  // Without a choice, show the most familiar number.
  const { sampleNumber = "" } = carriers.find(({ id }) => id === (chosen === detect ? "ups" : chosen)) ?? {};
  const form = useRef<HTMLFormElement>(null);
  const carrier = useRef<HTMLSelectElement>(null);
  const followed = useRef<CarrierId | typeof detect>(detect);
  const results = useRef<HTMLDivElement>(null);
  const rules = useRef<Awaited<ReturnType<typeof loadRules>>>(null);

  async function track(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const sent = event.currentTarget;
    const isAtOnce = rules.current !== null;
    setNote(isAtOnce ? "" : "One moment…");
    const code = rules.current ?? (await loadCode(loadRules));
    if (code === "gone") {
      sent.submit();
      return;
    }
    if (code === "offline") {
      setNote(offlineWords);
      return;
    }
    setNote("");
    rules.current = code;
    const entries = new FormData(sent);
    if (entries.get("carrier") === followed.current) {
      entries.delete("carrier");
    }
    const next = code.readTrackingForm(entries, carriers);
    setResult(next);
    setTimes((count) => count + 1);
    const [only, ...others] = next.detections;
    const template = carriers.find(({ id }) => id === only?.carrier)?.trackingUrl;
    const opens = isAtOnce && only !== undefined && template !== undefined && others.length === 0;
    setOpened(opens);
    if (opens) {
      // Must run inside the click, or pop-up blockers stop it.
      window.open(trackingUrl(template, only.number), "_blank", "noreferrer");
    }
  }

  function follow(text: string) {
    if (carrier.current?.value === followed.current) {
      followed.current = rules.current?.carrierOf(text, carriers) ?? detect;
      carrier.current.value = followed.current;
    }
    if (result?.problem) {
      setResult(null);
    }
  }

  const start = useEffectEvent(async () => {
    if (rules.current !== null) {
      return;
    }
    rules.current = await loadRules();
    const text = form.current === null ? null : new FormData(form.current).get("number");
    if (typeof text === "string" && text !== "") {
      follow(text);
    }
  });
  useEffect(() => {
    const touch = () => void start().catch(() => undefined);
    // The visitor may have typed before this script ran.
    if (form.current?.contains(document.activeElement)) {
      touch();
    }
    const fields = form.current;
    fields?.addEventListener("focusin", touch);
    return () => fields?.removeEventListener("focusin", touch);
  }, []);

  useEffect(() => {
    if (result !== null && result !== serverResult && !focusFirstError(form.current)) {
      results.current?.scrollIntoView({ block: "nearest" });
    }
  }, [result, serverResult]);

  const problems = {
    empty: "Enter a tracking number.",
    "no-number": `We didn't find a tracking number. Enter one such as ${sampleNumber}.`,
  };
  const error = result?.problem ? problems[result.problem] : undefined;
  return (
    <>
      <Hero title={page.heroTitle} subtitle={page.heroSubtitle} image={page.heroImage} isForWide>
        <form
          ref={form}
          aria-label={page.formTitle}
          {...(error !== undefined && { id: resultId })}
          method="post"
          action={`#${resultId}`}
          onSubmit={(event) => void track(event)}
          className="card grid w-full scroll-mt-4 items-start gap-4 px-inside py-5 md:grid-cols-[1fr_auto]"
        >
          <div className="md:col-span-2">
            <Field
              name="number"
              label="Tracking number"
              hint="Paste a number, a message or a link. You can enter up to ten numbers at once."
              error={error}
              isRequired
            >
              {({ required: _, ...control }) => (
                <TrackingField
                  control={control}
                  sample={sampleNumber}
                  entered={serverResult?.entered}
                  onEdit={follow}
                />
              )}
            </Field>
          </div>
          <Field name="carrier" label="Carrier" isRequired>
            {/* Optional; drop `required`. */}
            {({ required: _, ...control }) => (
              <select
                {...control}
                ref={carrier}
                defaultValue={serverResult?.selected ?? detect}
                onChange={(event) => setChosen(event.currentTarget.value)}
              >
                <option value={detect}>Detect for me</option>
                {carriers.map(({ id, name }) => (
                  <option key={id} value={id}>
                    {name}
                  </option>
                ))}
              </select>
            )}
          </Field>
          <Button type="submit" className="min-h-12 self-end">
            Track Package
          </Button>
        </form>
      </Hero>
      <div ref={results} {...(error === undefined && { id: resultId })} className="page grid scroll-mt-4 gap-5">
        <p role="status" className="font-semibold">
          <span key={times}>{note || (result?.problem === null && summary(result, hasOpened))}</span>
        </p>
        {result?.detections.map((detection, index) => (
          <TrackingCard
            key={`${index}-${detection.number}`}
            detection={detection}
            carriers={carriers}
            opened={hasOpened ? (result.selected === detection.carrier ? "as-chosen" : "first") : null}
          />
        ))}
        {result?.phones?.map((number) => (
          <p key={number}>
            {`We left out ${number}, which looks like a phone number. If it is a DHL number, enter it by itself.`}
          </p>
        ))}
      </div>
    </>
  );
}
