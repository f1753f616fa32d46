/** The only door for scripts of others: a Trusted Types policy that knows each of them by its address. */

interface ScriptUrlPolicy {
  createScriptURL: (url: string) => string;
}

declare global {
  interface Window {
    /** What we use of it; not in every browser. */
    trustedTypes?: { createPolicy: (name: string, rules: ScriptUrlPolicy) => ScriptUrlPolicy };
  }
}

const knownScripts = [
  /^\/stand-ins\/turnstile\/api\.js$/,
  /^https:\/\/challenges\.cloudflare\.com\/turnstile\/v0\/api\.js\?render=explicit$/,
  /^https:\/\/www\.googletagmanager\.com\/gtm\.js\?id=GTM-[A-Z0-9]+$/,
];

const rules: ScriptUrlPolicy = {
  createScriptURL(url) {
    if (!knownScripts.some((known) => known.test(url))) {
      throw new TypeError("not a script of this site");
    }
    return url;
  },
};

// A policy can be made once a page. The name stands in the Content-Security-Policy too.
const policy =
  typeof window === "undefined" ? rules : (window.trustedTypes?.createPolicy("mailbox-plus", rules) ?? rules);

/** An address for `script.src`. @throws TypeError for a script that is not one of ours to load */
export function trustedScriptUrl(url: string): string {
  return policy.createScriptURL(url);
}
