import { useContext } from "react";
import { OpenRow } from "../../hours/open-sign.tsx";
import { Label } from "../../site/label.tsx";
import { StaticPart } from "../../site/static-part.tsx";
import { ServerValuesContext } from "../../site/server-values.ts";
import { Button } from "../../ui/button.tsx";
import { PageLink } from "../../ui/link.tsx";
import { Postmark } from "../../ui/postmark.tsx";
import { checkStoredBoxes } from "../../tools/visit/stored-list.ts";
import { LabelStamps } from "../../tools/visit/label-stamps.tsx";
import type { Route } from "./+types/route";
import { useErrands } from "./use-errands.ts";

/**
 * Stamps of errands, and the label that fills with the checked ones: a form that asks for `/visit`. The styles read its
 * boxes, so that it works without scripts. On a phone the label opens from a bar.
 */
export function HomeErrands({ priceLinks, errandRows, label, postmark }: Route.ComponentProps["loaderData"]["page"]) {
  const form = useErrands();
  const nonce = useContext(ServerValuesContext)?.nonce;
  return (
    <section className="price-links rule-y bg-kraft">
      {/* `/visit#add` adds the stored list to what is checked here. */}
      <form {...form} action="/visit#add" autoComplete="off" className="page errands">
        <StaticPart data={priceLinks} className="errand-stamps" />
        <div id="visit-label" popover="auto" className="errand-label taped">
          <Label
            name={label.title}
            heading="h3"
            beside={
              <LabelStamps icons={label.icons}>
                <Postmark {...postmark} className="label-postmark" />
              </LabelStamps>
            }
          >
            <StaticPart data={errandRows} />
            <dl>
              <OpenRow />
            </dl>
          </Label>
          <div className="errand-sheet-end lg:hidden">
            <button
              type="button"
              popoverTarget="visit-label"
              popoverTargetAction="hide"
              className="button button-md button-secondary"
            >
              Close
            </button>
            <Button type="submit" name="done" value="">
              Done
            </Button>
          </div>
        </div>
        <div className="errand-bar print:hidden">
          <button type="button" popoverTarget="visit-label" className="button button-md button-secondary lg:hidden">
            My label
            <span className="errand-count" />
          </button>
          <Button type="submit" name="done" value="">
            Done
          </Button>
          <PageLink to="/visit" className="py-1 text-sm max-lg:hidden">
            {label.othersText}
          </PageLink>
          <p role="status" className="sr-only" />
        </div>
      </form>
      <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: checkStoredBoxes }} />
    </section>
  );
}
