import { offeredCarriers } from "../../content/carriers/index.ts";
import { measurePage } from "../../content/pages/measure.ts";
import { carrierRules } from "./carrier-rules.ts";
import { readMeasureForm } from "./form-entries.ts";
import { formatSide, formatWeight } from "./measure-units.ts";
import { viewMeasureResult } from "./measure-view.ts";
import { mailAddressUrl } from "../../site/urls.ts";
import { findLink } from "../../site/service-links.server.ts";
import { parseRichText } from "../../text/rich-text.ts";

const measuredCarriers = offeredCarriers.map(({ id, name, page, isAbroadOnly, limits }) => ({
  id,
  name,
  isAbroadOnly,
  path: findLink(page).to,
  rules: carrierRules(limits),
}));

export function viewMeasurePage() {
  const { heroTitle, heroSubtitle, heroImage, howTitle, how, nextTitle, next } = measurePage;
  return {
    heroTitle,
    heroSubtitle,
    advice: {
      image: heroImage,
      sections: [
        { title: howTitle, text: parseRichText(how) },
        { title: nextTitle, text: parseRichText(next) },
      ],
    },
  };
}

/** @param origin canonical scheme and host */
export function viewMeasurement({ searchParams, pathname }: URL, origin: string) {
  const { formTitle, note, heroTitle, sendText } = measurePage;
  const { parcel, ...form } = readMeasureForm(searchParams);
  const asked = new URLSearchParams(form.entries).toString();
  return {
    formTitle,
    form,
    result: parcel && viewMeasureResult(parcel, form.entries.unit, measuredCarriers),
    note,
    mailUrl: mailAddressUrl(heroTitle, `${origin}${pathname}?${asked}`),
    send: { text: sendText, to: `/contact-us?service=shipping&${asked}#form` },
  };
}

/** Prefills a message about the package; empty without one. */
export function parcelBeginning(searchParams: URLSearchParams): string {
  const { parcel, entries } = readMeasureForm(searchParams);
  if (parcel === null) {
    return "";
  }
  const sides = parcel.sides.map((side) => formatSide(entries.unit, side));
  return `A package, ${sides.join(" x ")}, ${formatWeight(entries.unit, parcel.weight)}, to ZIP code or country: `;
}
