/** `/measure`: its words, and what it says about the package in its address. */
import { carriers } from "../content/carriers.ts";
import { facts } from "../content/facts.ts";
import { measurePage } from "../content/pages/measure.ts";
import type { CarrierId } from "../content/schema.ts";
import { readMeasureForm } from "../domain/measure-form.ts";
import { measureAnswer } from "../domain/measure-view.ts";
import { mailAddressUrl } from "../domain/urls.ts";
import { viewPage } from "./pages.server.ts";
import { findLink } from "./services.server.ts";
import { richText } from "./text.server.ts";

const carrierPath = (carrier: CarrierId) => findLink(measurePage.carrierPages[carrier]).to;

/**
 * `body` depends on what is asked alone; `summary` is its answer in a sentence, empty before.
 * @param origin scheme and host of the canonical site
 */
export function viewMeasurePage({ searchParams, pathname, search }: URL, origin: string) {
  const { head, trail, words } = viewPage(measurePage);
  const { carrierPages: _, ...shown } = words;
  const form = readMeasureForm(searchParams);
  const answer = form.parcel && measureAnswer(form.parcel, form.entries.unit, { facts, carriers, carrierPath });
  return {
    head,
    summary: answer?.summary ?? "",
    body: () => ({
      ...shown,
      trail,
      how: richText(words.how),
      next: richText(words.next),
      form,
      answer,
      mailUrl: mailAddressUrl(words.heroTitle, origin + pathname + search),
    }),
  };
}
