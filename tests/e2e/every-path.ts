/** The addresses that the tests of every page go through. */
import { expect, test, type Page } from "@playwright/test";
import { templatePages } from "../support/template-pages.ts";
import { golfClubShipping, packageReceiving } from "../support/service-like.ts";

export const templatePaths = templatePages.map(({ path }) => path);

/** The small tools with something asked. */
const answers = [
  "/measure?length=72&width=30&height=20&weight=80&unit=in",
  "/measure?length=abc&width=-3&height=1e9&weight=",
  "/home-business/mailbox-rental?packages=8&id1=passport&id2=credit-card",
  "/home-business/mailbox-rental?packages=many&id1=&id2=",
  `${packageReceiving.path}?packages=2`,
  "/specialty/digital-fingerprinting?letter=fbi",
  `/visit?for=mailbox-rental&for=digital-fingerprinting&for=${golfClubShipping.id}`,
];

/** One page of each template, then every page of the sitemap, which the server knows, and those that are not in it. */
export async function everyPath(page: Page): Promise<string[]> {
  const sitemap = await (await page.request.get("/sitemap.xml")).text();
  const paths = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = ""]) => new URL(url).pathname);
  expect(paths.length).toBeGreaterThan(50);
  return [...new Set([...templatePaths, ...paths, "/search", ...answers, "/pack-ship/piano-tuning"])];
}

/** Opens a page unless it is the one that shows. @returns whether it was opened */
export async function openUnlessShown(page: Page, path: string): Promise<boolean> {
  const isShown = page.url() === new URL(path, test.info().project.use.baseURL).href;
  if (!isShown) {
    await page.goto(path);
  }
  return !isShown;
}
