import { data, type ShouldRevalidateFunctionArgs } from "react-router";
import type { Route } from "./+types/route";
import { AreaMap } from "../areas/area-map-drawing.tsx";
import { sendMessage } from "./send-message.ts";
import { platformContext } from "../context.ts";
import { enteredValues, isHoneypotFilled, serviceField, toSubmission } from "./fields.ts";
import { readFormData } from "../site/form-data.ts";
import { submitFailures } from "./outcome.ts";
import { ContactPage } from "./contact-page.tsx";
import { GettingHere } from "./contact-parts.tsx";
import { viewContactPage } from "./contact.server.ts";
import { messageBeginning } from "../services/services.server.ts";
import { withStaticParts } from "../site/static-part.tsx";

export async function loader({ context, url }: Route.LoaderArgs) {
  const { config, now } = context.get(platformContext);
  const view = viewContactPage(now());
  const { head, page } = await withStaticParts(context, view, { gettingHere: GettingHere, map: AreaMap });
  const service = url.searchParams.get("service") ?? "";
  return {
    head,
    page: {
      ...page,
      ...(Object.hasOwn(serviceField.options, service) && { service }),
      beginning: messageBeginning(url.searchParams.get("about")),
      captcha: { scriptUrl: config.captchaScriptUrl, siteKey: config.captchaSiteKey },
    },
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readFormData(request);
  if (form === null) {
    throw data(null, 400);
  }
  const submission = toSubmission(Object.fromEntries(form));
  const { submitMessage, isDocument } = context.get(platformContext);
  const result = await submitMessage(submission);
  if (isDocument && isHoneypotFilled(submission)) {
    return data({ result: null, values: enteredValues(form) });
  }
  if (result.ok) {
    return data({ result, values: enteredValues(form) });
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

export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  return sendMessage(await request.clone().formData(), serverAction);
}

/** Nothing on this page changes by sending; asking again without a network would lose what was typed. */
export function shouldRevalidate({ formMethod, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return formMethod === undefined || formMethod === "GET" ? defaultShouldRevalidate : false;
}

export default function ContactRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <ContactPage {...loaderData.page} submission={actionData ?? null} />;
}
