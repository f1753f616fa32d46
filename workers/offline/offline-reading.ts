/**
 * Reading without a connection: `/sw.js`, which pages register after they have loaded, and `/offline`, the page that it
 * shows for pages nobody has seen here. The setting OFFLINE_READING = "off" takes both out of every browser that comes by.
 */
import { Hono } from "hono";
import { createMiddleware } from "hono/factory";
import { html } from "hono/html";
import { hours } from "#app/content/hours.ts";
import { site } from "#app/content/site.ts";
import { weekRows } from "#app/hours/opening-hours.ts";
import { phoneUrl } from "#app/site/urls.ts";
import { pages } from "#app/site/page-records.server.ts";
import type { AppEnv } from "../app-env.ts";
import { plainDocument } from "../pages/plain-page.ts";
import { readSettings } from "../settings/settings.ts";
import removal from "./removal.js?raw";
import serviceWorker from "./service-worker.js?raw";

const shorten = (script: string) => script.replaceAll(/^ *(\/\/.*\n)?/gm, "");
const scripts = { on: shorten(serviceWorker), off: shorten(removal) };

/** Says on every page when it was made: the service worker keeps no page without it, such as a hotel's login. */
const tellPageTime = createMiddleware<AppEnv>(async (context, next) => {
  await next();
  if (context.res.headers.get("content-type")?.startsWith("text/html")) {
    context.header("x-page-time", String(Math.floor(context.var.platform.now().getTime() / 1000)));
  }
});

export const offlineReading = new Hono<AppEnv>()
  .use(tellPageTime)
  .get("/sw.js", (context) =>
    context.body(scripts[readSettings(context.env).OFFLINE_READING === "off" ? "off" : "on"], 200, {
      "content-type": "text/javascript; charset=utf-8",
      "cache-control": "no-cache",
    }),
  )
  .get("/offline", (context) => {
    const { nonce, now } = context.var.platform;
    const { phone, email, address } = site.contact;
    const prices = pages.flatMap(({ service }) => service?.offers ?? []);
    return context.html(
      plainDocument(
        "You Are Offline",
        html`<main>
            <h1>You are offline</h1>
            <p>
              This page isn't saved on your device. Pages that you have opened before still work. This one will load
              when you are back online.
            </p>
            <h2>${site.name}</h2>
            <p>
              <a href="${phoneUrl(phone)}">${phone}</a><br />
              <a href="mailto:${email}">${email}</a>
            </p>
            <p>${address.street}<br />${address.city}, ${address.state} ${address.zip}</p>
            <h2>Hours</h2>
            <dl>
              ${weekRows(hours, now()).map(
                ({ days, times }) =>
                  html`<dt>${days}</dt>
                    <dd>${times}</dd>`,
              )}
            </dl>
            <h2>Prices</h2>
            <dl>
              ${prices.map(
                ({ name, text }) =>
                  html`<dt>${name}</dt>
                    <dd>${text}</dd>`,
              )}
            </dl>
            <p><a href="/">Home page</a></p>
          </main>
          <script nonce="${nonce}">
            addEventListener("online", () => location.reload());
          </script>`,
        nonce,
      ),
      200,
      { "cache-control": "no-cache" },
    );
  });
