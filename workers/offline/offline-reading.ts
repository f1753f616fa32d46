/** OFFLINE_READING = "off" removes the service worker and its page from every browser that visits. */
import { Hono } from "hono";
import { html, raw } from "hono/html";
import displayFont from "#app/assets/fonts/bitter.woff2?url";
import textFont from "#app/assets/fonts/figtree.woff2?url";
import { homePage } from "#app/content/pages/home.ts";
import { site } from "#app/content/site.ts";
import { storeDate } from "#app/hours/store-days.ts";
import { scriptJson } from "#app/machines/structured-data.server.ts";
import { pages } from "#app/pages/page-records.server.ts";
import { longDate } from "#app/text/english.ts";
import { errands } from "#app/tools/my-list/errands.server.ts";
import { lightDark, tape } from "#app/ui/tokens.ts";
import type { AppEnv } from "../app-env.ts";
import { hoursList, plainDocument } from "../pages/plain-page.ts";
import { readSettings } from "../settings/settings.ts";
import pageScript from "./offline-page.js?raw";
import removal from "./removal.js?raw";
import serviceWorker from "./service-worker.js?raw";

const shorten = (script: string) => script.replaceAll(/^ *(\/\/.*\n)?/gm, "");
const scripts = { on: shorten(serviceWorker), off: shorten(removal) };

const errandNames = Object.fromEntries(errands.map(({ id, name }) => [id, name]));

/** Browsers have these fonts cached from earlier pages. */
const styles = `@font-face { font-family: Bitter; src: url(${displayFont}); font-weight: 700 }
  @font-face { font-family: Figtree; src: url(${textFont}); font-weight: 400 700 }
  body { font-family: Figtree, Arial, sans-serif }
  h1, h2, header a:first-of-type { font-family: Bitter, Georgia, serif; font-weight: 700 }
  header a:first-of-type { font-size: 1.25rem }
  dl { display: grid; grid-template-columns: auto 1fr; gap: .25rem 1.25rem }
  dd { margin: 0 }
  .board { margin-block: 1.5rem; padding: .25rem min(.9rem, 4vw) 1rem; border: 8px solid ${lightDark(tape)}; outline: 3px solid #22201c;
    background: #1d1b18; color: #f6ecd9 }
  .board h2 { color: ${tape[0]} }
  .board dl { grid-template-columns: 1fr auto; align-items: baseline; gap: .5rem .75rem; line-height: 1.3 }
  .board dt { font-weight: 400 }
  .board dd { text-align: right }
  .board b { display: inline-block; font: 700 1.25rem/1 Bitter, Georgia, serif }
  .board b::first-letter { text-transform: uppercase }
  @media (max-width: 30rem) { .board small { display: block } }
  @media (max-width: 18rem) { .board dl { display: block } }`;

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
            <p id="wanted" hidden>The page you want opens here when you are back online. <a href="">Try again</a></p>
            <section id="list" hidden>
              <h2>My list</h2>
              <ul></ul>
            </section>
            <p>
              ${address.street}<br />${address.city}, ${address.state} ${address.zip}<br />
              <a href="mailto:${email}">${email}</a>
            </p>
            <p>Hours and prices are from ${longDate(storeDate(now()))}.</p>
            <h2>Hours</h2>
            ${hoursList(now())}
            <section class="board">
              <h2>Prices</h2>
              <dl>
                ${prices.map(
                  ({ name, number, after }) =>
                    html`<dt>${name}</dt>
                      <dd><b>${number}</b> <small>${after ?? ""}</small></dd>`,
                )}
              </dl>
            </section>
            <p>${homePage.comeByText}</p>
            <p><a href="/">Home page</a></p>
          </main>
          <script type="application/json" id="names">
            ${raw(scriptJson(errandNames))}
          </script>
          <script type="module" nonce="${nonce}">
            ${raw(shorten(pageScript))};
          </script>`,
        nonce,
        styles,
      ),
      200,
      { "cache-control": "no-cache", "last-modified": now().toUTCString() },
    );
  });
