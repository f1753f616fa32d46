/** The only file that knows the captcha's script: Turnstile's, or one that speaks like it. */
import { useEffect, useRef, useState, type RefObject } from "react";

interface CaptchaApi {
  render: (container: HTMLElement, options: Record<string, unknown>) => string;
  reset: (id: string) => void;
  remove: (id: string) => void;
}

declare global {
  interface Window {
    turnstile?: CaptchaApi;
  }
}

export type CaptchaState = "waiting" | "solved" | "failed" | "unreachable";

/** What the form may do with the widget. */
export interface CaptchaHandle {
  /** A token is good for one try only. */
  reset: () => void;
}

interface CaptchaWidgetProps {
  scriptUrl: string;
  siteKey: string;
  handle: RefObject<CaptchaHandle | null>;
}

const scriptTimeoutMs = 15_000;

/** Loads the script once a page; rejects when it does not come. */
function loadScript(url: string): Promise<CaptchaApi> {
  return new Promise((resolve, reject) => {
    if (window.turnstile !== undefined) {
      resolve(window.turnstile);
      return;
    }
    const script = document.createElement("script");
    const giveUp = setTimeout(() => reject(new Error("captcha script timed out")), scriptTimeoutMs);
    script.src = url.startsWith("/") ? url : `${url}?render=explicit`;
    script.async = true;
    script.addEventListener("load", () => {
      clearTimeout(giveUp);
      if (window.turnstile === undefined) {
        reject(new Error("captcha script did not start"));
      } else {
        resolve(window.turnstile);
      }
    });
    script.addEventListener("error", () => reject(new Error("captcha script failed to load")));
    document.head.append(script);
  });
}

/**
 * The captcha, with its token in the form field `recaptcha`. Nothing of it is fetched before the
 * component is shown, so the form shows it on first use.
 */
export function CaptchaWidget({
  scriptUrl,
  siteKey,
  handle,
  children,
}: CaptchaWidgetProps & { children: React.ReactNode }) {
  const container = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<CaptchaState>("waiting");
  const [token, setToken] = useState("");

  useEffect(() => {
    let widget: { api: CaptchaApi; id: string } | undefined;
    let isGone = false;
    const clear = (next: CaptchaState) => {
      setToken("");
      setState(next);
    };
    loadScript(scriptUrl).then(
      (api) => {
        if (isGone || container.current === null) {
          return;
        }
        const id = api.render(container.current, {
          sitekey: siteKey,
          action: "contact",
          size: "flexible",
          "response-field": false,
          callback: (solved: string) => {
            setToken(solved);
            setState("solved");
          },
          "expired-callback": () => clear("waiting"),
          // Turnstile throws when nobody listens; true says that we tell the visitor ourselves.
          "error-callback": () => {
            clear("failed");
            return true;
          },
        });
        widget = { api, id };
        handle.current = {
          reset: () => {
            clear("waiting");
            api.reset(id);
          },
        };
      },
      () => clear("unreachable"),
    );
    return () => {
      isGone = true;
      handle.current = null;
      widget?.api.remove(widget.id);
    };
  }, [scriptUrl, siteKey, handle]);

  return (
    <div className="min-h-[65px]" data-captcha={state}>
      <div ref={container} />
      <input type="hidden" name="recaptcha" value={token} />
      {(state === "unreachable" || state === "failed") && (
        <div role="alert" className="card p-3">
          {children}
        </div>
      )}
    </div>
  );
}
