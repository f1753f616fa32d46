/** Privacy and terms are dated by the owner's approval: the date of the texts approved so far and the question for more go together. */
import { expect, test } from "vitest";
import { contactFields } from "#app/contact/fields.ts";
import { privacyPolicy } from "#app/content/policies/privacy.ts";
import { policies } from "#app/content/policies/index.ts";
import { viewPolicyPage } from "#app/pages/policies/policies.server.ts";
import { readText } from "../architecture/repository-files.ts";

const questions = readText("docs/owner-questions.md");

test.each(["privacy", "terms"])("%s says January 2025 for as long as the owner is asked to approve its words", (id) => {
  const policy = policies[id];
  const shown = policy && viewPolicyPage(policy).page.lastUpdated;
  const isAsked = questions.includes(`\`policies/${id}.ts\`: \`lastUpdated\``);

  expect(shown === "January 2025", shown).toBe(isAsked);
});

test.each(contactFields.map(({ name }) => name.replaceAll("_", " ")))(
  "the privacy policy says that the contact form asks for: %s",
  (words) => {
    const lines = privacyPolicy.sections.flatMap(({ content }) => content ?? []);
    const form = lines.find((line) => line.startsWith("The contact form."));
    expect(form, `add "${words}" to the line about the contact form in app/content/policies/privacy.ts`).toContain(
      words,
    );
  },
);
