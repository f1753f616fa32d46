import type { Policy } from "../schema.ts";
import { accessibilityStatement } from "./accessibility.ts";
import { privacyPolicy } from "./privacy.ts";
import { termsPolicy } from "./terms.ts";

/** Policies, all shown by one route module, by their ids. */
export const policies: Readonly<Record<string, Policy>> = {
  accessibility: accessibilityStatement,
  privacy: privacyPolicy,
  terms: termsPolicy,
};
