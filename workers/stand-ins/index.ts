/** Not in the site's bundle, and production has no binding to them. */
import { Hono } from "hono";
import { createMiddleware } from "hono/factory";
import * as v from "valibot";
import { siteverify } from "./captcha.ts";
import { reverseGeocode } from "./geocoder.ts";
import { sendMail } from "./mail.ts";
import { FaultsSchema, type Fault, type ServiceName, type StandInsState } from "./state.ts";
import { widgetScript } from "./widget.ts";

export { StandInsState } from "./state.ts";

interface StandInsEnv {
  STATE: DurableObjectNamespace<StandInsState>;
}

/** Longer than any deadline of the site. */
const hangMs = 60_000;

const stateOf = (env: StandInsEnv) => env.STATE.get(env.STATE.idFromName("stand-ins"));

const countCall = (service: ServiceName) =>
  createMiddleware<{ Bindings: StandInsEnv; Variables: { fault: Fault } }>(async (context, next) => {
    const fault = await stateOf(context.env).countCall(service);
    switch (fault) {
      case "400":
      case "500":
      case "502":
        return new Response("stand-in fault", { status: Number(fault) });
      case "garbage":
        return new Response("<html>not what you asked for</html>", { headers: { "content-type": "text/html" } });
      case "timeout":
        await new Promise((resolve) => setTimeout(resolve, hangMs));
        return new Response(null, { status: 504 });
      default:
        context.set("fault", fault);
        return next();
    }
  });

const upstreams = new Hono<{ Bindings: StandInsEnv }>()
  .post("/turnstile/v0/siteverify", countCall("captcha"), async ({ env, req }) =>
    siteverify(await req.json(), stateOf(env)),
  )
  .post("/tx/v1/send", countCall("mail"), ({ env, req, var: { fault } }) => sendMail(req.raw, stateOf(env), fault))
  .get("/reverse", countCall("geocoder"), ({ req }) => reverseGeocode(new URL(req.url).searchParams));

const controls = new Hono<{ Bindings: StandInsEnv }>()
  .get("/turnstile/api.js", (context) =>
    context.body(widgetScript, 200, { "content-type": "text/javascript; charset=utf-8" }),
  )
  .get("/outbox", async (context) => {
    const mails = (await stateOf(context.env).listMails()).map((mail): unknown => JSON.parse(mail));
    return context.body(JSON.stringify(mails, null, 2), 200, { "content-type": "application/json" });
  })
  .get("/calls", async (context) => context.json(await stateOf(context.env).callCounts()))
  .post("/faults", async (context) => {
    const faults = v.safeParse(FaultsSchema, await context.req.json().catch(() => null));
    if (!faults.success) {
      return context.json({ ok: false, faults: v.flatten(faults.issues) }, 400);
    }
    return context.json(await stateOf(context.env).setFaults(faults.output));
  })
  .post("/reset", async (context) => {
    await stateOf(context.env).reset();
    return context.json({ ok: true });
  });

export default new Hono<{ Bindings: StandInsEnv }>().route("/stand-ins", controls).route("/", upstreams);
