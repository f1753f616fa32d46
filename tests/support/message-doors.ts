import { expect } from "vitest";
import { submitFailures, successText, uncheckedText, type SubmitFailure } from "#app/contact/outcome.ts";
import { site as store } from "#app/content/site.ts";
import { expectNoInternals, readProblem } from "./api-answers.ts";
import type { Response, Site } from "./harness.ts";
import type { Fields } from "./messages.ts";
import { fieldValues, textsWithRole } from "./page-text.ts";

export const doorNames = ["API", "form"] as const;

interface Door {
  send: (site: Site, fields: Fields, headers?: Record<string, string>) => Promise<Response>;
  /** Without a failure it expects success; otherwise the form must keep what was typed. */
  expectAnswer: (response: Response, fields: Fields, failure: SubmitFailure | null) => Promise<void>;
}

const typedIn = ({ recaptcha: _, website: __, ...typed }: Fields) => typed;

export const doors: Record<(typeof doorNames)[number], Door> = {
  API: {
    send: (site, fields, headers) => site.postJson("/api/contact", fields, headers),
    async expectAnswer(response, _, failure) {
      if (failure === null) {
        expect([response.status, await response.json()]).toEqual([201, { ok: true }]);
        return;
      }
      const { status, text } = submitFailures[failure];
      expect(await readProblem(response, status)).toMatchObject({ ok: false, code: failure, message: text });
    },
  },
  form: {
    send: (site, fields, headers) => site.postForm("/contact-us", fields, headers),
    async expectAnswer(response, fields, failure) {
      const html = await response.text();
      expectNoInternals(html);
      if (failure === null) {
        expect(response.status).toBe(200);
        expect([textsWithRole(html, "status"), textsWithRole(html, "alert")]).toEqual([[successText], []]);
        expect(fieldValues(html).message).toBe("");
        return;
      }
      const { status } = submitFailures[failure];
      const text = failure === "captcha-missing" ? uncheckedText : submitFailures[failure].text;
      const otherWays = ` You can also call ${store.contact.phone} or email ${store.contact.email} .`;
      expect(response.status).toBe(status);
      expect(textsWithRole(html, "alert")).toEqual([failure === "invalid-fields" ? text : text + otherWays]);
      expect(fieldValues(html)).toMatchObject(typedIn(fields));
    },
  },
};
