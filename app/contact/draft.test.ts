import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { contactExample } from "../../tests/support/contact-inputs.ts";
import { readDraft, removeDraft, storeDraft } from "./draft.ts";
import { byField } from "./fields.ts";

const stored = new Map<string, string>();
/** A release with another key would lose drafts. */
const draftKey = "message-draft";

beforeEach(() => {
  stored.clear();
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test("a draft comes back as it was stored, until it is removed", () => {
  expect(readDraft()).toBeNull();
  storeDraft(contactExample);
  expect(readDraft()).toEqual({ values: contactExample, sentWith: null });
  removeDraft();
  expect(readDraft()).toBeNull();
});

test("it knows what it was sent with, until something else is written", () => {
  storeDraft(contactExample, "a token");
  expect(readDraft()).toEqual({ values: contactExample, sentWith: "a token" });
  storeDraft({ ...contactExample, message: "On second thought" });
  expect(readDraft()?.sentWith).toBeNull();
});

test("what the form holds beside the visitor's words does not come back", () => {
  stored.set(draftKey, JSON.stringify({ ...contactExample, website: "https://spam.example", recaptcha: "spent" }));
  expect(readDraft()).toEqual({ values: contactExample, sentWith: null });
});

test.each(["", "null", "{", "[]"])("what is stored may be %j", (text) => {
  stored.set(draftKey, text);
  expect(readDraft()?.values ?? byField(() => "")).toEqual(byField(() => ""));
});

test("a browser that keeps nothing is no failure", () => {
  vi.stubGlobal("sessionStorage", undefined);
  storeDraft(contactExample);
  removeDraft();
  expect(readDraft()).toBeNull();
});
