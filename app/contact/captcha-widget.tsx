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

type CaptchaState = "waiting" | "solved" | "failed" | "unreachable";

/** The form's access to the widget. */
export interface CaptchaHandle {
  /** Asks for a new token, or for the script where it did not load. */
  reset: () => void;
  /** The script did not load. */
  isUnavailable: boolean;
}

interface CaptchaWidgetProps {
  scriptUrl: string;
  siteKey: string;
  handle: RefObject<CaptchaHandle | null>;
  /** Loads the script once true. */
  isWanted: boolean;
  /** Text for a captcha that did not load. */
  children: ReactNode;
}

const scriptTimeoutMs = 15_000;

/** Loads the script once a page; after a rejection the next call tries again. */
async function loadScript(url: string): Promise<CaptchaApi> {
  if (window.turnstile === undefined) {
    const script = document.createElement("script");
    script.src = url.startsWith("/") ? url : `${url}?render=explicit`;
    script.async = true;
    document.head.append(script);
    await new Promise((resolve) => {
      script.addEventListener("load", resolve);
      script.addEventListener("error", resolve);
      setTimeout(resolve, scriptTimeoutMs);
    });
    if (window.turnstile === undefined) {
      script.remove();
      throw new Error("The captcha script did not load.");
    }
  }
  return window.turnstile;
}

/** The captcha, with its token in a field of the form. */
export function CaptchaWidget(props: CaptchaWidgetProps) {
  const [tries, setTries] = useState(0);
  const place = useRef<HTMLDivElement>(null);
  const tryAgain = useCallback(() => {
    // The focused button disappears.
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

/** A try to load the captcha. */
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
          // Turnstile throws unless this returns true.
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
        // Keeps the place of the robot check.
        <p className="captcha-frame needs-script">Robot check</p>
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
