import { parse, type HTMLElement } from "node-html-parser";
import { describe, expect, test } from "vitest";
import { fingerprintChecks } from "#app/content/fingerprint-checks.ts";
import { offeredCarriers } from "#app/content/carriers/index.ts";
import { services } from "#app/content/services/index.ts";
import { site as store } from "#app/content/site.ts";
import { tools } from "#app/content/tools.ts";
import { servicePath } from "#app/site/service-links.server.ts";
import { fieldValues, textOf } from "../support/page-text.ts";
import { useSite } from "../support/harness.ts";
import { planRows, plans } from "../support/store-numbers.ts";

const site = useSite();

async function ask(
  path: string,
  query: Record<string, string> | string = "",
): Promise<{ main: HTMLElement; html: string }> {
  const search = typeof query === "string" ? query : new URLSearchParams(query).toString();
  const response = await site.fetch(search === "" ? path : `${path}?${search}`);
  expect(response.status, search).toBe(200);
  const html = await response.text();
  const main = parse(html).querySelector("main");
  if (main === null) {
    throw new Error(`${path} has no main part`);
  }
  return { main, html };
}

const takes = (main: HTMLElement) =>
  Object.fromEntries(
    main
      .querySelectorAll("li[data-carrier]")
      .map((item) => [item.getAttribute("data-carrier"), item.getAttribute("data-takes")]),
  );

describe("/measure", () => {
  test("answers with a drawing and every carrier, and begins a message with the package", async () => {
    const { main } = await ask("/measure", { length: "10", width: "20", height: "15", weight: "8", unit: "in" });
    expect(takes(main)).toEqual(
      Object.fromEntries(offeredCarriers.map(({ id, limits }) => [id, limits === undefined ? "ask" : "yes"])),
    );
    expect(main.querySelector("svg[role=img]")?.getAttribute("aria-label")).toContain("20 in by 15 in by 10 in");

    const form = main.querySelector('a[href^="/contact-us?service=shipping"]')?.getAttribute("href") ?? "";
    const { message } = fieldValues((await ask(form)).main.outerHTML);
    expect(message).toContain("10 in x 20 in x 15 in, 8 lb");
  });
});

describe("the plan table", () => {
  const rows = (main: HTMLElement) =>
    main
      .querySelectorAll("tr[data-plan]")
      .map((row) => [row.getAttribute("data-plan"), row.getAttribute("data-cost"), row.hasAttribute("data-cheapest")]);

  test.each(services.filter(({ tools: ids }) => ids?.includes("mailbox-plans")).map(servicePath))(
    "on %s",
    async (path) => {
      expect(rows((await ask(path, "packages=8")).main)).toEqual(planRows(8));
      expect(rows((await ask(path)).main)).toEqual([]);
    },
  );
});

test("the answer of the other tool on a page stays", async () => {
  const { main } = await ask("/home-business/mailbox-rental", "packages=8&id1=passport&id2=lease");

  expect(main.querySelectorAll("tr[data-plan]")).toHaveLength(plans.length);
  expect(main.querySelector('#ids input[name="packages"]')?.getAttribute("value")).toBe("8");
  expect(main.querySelector('#plans input[name="id1"]')?.getAttribute("value")).toBe("passport");
});

test.each(fingerprintChecks.map(({ key, price }) => [key, price]))(
  "a letter that says %s is answered with %s and the way to book",
  async (letter, price) => {
    const { main } = await ask("/specialty/digital-fingerprinting", { letter });
    const answer = main.querySelector(`[data-check="${letter}"]`);

    expect(answer?.structuredText).toContain(price);
    const [booking] = store.externalLinks["fingerprint-booking"] ?? [];
    expect(booking?.url).toMatch(/^https:/);
    expect(answer?.querySelector("a")?.getAttribute("href")).toBe(booking?.url);
  },
);

test("every service leads to the list", async () => {
  for (const service of services) {
    const { root } = await site.page(servicePath(service));
    const link = root.querySelectorAll("main a").find(({ text }) => text === "Add to my list");
    expect(link?.getAttribute("href"), service.id).toBe(`/visit?for=${service.id}#add`);
  }
});

test("each tool's own example is answered, and it is where it says", async () => {
  for (const { path, example, ...tool } of tools) {
    const { main } = await ask(path, example);
    if ("anchor" in tool) {
      expect(main.querySelectorAll(`#${tool.anchor} form`)).toHaveLength(1);
    }
    const place = "anchor" in tool ? main.querySelector(`#${tool.anchor}`) : main;
    const said = place?.querySelectorAll('[role="status"]').map(({ text }) => text.trim());
    expect(said?.join(""), `what ${tool.name} says in one sentence`).not.toBe("");
  }
});

test.each<readonly [path: string, query: string]>([
  ...tools.map(({ path, example }) => [path, example] as const),
  ["/home-business/mailbox-rental", ""],
  ["/search", "q=notary"],
  ["/contact-us", "service=shipping"],
])("what an advertisement adds to the address of %s?%s changes nothing, and is not passed on", async (path, query) => {
  const plain = await ask(path, query);
  const { main } = await ask(path, `utm_source=mail&gclid=&${query}&fbclid=x`);
  // A late notice leaves its markers.
  const lasting = (html: string) =>
    html.replaceAll(/ nonce="[^"]*"|<!--\/?\$\??-->|<template id="B:\d+"><\/template>/g, "");
  expect(lasting(main.outerHTML)).toBe(lasting(plain.main.outerHTML));
});

test("what two results on a page offer has two names", async () => {
  const { html } = await site.page("/home-business/mailbox-rental?packages=8&id1=passport&id2=credit-card");
  const mails = [...html.matchAll(/<a href="mailto:\?[^"]*"[^>]*>(.*?)<\/a>/g)].map(([, name = ""]) => textOf(name));
  expect(mails).toHaveLength(2);
  expect(new Set(mails).size).toBe(2);
});
