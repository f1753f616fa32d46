/** A page that Chromium prerenders does nothing that anybody would notice before it is opened, and then all of it. */
import { expect, test as base } from "@playwright/test";
import { openDayFrom, storeInstant } from "../support/store.ts";
import { chromiumAt, prerender, startUndriven, type Undriven } from "../support/undriven.ts";

/** Tells what the page logs, what it says of the hours, and when it is opened. */
const observer = `{
  const tell = (...words) => navigator.sendBeacon("/told", [location.pathname, ...words].join(" "));
  const log = console.log;
  console.log = (...words) => (tell("logged", ...words), log(...words));
  const sign = () => document.querySelector(".open-sign")?.textContent.split(" ")[0];
  const watchSign = () => {
    let last = "";
    const look = () => (sign() !== last && tell("sign", (last = sign())), setTimeout(look, 50));
    look();
  };
  document.prerendering
    ? document.addEventListener("prerenderingchange", () => (tell("opened"), watchSign()), { once: true })
    : tell("shown");
}`;
/** On the first page: has others prerendered, and opens one of them when told to by its title. */
const from = (path: string, targets: readonly string[], opened?: string) => `${observer}
  // The first page is seen, and would have itself stored.
  if (!document.prerendering) navigator.serviceWorker.register = () => new Promise(() => {});
  if (location.pathname === ${JSON.stringify(path)} && !document.prerendering) addEventListener("load", () => setTimeout(() => {
    ${targets.map(prerender).join("\n")}
    navigator.sendBeacon("/told", "asked");
    ${
      opened === undefined
        ? ""
        : `const wait = async () => {
      const isDue = await (await fetch("/robots.txt", { cache: "no-store" })).text();
      document.querySelector(\`a[href="${opened}"]\`).click();
    };
    setTimeout(wait, 2500);`
    }
  }, 500));`;

const test = base.extend<{ start: (path: string, script: string) => Promise<Undriven> }>({
  async start({ baseURL, launchOptions }, use) {
    const started: Undriven[] = [];
    await use(async (path, script) => {
      const launch = chromiumAt(launchOptions.executablePath ?? "chromium");
      const undriven = await startUndriven({ site: baseURL ?? "", path, script, launch });
      started.push(undriven);
      return undriven;
    });
    await Promise.all(started.map((each) => each.stop()));
  },
});

// Chromium prerenders two pages at a time at most where a pointer asks for them, ten where a rule does.
const unopenedSets = [
  ["/about-us", "/services", "/contact-us", "/tracking", "/pack-ship", "/measure", "/privacy"],
  ["/terms", "/ask-mailbox-plus", "/visit", "/service-area", "/shipping-partners", "/accessibility", "/search"],
  [
    "/copy-print",
    "/home-business",
    "/pack-ship/fedex-shipping",
    "/home-business/mailbox-rental",
    "/service-area/mentor",
    "/service-area/chardon",
  ],
];

for (const unopened of unopenedSets) {
  test(`pages that nobody opens log no path, ask for no captcha and tell nobody: ${unopened.join(" ")}`, async ({
    start,
  }) => {
    const browser = await start("/", from("/", unopened));
    await expect
      .poll(() => browser.asked.filter((line) => line.endsWith("(prefetch;prerender)") && line.startsWith("GET /")))
      .toEqual(expect.arrayContaining(unopened.map((path) => `GET ${path} (prefetch;prerender)`)));
    // Their scripts have come, too; those that pages share are in the browser's cache.
    await expect
      .poll(() => browser.asked.filter((line) => /\/assets\/.*prerender/.test(line)).length)
      .toBeGreaterThanOrEqual(2);
    await browser.until((told) => told === "/ logged /");
    expect(browser.told.filter((told) => !told.startsWith("/ ") && told !== "asked")).toEqual([]);
    expect(browser.asked.filter((line) => /captcha|stand-ins|api|sw\.js|offline|\.data/.test(line))).toEqual([]);
  });
}

test("a page that is prerendered before closing time and opened after it says that the store is closed", async ({
  start,
}) => {
  const { date, closes } = openDayFrom("2028-05-03");
  const browser = await start("/", from("/", ["/services"], "/services"));
  browser.headers = { "x-frozen-clock": storeInstant(date, closes, -30) };
  await expect.poll(() => browser.asked).toContain("GET /services (prefetch;prerender)");
  browser.headers = { "x-frozen-clock": storeInstant(date, closes, 10) };
  await browser.until((told) => told === "/services opened");
  await browser.until((told) => told === "/services sign Closed");
  await browser.until((told) => told === "/services logged /services");
});
