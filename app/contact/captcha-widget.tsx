import { useEffect, useRef, useState, type ReactNode } from "react";
import { captchaField } from "./fields.ts";
import { checkMissedText, submitFailures } from "./outcome.ts";
import { Button } from "../ui/button.tsx";

interface CaptchaApi {
  render: (container: HTMLElement, options: Record<string, unknown>) => string;
  remove: (id: string) => void;
}

declare global {
  interface Window {
    turnstile?: CaptchaApi;
  }
}

/** "asking": the visitor has to act. "silent": the check missed its deadline. */
export type CaptchaState = "waiting" | "asking" | "solved" | "failed" | "silent" | "unreachable";

/** Before Send, and after it. */
const problems = {
  failed: ["The robot check failed.", submitFailures["captcha-missing"].text],
  silent: ["The robot check isn't answering.", "Your message was not sent, because the robot check isn't answering."],
  unreachable: ["The robot check didn't load.", checkMissedText],
} as const;

export const isProblem = (state: CaptchaState): state is keyof typeof problems => state in problems;

interface CaptchaWidgetProps {
  scriptUrl: string;
  siteKey: string;
  state: CaptchaState;
  onState: (state: CaptchaState) => void;
  isWanted: boolean;
  isRefused: boolean;
  tries: number;
  tryAgain: () => void;
  children: ReactNode;
}

/** Covers loading the script and passing without the visitor. */
const deadlineMs = 15_000;

async function loadScript(url: string): Promise<CaptchaApi> {
  if (window.turnstile === undefined) {
    const script = document.createElement("script");
    script.src = url.startsWith("/") ? url : `${url}?render=explicit`;
    document.head.append(script);
    await new Promise((resolve) => {
      script.addEventListener("load", resolve);
      script.addEventListener("error", resolve);
    });
    if (window.turnstile === undefined) {
      script.remove();
      throw new Error("The captcha script did not load.");
    }
  }
  return window.turnstile;
}

export function CaptchaWidget(props: CaptchaWidgetProps) {
  const { state, isRefused, tries, tryAgain, children } = props;
  const place = useRef<HTMLDivElement>(null);
  return (
    <div ref={place} role="group" aria-label="Robot check" tabIndex={-1} className="min-h-[65px]">
      <Captcha key={tries} {...props} />
      {/* Always there, so that it keeps the focus through another try. */}
      <div role="alert" className={isProblem(state) ? "outcome border-red mt-5 p-4" : undefined} tabIndex={-1}>
        {isProblem(state) && (
          // One element, so that React can remove it from a translated page.
          <p>
            <span>{problems[state][isRefused ? 1 : 0]}</span> {children}{" "}
            <Button
              variant="secondary"
              size="sm"
              onClick={() => {
                // The focused button disappears.
                place.current?.focus();
                tryAgain();
              }}
            >
              Try again
            </Button>
          </p>
        )}
      </div>
    </div>
  );
}

function Captcha({ scriptUrl, siteKey, state, onState, isWanted, tryAgain }: CaptchaWidgetProps) {
  const container = useRef<HTMLDivElement>(null);
  const [token, setToken] = useState("");

  useEffect(() => {
    if (!isWanted || state !== "waiting") {
      return undefined;
    }
    const deadline = setTimeout(() => onState(window.turnstile === undefined ? "unreachable" : "silent"), deadlineMs);
    return () => clearTimeout(deadline);
  }, [isWanted, state, onState]);

  useEffect(() => {
    if (!isWanted) {
      return undefined;
    }
    let widget: { api: CaptchaApi; id: string } | undefined;
    const controller = new AbortController();
    const { signal } = controller;
    const show = (next: CaptchaState, solved = "") => {
      if (!signal.aborted) {
        setToken(solved);
        onState(next);
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
          callback: (solved: string) => show("solved", solved),
          "before-interactive-callback": () => show("asking"),
          // Turnstile fetches the next token itself.
          "expired-callback": () => show("waiting"),
          // Turnstile throws unless this returns true.
          "error-callback": () => {
            show("failed");
            return true;
          },
        });
        widget = { api, id };
      },
      () => {
        show("unreachable");
        addEventListener("online", tryAgain, { once: true, signal });
      },
    );
    return () => {
      controller.abort();
      widget?.api.remove(widget.id);
    };
  }, [scriptUrl, siteKey, onState, isWanted, tryAgain]);

  return (
    <div data-captcha={isWanted ? state : undefined}>
      {!isWanted && (
        <p className="h-[65px] max-w-75 content-center text-center rounded-md [border-width:2px] [border-style:dashed] border-edge text-sm text-soft needs-script">
          Robot check
        </p>
      )}
      <div ref={container} />
      <input type="hidden" name={captchaField} value={token} />
    </div>
  );
}
