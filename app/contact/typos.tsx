/** Asks about probable typos. An odd address may be right, so the form refuses none. */
import type { ReactNode } from "react";
import { Button } from "../ui/button.tsx";

type Questions = Readonly<Record<string, ReactNode>>;

/** Common providers, and real domains that resemble them. The first match is offered. */
const domains = (
  "gmail.com yahoo.com hotmail.com outlook.com icloud.com aol.com comcast.net att.net sbcglobal.net roadrunner.com " +
  "neo.rr.com oh.rr.com windstream.net ameritech.net verizon.net frontier.com earthlink.net bellsouth.net charter.net " +
  "spectrum.net cox.net zoominternet.net live.com msn.com me.com mac.com ymail.com rocketmail.com googlemail.com " +
  "protonmail.com proton.me fastmail.com juno.com mail.com email.com cloud.com"
).split(" ");

/** At most one letter is wrong, missing, extra, or swapped with the next. */
function isClose(typed: string, meant: string): boolean {
  let same = 0;
  while (same < meant.length && typed[same] === meant[same]) {
    same += 1;
  }
  const a = typed.slice(same);
  const b = meant.slice(same);
  const afterA = a.slice(1);
  const afterB = b.slice(1);
  return afterA === afterB || afterA === b || a === afterB || a.replace(/^(.)(.)/, "$2$1") === b;
}

const parts = (domain: string): [name: string, ending: string] => {
  const dot = domain.lastIndexOf(".");
  return [domain.slice(0, dot), domain.slice(dot + 1)];
};

/** "bob@gmial.con" → "bob@gmail.com" */
export function meantEmail(email: string): string | undefined {
  const at = email.lastIndexOf("@") + 1;
  const domain = email.slice(at).toLowerCase();
  if (at < 2 || domains.includes(domain)) {
    return undefined;
  }
  const [typedName, typedEnding] = parts(domain);
  const meant = domains.find((known) => {
    const [name, ending] = parts(known);
    // Short names have real neighbors: my.com, me.com.
    const isName = name.length < 5 ? typedName === name : isClose(typedName, name);
    return isName && isClose(typedEnding, ending);
  });
  return meant === undefined ? undefined : email.slice(0, at) + meant;
}

function question({ name, value }: HTMLInputElement, take: (meant: string) => void): ReactNode {
  const meant = name === "email" ? meantEmail(value.trim()) : undefined;
  if (meant !== undefined) {
    return (
      <p className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
        <span className="font-semibold wrap-anywhere">Did you mean {meant}?</span>
        <Button variant="secondary" size="sm" onClick={() => take(meant)}>
          Yes, use it
        </Button>
      </p>
    );
  }
  return (
    name === "phone" &&
    value.trim() !== "" &&
    value.replace(/\D/g, "").length < 7 && <p className="mt-2 text-sm font-semibold">Is this phone number complete?</p>
  );
}

export function askAboutTypos(form: HTMLFormElement, set: (change: (shown: Questions) => Questions) => void): void {
  // Most keys change no question, so they must not render the form again.
  const show = (name: string, shown: ReactNode) =>
    set((others) => (others[name] || shown ? { ...others, [name]: shown } : others));
  const look = (input: HTMLInputElement) => {
    const take = (meant: string) => {
      input.value = meant;
      input.dispatchEvent(new Event("input", { bubbles: true }));
      // The focused button disappears.
      input.focus();
    };
    show(input.name, question(input, take));
  };
  form.addEventListener("input", ({ target }) => show((target as HTMLInputElement).name, null));
  form.addEventListener("focusout", ({ target }) => {
    // The question would move a button while it is pressed.
    if (document.querySelector(":active") === null) {
      look(target as HTMLInputElement);
    } else {
      addEventListener("mouseup", () => setTimeout(look, 0, target), { once: true });
    }
  });
  form.addEventListener("reset", () => set(() => ({})));
  // The visitor may have left a field before this code loaded.
  form.querySelectorAll<HTMLInputElement>("input:not(:focus)").forEach(look);
}
