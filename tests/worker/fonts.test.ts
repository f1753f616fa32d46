/** Fonts come in time for the first frame only if the head asks for them, and for the very files that the styles name. */
import { parse } from "node-html-parser";
import { expect, test } from "vitest";
import { useSite } from "../support/harness.ts";

const site = useSite();

test.each(["/", "/pack-ship/fedex-shipping", "/ask-mailbox-plus", "/no-such-page"])(
  "%s asks for its fonts",
  async (path) => {
    const head = parse(await (await site.fetch(path)).text()).querySelector("head");
    const named = [...(head?.querySelector("style")?.text ?? "").matchAll(/url\("?([^)"]+\.woff2)/g)].map(
      ([, url]) => url,
    );
    const preloads = head?.querySelectorAll('link[rel="preload"][as="font"][type="font/woff2"]') ?? [];
    expect(named.length).toBe(2);
    expect(preloads.map((link) => link.getAttribute("href")).toSorted()).toEqual(named.toSorted());
    // Empty is "anonymous", as fonts are fetched; without it the browser would fetch them twice.
    expect(preloads.map((link) => link.getAttribute("crossorigin"))).toEqual(["", ""]);
  },
);
