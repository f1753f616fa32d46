import type { Route } from "./+types/ask-mailbox-plus";
import { askPage, defaultCallToAction, faqGroups, richText, viewFaqPage } from "../content/index.server.ts";
import { FaqPage } from "../templates/faq-page.tsx";
import { headMeta } from "./head-meta.ts";

export function loader() {
  const { pageTitle: title, metaDescription: description, heroTitle, heroSubtitle, heroImage, intro } = askPage;
  return {
    head: { title, description, path: "/ask-mailbox-plus" },
    page: {
      heroTitle,
      heroSubtitle,
      heroImage,
      intro: richText(intro),
      sections: viewFaqPage(faqGroups),
      callToAction: defaultCallToAction,
    },
  };
}

export const meta: Route.MetaFunction = headMeta;

export default function AskRoute({ loaderData }: Route.ComponentProps) {
  return <FaqPage {...loaderData.page} />;
}
