import { useEffect, useEffectEvent, useState, useRef } from "react";
import { loadCode, type LoadProblem } from "../ui/load-code.ts";
import { CannotSearch } from "./cannot-search.tsx";
import type { LiveResults, LiveResultsProps } from "./live-results.tsx";
import { SearchForm, type SearchFormProps } from "./search-form.tsx";
import { useDisclosure } from "./use-disclosure.ts";

type LiveSearchProps = Pick<SearchFormProps, "label" | "placeholder" | "className"> &
  Omit<LiveResultsProps, "className"> & { listClassName?: string };

/** A search form that shows results while the visitor types, by code that loads at the first use. */
export function LiveSearch({ field, isOpen, setOpen, listClassName = "", ...form }: LiveSearchProps) {
  const [Results, setResults] = useState<typeof LiveResults | LoadProblem | "coming" | null>(null);
  const start = useEffectEvent(async () => {
    setOpen(true);
    if (typeof Results !== "function" && Results !== "coming") {
      setResults("coming");
      const code = await loadCode(() => import("./live-results.tsx"));
      setResults(() => (typeof code === "string" ? code : code.LiveResults));
    }
  });
  useEffect(() => {
    const input = field.current;
    const controller = new AbortController();
    const use = () => void start();
    for (const event of ["focus", "input"]) {
      input?.addEventListener(event, use, controller);
    }
    // The visitor focused the field before this code loaded.
    if (document.activeElement === input) {
      use();
    }
    return () => controller.abort();
  }, [field]);
  const className = `live-results ${listClassName}`.trim();
  return (
    <SearchForm {...form} field={field}>
      {typeof Results === "function" ? (
        <Results className={listClassName} {...{ field, isOpen, setOpen }} />
      ) : (
        (Results === "offline" || Results === "gone") && (
          <div hidden={!isOpen} className={className}>
            <CannotSearch problem={Results} />
          </div>
        )
      )}
    </SearchForm>
  );
}

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
