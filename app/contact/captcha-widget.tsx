/** The only file that knows the captcha's script: Turnstile's, or one that speaks like it. */
import { useCallback, useEffect, useRef, useState, type ReactNode, type RefObject } from "react";
import { captchaField } from "./fields.ts";
import { Button } from "../ui/button.tsx";

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
  /** A token is good for one try only. Asks for the script again where it did not come. */
  reset: () => void;
  /** Its script did not load, so nobody can solve it. */
  isUnavailable: boolean;
}

interface CaptchaWidgetProps {
  scriptUrl: string;
  siteKey: string;
  handle: RefObject<CaptchaHandle | null>;
  /** Nothing of it is fetched before it is wanted. */
  isWanted: boolean;
  /** What to do where it does not come. */
  children: ReactNode;
}

const scriptTimeoutMs = 15_000;

/** Loads the script once a page; rejects when it does not come, and may then be asked again. */
function loadScript(url: string): Promise<CaptchaApi> {
  return new Promise((resolve, reject) => {
    if (window.turnstile !== undefined) {
      resolve(window.turnstile);
      return;
    }
    const script = document.createElement("script");
    const settle = (problem: string) => {
      clearTimeout(giveUp);
      if (window.turnstile !== undefined) {
        resolve(window.turnstile);
      } else {
        script.remove();
        reject(new Error(`captcha script ${problem}`));
      }
    };
    const giveUp = setTimeout(settle, scriptTimeoutMs, "timed out");
    script.src = url.startsWith("/") ? url : `${url}?render=explicit`;
    script.async = true;
    script.addEventListener("load", () => settle("did not start"));
    script.addEventListener("error", () => settle("failed to load"));
    document.head.append(script);
  });
}

/** The captcha, with its token in a field of the form. */
export function CaptchaWidget(props: CaptchaWidgetProps) {
  const [tries, setTries] = useState(0);
  const place = useRef<HTMLDivElement>(null);
  const tryAgain = useCallback(() => {
    // The button disappears, so the focus moves to what replaces it.
    if (place.current?.contains(document.activeElement)) {
      place.current.focus();
    }
    setTries((count) => count + 1);
  }, []);
  return (
    <div ref={place} role="group" aria-label="Robot check" tabIndex={-1}>
      <Captcha key={tries} {...props} tryAgain={tryAgain} />
    </div>
  );
}

/** One try to load it. */
function Captcha({
  scriptUrl,
  siteKey,
  handle,
  isWanted,
  tryAgain,
  children,
}: CaptchaWidgetProps & { tryAgain: () => void }) {
  const container = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<CaptchaState>("waiting");
  const [token, setToken] = useState("");

  useEffect(() => {
    if (!isWanted) {
      return undefined;
    }
    let widget: { api: CaptchaApi; id: string } | undefined;
    const controller = new AbortController();
    const { signal } = controller;
    const clear = (next: CaptchaState) => {
      if (!signal.aborted) {
        setToken("");
        setState(next);
      }
    };
    loadScript(scriptUrl).then(
      (api) => {
        if (signal.aborted || container.current === null) {
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
          isUnavailable: false,
          reset: () => {
            clear("waiting");
            api.reset(id);
          },
        };
      },
      () => {
        if (signal.aborted) {
          return;
        }
        clear("unreachable");
        handle.current = { reset: tryAgain, isUnavailable: true };
        // Tries again by itself once the connection is back.
        addEventListener("online", tryAgain, { once: true, signal });
      },
    );
    return () => {
      controller.abort();
      handle.current = null;
      widget?.api.remove(widget.id);
    };
  }, [scriptUrl, siteKey, handle, isWanted, tryAgain]);

  return (
    <div className="min-h-[65px]" data-captcha={isWanted ? state : undefined}>
      {!isWanted && (
        <p className="needs-script text-sm text-soft">The robot check appears here when you start typing.</p>
      )}
      <div ref={container} />
      <input type="hidden" name={captchaField} value={token} />
      {(state === "unreachable" || state === "failed") && (
        <div role="alert" className="card p-4">
          {children}{" "}
          <Button variant="secondary" size="sm" onClick={tryAgain}>
            Try again
          </Button>
        </div>
      )}
    </div>
  );
}
