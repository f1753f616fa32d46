/** The HTML of every page, by html-validate's rules. */
import { HtmlValidate } from "html-validate";
import { expect, test } from "vitest";
import { indexedPages } from "#app/pages/pages.server.ts";
import { useSite } from "../support/harness.ts";

const site = useSite();

const validator = new HtmlValidate({
  root: true,
  extends: ["html-validate:recommended"],
  rules: {
    // How React writes HTML, all of which the standard allows: `<br/>`, `charSet`, `async=""`, `hidden=""`.
    "void-style": "off",
    "attr-case": "off",
    "attribute-boolean-style": "off",
    "attribute-empty-style": "off",
    // The standard's own rule for ids, not the stricter one for style sheets: React's marks hold colons.
    "valid-id": ["error", { relaxed: true }],
    // Boxes to tick, and the button that says that none is, make one list in the address.
    "form-dup-name": "off",
    // Kept on one line by style, so that a copied number has plain spaces.
    "tel-non-breaking": ["error", { ignoreClasses: ["whitespace-nowrap"] }],
  },
});

/** One line a finding: rule, message, place. */
async function findingsOf(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html);
  return results.flatMap(({ messages, source = "" }) =>
    messages.map(
      ({ ruleId, message, offset }) => `${ruleId}: ${message} at ${source?.slice(offset - 20, offset + 60)}`,
    ),
  );
}

/** The small tools with something asked, and with something wrong. */
const answers = [
  "/measure?length=72&width=30&height=20&weight=80&unit=in",
  "/measure?length=abc&width=-3&height=1e9&weight=",
  "/home-business/mailbox-rental?packages=8&id1=passport&id2=credit-card",
  "/specialty/digital-fingerprinting?letter=fbi",
  "/visit?for=mailbox-rental&for=digital-fingerprinting",
];

test.each([...indexedPages.map(({ path }) => path), ...answers, "/search?q=box", "/search?q=zzz", "/no-such-page"])(
  "%s is valid HTML",
  async (path) => {
    expect(await findingsOf((await site.page(path)).html)).toEqual([]);
  },
);
