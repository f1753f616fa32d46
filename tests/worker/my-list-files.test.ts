import { parse } from "node-html-parser";
import { encode } from "uqr";
import { expect, test } from "vitest";
import { useSite } from "../support/harness.ts";
import { textOf } from "../support/page-text.ts";
import { shredding } from "../support/service-like.ts";

const site = useSite();

function modulesOf(svg: string): boolean[][] {
  const size = Number(/viewBox="0 0 (\d+) \1"/.exec(svg)?.[1]);
  const rows = Array.from({ length: size }, () => Array.from({ length: size }, () => false));
  for (const [, x, y] of svg.matchAll(/M(\d+),(\d+)h1v1h-1z/g)) {
    rows[Number(y)]?.fill(true, Number(x), Number(x) + 1);
  }
  return rows;
}

test("the code beside a list opens the address that its mail sends", async () => {
  const { html } = await site.page(`/visit?for=mailbox-rental&for=${shredding.id}`);
  const main = parse(html);
  const picture = main.querySelector("img[alt*='QR code']")?.getAttribute("src") ?? "";
  const [, address = ""] =
    /body=([^&"]+)/.exec(main.querySelector("main a[href^='mailto:?']")?.getAttribute("href") ?? "") ?? [];
  expect(decodeURIComponent(address)).toMatch(
    new RegExp(`^https?://.*/visit\\?for=mailbox-rental&for=${shredding.id}$`),
  );

  const response = await site.fetch(picture.replaceAll("&amp;", "&"));
  expect(response.status).toBe(200);
  expect(response.headers.get("content-type")).toBe("image/svg+xml");
  expect(modulesOf(await response.text())).toEqual(encode(decodeURIComponent(address), { ecc: "M", border: 4 }).data);
});

test.each(["", "for=", "for=piano-tuning", `for=${encodeURIComponent("https://example.com/")}`])(
  "no code is made of %j",
  async (query) => {
    expect((await site.fetch(`/visit/code.svg?${query}`)).status).toBe(404);
  },
);

test("My list on home brings what the page of the list brings, in its order", async () => {
  const query = `for=${shredding.id}&for=piano-tuning`;
  const home = parse((await site.page(`/?${query}`)).html).querySelector(".my-list");
  const cards = parse((await site.page(`/visit?${query}`)).html).querySelectorAll("[data-service]");
  expect(home?.querySelectorAll("h3")).toHaveLength(cards.length);
  const bring = home?.querySelectorAll("li").map(({ outerHTML }) => textOf(outerHTML)) ?? [];
  expect(bring).not.toHaveLength(0);
  for (const text of bring) {
    expect(textOf(cards[0]?.outerHTML ?? "")).toContain(text);
  }
});
