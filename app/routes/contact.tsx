import { data, type ShouldRevalidateFunctionArgs } from "react-router";
import type { Route } from "./+types/contact";
import { areas, contactPage, hours, site, viewAreaMap } from "../content/index.server.ts";
import { servicesContext } from "../context.ts";
import { toSubmission } from "../domain/contact-fields.ts";
import { comingHolidays, openState, weekRows } from "../domain/opening-hours.ts";
import { parseRichText } from "../domain/rich-text.ts";
import { submitFailures, type SubmitResult } from "../domain/submit-result.ts";
import { directionsUrl, mapEmbedUrl, mapUrl, phoneUrl } from "../domain/urls.ts";
import { AreaMap } from "../components/sections/area-map.tsx";
import { ContactPage, GettingHere, WaysToReachUs } from "../templates/contact-page.tsx";
import { headMeta } from "./head-meta.ts";
import { readForm } from "./read-form.ts";
import { serverPart } from "./server-part.server.tsx";
import { useNotice } from "./use-notice.ts";

export async function loader({ context }: Route.LoaderArgs) {
  const { config, now } = context.get(servicesContext);
  const { pageTitle: title, metaDescription: description, gettingHere, lastUpdated: _, ...page } = contactPage;
  const { heroTitle, heroSubtitle, heroImage, gettingHereTitle, ...words } = page;
  const { phone, email, address } = site.contact;
  return {
    head: { title, description, path: "/contact-us" },
    page: {
      ...words,
      ways: await serverPart(context, "/contact-us#ways", WaysToReachUs, () => ({
        heroTitle,
        heroSubtitle,
        heroImage,
        phone: { text: phone, url: phoneUrl(phone) },
        email,
        addressLines: [address.street, `${address.city}, ${address.state} ${address.zip}`],
        directionsUrl: directionsUrl(site.geo),
      })),
      gettingHere: await serverPart(context, "/contact-us#getting-here", GettingHere, () => ({
        title: gettingHereTitle,
        body: parseRichText(gettingHere),
      })),
      phone: { text: phone, url: phoneUrl(phone) },
      email,
      mapUrl: mapUrl(site.geo),
      mapEmbedUrl: mapEmbedUrl(site.geo),
      map: await serverPart(context, "/contact-us#map", AreaMap, () => ({ view: viewAreaMap(areas) })),
      week: weekRows(hours, now()),
      holidays: comingHolidays(hours, now()),
      open: openState(hours, now()),
      captcha: { scriptUrl: config.captchaScriptUrl, siteKey: config.captchaSiteKey },
    },
  };
}

/** What the form shows again after a failed try: text only, never the token. */
function enteredValues(form: FormData): Record<string, string> {
  return Object.fromEntries(
    ["name", "email", "phone", "service", "message"].map((field) => [field, String(form.get(field) ?? "")]),
  );
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request);
  const result = await context.get(servicesContext).submitMessage(toSubmission(Object.fromEntries(form)));
  if (result.ok) {
    return data({ result, values: {} });
  }
  const init = {
    status: submitFailures[result.reason].status,
    ...(result.retryAfterSeconds && { headers: { "retry-after": String(result.retryAfterSeconds) } }),
  };
  return data({ result, values: enteredValues(form) }, init);
}

/** A page sends an action's headers (Retry-After) only when its route says so. */
export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders;
}

/** Wrong fields are told at once; a cut connection is a result like any other, not a broken page. */
export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const form = await request.clone().formData();
  const submission = toSubmission(Object.fromEntries(form));
  const fail = (result: SubmitResult) => ({ result, values: enteredValues(form) });
  try {
    // The form has had it fetched since its first use.
    const { parseContactMessage } = await import("../domain/contact-message.ts");
    const parsed = parseContactMessage(submission.fields);
    if (!parsed.ok) {
      return fail({ ok: false, reason: "invalid-fields", fields: parsed.fields });
    }
    return await serverAction();
  } catch {
    return fail({ ok: false, reason: "network" });
  }
}

/** Nothing on this page changes by sending; asking again without a network would lose what was typed. */
export function shouldRevalidate({ formMethod, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return formMethod === undefined || formMethod === "GET" ? defaultShouldRevalidate : false;
}

export const meta: Route.MetaFunction = headMeta;

export default function ContactRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <ContactPage {...loaderData.page} submission={actionData ?? null} notice={useNotice()} />;
}
