import type { Numbers, IconName, Policy } from "../../content/schema.ts";
import { withNumbers } from "../../text/number-tokens.ts";
import { longDate } from "../../text/long-date.ts";
import { slugify } from "../../text/slugify.ts";
import { parseRichText, type RichText } from "../../text/rich-text.ts";

export interface PolicyView {
  title: string;
  subtitle: string;
  /** "November 20, 2026" or "January 2025" */
  lastUpdated: string;
  sections: Array<{
    /** Fragment of the section's address. */
    id: string;
    icon: IconName;
    title: string;
    body: RichText;
    lines: string[];
    isHighlighted: boolean;
  }>;
}

export function policyView(policy: Policy, numbers: Numbers): PolicyView {
  const text = (source: string) => withNumbers(source, numbers);
  return {
    title: policy.heroTitle,
    subtitle: text(policy.heroSubtitle),
    lastUpdated: longDate(policy.lastUpdated),
    sections: policy.sections.map((section) => ({
      id: slugify(section.title),
      icon: section.icon,
      title: section.title,
      body: section.body === "" ? [] : parseRichText(text(section.body)),
      lines: section.content.map(text),
      isHighlighted: section.highlight ?? false,
    })),
  };
}
