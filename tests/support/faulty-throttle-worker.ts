/**
 * The built site with a geocoder throttle that fails on command. It is the production build, unchanged: only the
 * Durable Object's namespace that it is handed is wrapped. `POST /faulty-throttle` switches the mode, `GET` tells how
 * the object was asked for.
 */
import type { DurableObjectNamespace } from "@cloudflare/workers-types";
import site from "built-worker";

// The site's Durable Objects.
export * from "built-worker";

/** Errors that the platform throws in the caller when the object is lost or overloaded. */
const failures = {
  reset: { message: "Durable Object reset because its code was updated.", durableObjectReset: true, retryable: true },
  overloaded: { message: "Durable Object is overloaded. Requests queued for too long.", overloaded: true },
};
/** `reset` and `overloaded`: every call of the object fails. */
export type ThrottleMode = "ok" | keyof typeof failures;

export interface ThrottleRequest {
  name: string;
  locationHint?: string | undefined;
}

interface Env {
  GEOCODE_THROTTLE: DurableObjectNamespace;
}

// One isolate serves a test file, so a module variable is seen by the control call and by the site.
let mode: ThrottleMode = "ok";
let requests: ThrottleRequest[] = [];

function faultyNamespace(namespace: DurableObjectNamespace): Pick<DurableObjectNamespace, "getByName"> {
  return {
    getByName(name, options) {
      requests.push({ name, locationHint: options?.locationHint });
      const stub = namespace.getByName(name, options);
      if (mode === "ok") {
        return stub;
      }
      const { message, ...properties } = failures[mode];
      return new Proxy(stub, {
        get: () => () => Promise.reject(Object.assign(new Error(message), properties)),
      });
    },
  };
}

const isMode = (value: unknown): value is ThrottleMode => value === "ok" || Object.hasOwn(failures, String(value));

export default {
  async fetch(request: Request, env: Env, context: object): Promise<Response> {
    if (new URL(request.url).pathname !== "/faulty-throttle") {
      return site.fetch(request, { ...env, GEOCODE_THROTTLE: faultyNamespace(env.GEOCODE_THROTTLE) }, context);
    }
    if (request.method === "POST") {
      const next = await request.text();
      if (!isMode(next)) {
        return new Response(`No such mode: ${next}`, { status: 400 });
      }
      mode = next;
      requests = [];
    }
    return Response.json(requests);
  },
};
