import type { ReactNode } from "react";
import type { ToolPlace } from "./service-tools-view.ts";
import { ShareActions } from "./share-actions.tsx";

interface ToolSectionProps {
  place: ToolPlace;
  /** What is asked. */
  form: ReactNode;
  hasResult: boolean;
  /** What can be said before anything is asked. */
  hint?: string;
  /** The result. */
  children: ReactNode;
  /** What belongs to the result but need not be read first. */
  more?: ReactNode;
}

const wide = "card grid items-start gap-8 p-5 md:col-span-2 lg:grid-cols-[1fr_1.2fr] lg:grid-rows-[auto_1fr]";

/** A tool on the page of a service: its question, and beside it the result. Two that wait share a row. */
export function ToolSection({ place, form, hasResult, hint, children, more }: ToolSectionProps) {
  const hintText = hint !== undefined && <p className="mt-4">{hint}</p>;
  const shareActions = hasResult && (
    <ShareActions mailUrl={place.mailUrl} {...(!place.isAlone && { name: place.title })} />
  );
  const isWide = hasResult || place.isAlone;
  // Below the question there is room where nothing more follows.
  const hasRoom = hasResult && !more;
  return (
    <section id={place.anchor} className={`${isWide ? wide : "card p-5"} ${hasResult ? "" : "print:hidden"}`.trim()}>
      <div>
        <h2 className="mb-4 text-xl">{place.title}</h2>
        {form}
        {(hasRoom || !isWide) && hintText}
        {hasRoom && shareActions}
      </div>
      {isWide && (
        <div className="lg:row-span-2">
          {hasResult ? children : hintText}
          {!hasRoom && shareActions}
        </div>
      )}
      {more}
    </section>
  );
}
