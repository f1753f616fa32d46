import { data, type ShouldRevalidateFunctionArgs } from "react-router";
import type { Route } from "./+types/route";
import { AreaMap } from "../areas/area-map-drawing.tsx";
import { sendMessage } from "./send-message.ts";
import { platformContext } from "../context.ts";
import { enteredValues, isHoneypotFilled, serviceField } from "./fields.ts";
import { readFormData } from "../site/form-data.ts";
import { submitFailures } from "./outcome.ts";
import { ContactPage } from "./contact-page.tsx";
import { GettingHere, StampAndPostmark } from "./contact-parts.tsx";
import { viewContactPage } from "./contact.server.ts";
import { messageBeginning } from "../services/services.server.ts";
import { parcelBeginning } from "../tools/measure/measure.server.ts";
import { withStaticParts } from "../site/static-part.tsx";
import { useLastAnswer } from "../site/keep-data.ts";

export async function loader({ context, url }: Route.LoaderArgs) {
  const { config, now } = context.get(platformContext);
  const page = await withStaticParts(context, viewContactPage(now()), {
    gettingHere: GettingHere,
    map: AreaMap,
    postmark: StampAndPostmark,
  });
  const service = url.searchParams.get("service") ?? "";
  return {
    ...page,
    ...(Object.hasOwn(serviceField.options, service) && { service }),
    beginning: messageBeginning(url.searchParams.get("about")) || parcelBeginning(url.searchParams),
    captcha: { scriptUrl: config.captchaScriptUrl, siteKey: config.captchaSiteKey },
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readFormData(request);
  if (form === null) {
    throw data(null, 400);
  }
  const values = enteredValues(form);
  const entries = Object.fromEntries(form);
  const { submitMessage, url } = context.get(platformContext);
  const isDocument = !url.pathname.endsWith(".data");
  const result = await submitMessage(entries);
  return data(
    { result: isDocument && isHoneypotFilled(entries) ? null : result, values },
    result.ok ? {} : submitFailures[result.reason],
  );
}

/** Passes on the headers of the action (Retry-After). */
export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders;
}

export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  return sendMessage(await request.clone().formData(), serverAction);
}

/** Keeps the data of the page after a submission; loading it without a network would lose the visitor's entries. */
export function shouldRevalidate({ formMethod, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return formMethod === undefined || formMethod === "GET" ? defaultShouldRevalidate : false;
}

export default function ContactRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <ContactPage page={loaderData} submission={useLastAnswer(actionData)} />;
}
