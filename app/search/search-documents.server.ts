/** What the search looks through: made of the records on first use. */
import { numbers } from "../text/numbers.server.ts";
import { hours } from "../content/hours.ts";
import { aboutPage } from "../content/pages/about-us.ts";
import { contactPage } from "../content/pages/contact.ts";
import { trackingPage } from "../content/pages/tracking.ts";
import { storeAnswers } from "../content/search/store-answers.ts";
import { services } from "../content/services/index.ts";
import { site } from "../content/site.ts";
import { tools } from "../content/tools.ts";
import { thingsToBring } from "../content/things-to-bring.ts";
import { answeringDocuments, type AnsweringDocument } from "./documents.ts";
import { faqGroups, faqGroupsOf } from "../faq/faq-groups.server.ts";
import { policies } from "../content/policies/index.ts";
import { indexedPages } from "../site/pages.server.ts";

let documents: readonly AnsweringDocument[] | undefined;

export function searchDocuments(): readonly AnsweringDocument[] {
  documents ??= answeringDocuments({
    pages: indexedPages,
    services,
    faqGroups,
    groupsOf: faqGroupsOf,
    policies: Object.values(policies),
    tips: trackingPage.tips,
    storeAnswers,
    tools,
    numbers,
    things: thingsToBring,
    site,
    hours,
    hoursNote: contactPage.hoursNote,
    story: aboutPage.story.body,
  });
  return documents;
}
