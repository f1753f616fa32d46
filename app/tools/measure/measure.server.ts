/** `/measure`: its words, and what it says about the package in its address. */
import { offeredCarriers } from "../../content/carriers/index.ts";
import { numbers } from "../../content/number-words.ts";
import { measurePage } from "../../content/pages/measure.ts";
import { carrierRules } from "./carrier-rules.ts";
import { readMeasureForm } from "./form-entries.ts";
import { viewMeasureResult } from "./measure-view.ts";
import { mailAddressUrl } from "../../site/urls.ts";
import { viewPage } from "../../pages/pages.server.ts";
import { findLink } from "../../services/services.server.ts";
import { parseRichText } from "../../text/rich-text.ts";

const measuredCarriers = offeredCarriers.map(({ id, name, page }) => ({
  id,
  name,
  path: findLink(page).to,
  rules: carrierRules(numbers, id),
}));

/** `/measure`, around the form; `advice` stands beside or below it. */
export function viewMeasurePage() {
  const { head, trail, words } = viewPage(measurePage);
  const { heroTitle, heroSubtitle, heroImage, howTitle, how, nextTitle, next } = words;
  return {
    head,
    page: {
      trail,
      heroTitle,
      heroSubtitle,
      advice: { image: heroImage, howTitle, how: parseRichText(how), nextTitle, next: parseRichText(next) },
    },
  };
}

/** The form and its result, as the address asks. @param origin scheme and host of the canonical site */
export function viewMeasurement({ searchParams, pathname, search }: URL, origin: string) {
  const { formTitle, note, heroTitle } = measurePage;
  const { parcel, ...form } = readMeasureForm(searchParams);
  return {
    formTitle,
    form,
    result: parcel && viewMeasureResult(parcel, form.entries.unit, measuredCarriers),
    note,
    mailUrl: mailAddressUrl(heroTitle, origin + pathname + search),
  };
}
