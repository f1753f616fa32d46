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

/** A tool on the page of a service: its question, and the result below it. */
export function ToolSection({ place, form, hasResult, hint, children, more }: ToolSectionProps) {
  const { mailUrl, title, anchor } = place;
  return (
    <section id={anchor} className={`card grid gap-5 p-5 ${hasResult ? "" : "print:hidden"}`.trim()}>
      <div>
        <h2 className="mb-4 text-xl">{title}</h2>
        {form}
      </div>
      {hasResult ? (
        <div className="@container">
          {children}
          {more}
          <ShareActions mailUrl={mailUrl} name={title} />
        </div>
      ) : (
        hint !== undefined && <p>{hint}</p>
      )}
    </section>
  );
}
