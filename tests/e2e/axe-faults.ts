/** What axe finds in a page. Run in the page itself, by its own rules alone: half the time of its Playwright adapter. */
import type { Page } from "@playwright/test";
import axe from "axe-core";

const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/**
 * One line for each element that breaks a rule: the rule, the element and why. With forced colors not by their contrast:
 * axe reads the author's colors, which nobody sees then.
 */
export async function axeFaults(page: Page, { isForced = false } = {}): Promise<string[]> {
  // As the inspector does it, so that the page's policy does not stand in the way.
  await page.evaluate(`globalThis.axe ?? (() => {${axe.source}})()`);
  const violations = await page.evaluate(
    async ({ values, enabled }) => {
      const { run } = (globalThis as unknown as { axe: typeof axe }).axe;
      return (
        await run({
          runOnly: { type: "tag", values },
          rules: { "color-contrast": { enabled } },
          resultTypes: ["violations"],
          // Only the rule for screens that may not be turned reads the stylesheets, and it is not among these.
          preload: false,
        })
      ).violations;
    },
    { values: tags, enabled: !isForced },
  );
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ html, any }) => `${id} (${help}): ${html.slice(0, 200)} ${any[0]?.message ?? ""}`),
  );
}
