import type { Route } from "./+types/ask-mailbox-plus";
import { ServerPart } from "../components/server-part.tsx";
import { askPage, defaultCallToAction, faqGroups, richText, viewFaqPage } from "../content/index.server.ts";
import { FaqPage } from "../templates/faq-page.tsx";
import { headMeta } from "./head-meta.ts";
import { serverPart } from "./server-part.server.tsx";

export async function loader({ context }: Route.LoaderArgs) {
  const { pageTitle: title, metaDescription: description, heroTitle, heroSubtitle, heroImage, intro } = askPage;
  return {
    head: { title, description, path: "/ask-mailbox-plus" },
    page: await serverPart(context, "/ask-mailbox-plus", FaqPage, () => ({
      heroTitle,
      heroSubtitle,
      heroImage,
      intro: richText(intro),
      sections: viewFaqPage(faqGroups),
      callToAction: defaultCallToAction,
    })),
  };
}

export const meta: Route.MetaFunction = headMeta;

export default function AskRoute({ loaderData }: Route.ComponentProps) {
  return <ServerPart data={loaderData.page} of={FaqPage} />;
}
