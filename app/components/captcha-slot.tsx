import { lazy, Suspense, type ComponentProps, type ReactNode } from "react";
import type { CaptchaWidget } from "./captcha-widget.tsx";

const LateWidget = lazy(() =>
  import("./captcha-widget.tsx").then(
    (module) => ({ default: module.CaptchaWidget }),
    () => ({ default: OutOfReach }),
  ),
);

/** Says what to do instead, where even the widget's own code does not come. */
function OutOfReach({ children }: { children: ReactNode }) {
  return (
    <div role="alert" className="card p-3">
      {children}
    </div>
  );
}

const place = (
  <p className="needs-script min-h-[65px] text-sm text-soft">
    A short check that you are not a robot appears here when you start.
  </p>
);

/** The captcha's place in a form: nothing of it is fetched before it is wanted. */
export function CaptchaSlot({ isWanted, ...widget }: ComponentProps<typeof CaptchaWidget> & { isWanted: boolean }) {
  return isWanted ? (
    <Suspense fallback={place}>
      <LateWidget {...widget} />
    </Suspense>
  ) : (
    place
  );
}
