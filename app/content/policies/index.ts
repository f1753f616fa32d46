import type { Policy } from "../schema.ts";
import { accessibilityStatement } from "./accessibility.ts";
import { privacyPolicy } from "./privacy.ts";
import { termsPolicy } from "./terms.ts";

export const policies: Readonly<Record<string, Policy>> = {
  accessibility: accessibilityStatement,
  privacy: privacyPolicy,
  terms: termsPolicy,
};
