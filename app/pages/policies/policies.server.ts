import type { Policy } from "../../content/schema.ts";
import { memoize } from "../../site/memoize.ts";
import { longDate, slugify } from "../../text/english.ts";
import { parseRichText } from "../../text/rich-text.ts";

export const viewPolicySections = memoize(({ sections }: Policy) =>
  sections.map((section) => ({
    ...section,
    id: slugify(section.title),
    body: parseRichText(section.body),
  })),
);

export const viewPolicyPage = (policy: Policy) => ({
  title: policy.heroTitle,
  subtitle: policy.heroSubtitle,
  lastUpdated: longDate(policy.lastUpdated),
  sections: viewPolicySections(policy),
});
