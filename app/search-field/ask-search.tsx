import { useRef } from "react";
import { LiveSearch } from "./live-search.tsx";
import { useDisclosure } from "./use-disclosure.ts";

/** The search field within a page; its results lie over what follows. */
export function AskSearch(words: { label: string; placeholder: string }) {
  const place = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const opening = useDisclosure(place, field);
  return (
    <div ref={place} className="w-full max-w-prose print:hidden">
      <LiveSearch {...words} {...opening} field={field} className="ask-form" listClassName="card p-3" />
    </div>
  );
}
