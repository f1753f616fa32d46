/** Privacy, terms, accessibility; the partners. */
import type { Policy } from "../../content/schema.ts";
import { memoize } from "../../site/memoize.ts";
import { longDate, slugify } from "../../text/english.ts";
import { parseRichText } from "../../text/rich-text.ts";
import { bandOf } from "../../site/band.ts";
import { defaultCallToAction } from "../../content/call-to-action.ts";
import { partnersPage } from "../../content/pages/shipping-partners.ts";
import { partners } from "../../content/partners.ts";

export const viewPolicySections = memoize(({ sections }: Policy) =>
  sections.map((section) => ({
    ...section,
    /** Fragment of the section's address. */
    id: slugify(section.title),
    body: parseRichText(section.body),
  })),
);

export const viewPolicyPage = (policy: Policy) => ({
  title: policy.heroTitle,
  subtitle: policy.heroSubtitle,
  /** "November 20, 2026" or "January 2025" */
  lastUpdated: longDate(policy.lastUpdated),
  sections: viewPolicySections(policy),
});

/** `/shipping-partners` */
export const viewPartnersPage = () => ({
  ...partnersPage,
  intro: parseRichText(partnersPage.intro),
  partners,
  band: bandOf(defaultCallToAction),
});
