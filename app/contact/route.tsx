import { data } from "react-router";
import type { Route } from "./+types/route";
import { platformContext } from "../context.ts";
import { enteredValues, isHoneypotFilled, serviceField } from "./fields.ts";
import { readFormData } from "../site/form-data.ts";
import { submitFailures } from "./outcome.ts";
import { ContactPage } from "./contact-page.tsx";
import { viewContactPage, viewMessageForm } from "./contact.server.ts";
import { messageBeginning } from "../services/services.server.ts";
import { parcelBeginning } from "../tools/measure/measure.server.ts";

export function loader({ context, url }: Route.LoaderArgs) {
  const { config, now } = context.get(platformContext);
  const service = url.searchParams.get("service") ?? "";
  return {
    page: viewContactPage(now()),
    form: {
      ...viewMessageForm(now()),
      captcha: { scriptUrl: config.captchaScriptUrl, siteKey: config.captchaSiteKey },
      service: Object.hasOwn(serviceField.options, service) ? service : "",
      beginning: messageBeginning(url.searchParams.get("about")) || parcelBeginning(url.searchParams),
    },
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readFormData(request);
  if (form === null) {
    throw data(null, 400);
  }
  const values = enteredValues(form);
  const entries = Object.fromEntries(form);
  const result = await context.get(platformContext).submitMessage(entries);
  return data(
    { result: isHoneypotFilled(entries) ? null : result, values },
    result.ok ? {} : submitFailures[result.reason],
  );
}

export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders;
}

export const handle = { utilities: "contact" };

export default function ContactRoute({ loaderData: { page, form }, actionData }: Route.ComponentProps) {
  return <ContactPage page={page} form={{ ...form, submission: actionData ?? null }} />;
}
