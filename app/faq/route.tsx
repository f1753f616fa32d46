import type { Route } from "./+types/route";
import { staticPart } from "../site/static-part.tsx";
import { FaqPage } from "./faq-page.tsx";
import { viewFaqPage } from "./faq-page.server.ts";
import { Questions } from "./faq-parts.tsx";

export async function loader({ context }: Route.LoaderArgs) {
  const { head, page } = viewFaqPage();
  return {
    head,
    page: { ...page, questions: await staticPart(context, `${head.path}#questions`, Questions, page.questions) },
  };
}

export default function AskRoute({ loaderData }: Route.ComponentProps) {
  return <FaqPage {...loaderData.page} />;
}
