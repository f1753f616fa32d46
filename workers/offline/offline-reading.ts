/**
 * Reading without a connection: `/sw.js`, the service worker that pages register, and `/offline`, the page that it
 * shows in place of pages that it has not stored. The setting OFFLINE_READING = "off" removes both from every browser
 * that visits.
 */
import { Hono } from "hono";
import { html, raw } from "hono/html";
import displayFont from "#app/assets/fonts/bitter.woff2?url";
import textFont from "#app/assets/fonts/figtree.woff2?url";
import { homePage } from "#app/content/pages/home.ts";
import { site } from "#app/content/site.ts";
import { storeDate, storeTimeZone } from "#app/hours/store-days.ts";
import { scriptJson } from "#app/machines/structured-data.server.ts";
import { pages } from "#app/pages/page-records.server.ts";
import { longDate } from "#app/text/english.ts";
import { lightDark, line } from "#app/ui/tokens.ts";
import type { AppEnv } from "../app-env.ts";
import { hoursList, plainDocument } from "../pages/plain-page.ts";
import { readSettings } from "../settings/settings.ts";
import openWanted from "./open-wanted.js?raw";
import removal from "./removal.js?raw";
import serviceWorker from "./service-worker.js?raw";

const shorten = (script: string) => script.replaceAll(/^ *(\/\/.*\n)?/gm, "");
const scripts = { on: `const storeTimeZone = "${storeTimeZone}";\n${shorten(serviceWorker)}`, off: shorten(removal) };

const names = Object.fromEntries(
  pages.flatMap(({ path, alias = path, name }) => [path, alias].map((address) => [address, name])),
);

/** The service worker stores the files that a page names, so that the fonts are there. */
const styles = `@font-face { font-family: Bitter; src: url(${displayFont}); font-weight: 700 }
  @font-face { font-family: Figtree; src: url(${textFont}); font-weight: 400 700 }
  body { font-family: Figtree, Arial, sans-serif }
  h1, h2, header a:first-of-type { font-family: Bitter, Georgia, serif; font-weight: 700 }
  header a:first-of-type { font-size: 1.25rem }
  dl { display: grid; grid-template-columns: auto 1fr; gap: .25rem 1.25rem }
  dd { margin: 0 }
  .prices { grid-template-columns: 1fr auto; gap: 0 }
  .prices dt, .prices dd { padding: .35rem 0 .35rem 1rem; border-top: 1px solid ${lightDark(line)} }
  .prices dt { padding-left: 0; font-weight: 400 }
  .prices dd { font-weight: 700 }`;

export const offlineReading = new Hono<AppEnv>()
  .get("/sw.js", (context) =>
    context.body(scripts[readSettings(context.env).OFFLINE_READING], 200, {
      "content-type": "text/javascript; charset=utf-8",
      "cache-control": "no-cache",
    }),
  )
  .get("/offline", (context) => {
    const { nonce, now } = context.var.platform;
    const { email, address } = site.contact;
    const prices = pages.flatMap(({ service }) => service?.offers ?? []);
    return context.html(
      plainDocument(
        "Offline",
        html`<main>
            <h1>You're offline</h1>
            <div id="wanted" hidden>
              <p>The page <strong></strong> isn't saved on your device. It will open here when you are back online.</p>
              <p><a href="">Try again</a></p>
            </div>
            <p>Pages that you have opened before still work.</p>
            <p>
              ${address.street}<br />${address.city}, ${address.state} ${address.zip}<br />
              <a href="mailto:${email}">${email}</a>
            </p>
            <p>Hours and prices are from ${longDate(storeDate(now()))}.</p>
            <h2>Hours</h2>
            ${hoursList(now())}
            <h2>Prices</h2>
            <dl class="prices">
              ${prices.map(
                ({ name, text }) =>
                  html`<dt>${name}</dt>
                    <dd>${text}</dd>`,
              )}
            </dl>
            <p>${homePage.comeByText}</p>
            <p><a href="/">Home page</a></p>
          </main>
          <script type="application/json" id="names">
            ${raw(scriptJson(names))}
          </script>
          <script type="module" nonce="${nonce}">
            ${raw(shorten(openWanted))};
          </script>`,
        nonce,
        styles,
      ),
      200,
      { "cache-control": "no-cache" },
    );
  });
