import type { ReactNode } from "react";
import { maxQueryLength } from "./search.ts";
import { Button } from "../ui/button.tsx";
import { Icon } from "../ui/icon.tsx";

interface SearchFormProps {
  label?: string;
  placeholder?: string;
  query?: string;
  isFocused?: boolean;
  className?: string;
  children?: ReactNode;
}

export function SearchForm({
  label = "Search services",
  placeholder = `${label}...`,
  query,
  isFocused,
  className = "",
  children,
}: SearchFormProps) {
  return (
    <form
      role="search"
      action="/search"
      className={`${className} search-form relative flex flex-wrap gap-2 print:hidden`.trim()}
    >
      <input
        type="search"
        name="q"
        defaultValue={query}
        aria-label={label}
        placeholder={placeholder}
        maxLength={maxQueryLength}
        autoComplete="off"
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the page or the opened panel has nothing else before a question
        autoFocus={isFocused}
        className="field-input"
      />
      <Button type="reset" variant="ghost" className="clear-search">
        <Icon name="close" />
        <span className="sr-only">Clear search</span>
      </Button>
      <Button type="submit">
        <Icon name="search" className="sm:hidden" />
        <span className="max-sm:sr-only">Search</span>
      </Button>
      {children}
    </form>
  );
}

/** live-search.ts fills this. Without tabIndex -1 the scroll container would be a tab stop. */
const LiveResults = ({ className = "" }: { className?: string }) => (
  <div hidden tabIndex={-1} data-live className={`live-results ${className}`.trim()} />
);

export const AskSearch = (words: { label: string; placeholder: string }) => (
  <div className="w-full max-w-prose print:hidden">
    <SearchForm {...words} className="ask-form">
      <LiveResults className="card p-3" />
    </SearchForm>
  </div>
);

/** A popover, so that it opens without scripts. */
export const SearchBox = () => (
  <div className="ml-auto lg:order-last lg:ml-0">
    <button
      type="button"
      popoverTarget="search-panel"
      className="button button-md button-ghost px-2 lg:-mr-2"
      aria-label="Search"
    >
      <Icon name="search" />
      <span className="max-sm:sr-only lg:sr-only">Search</span>
    </button>
    <div id="search-panel" popover="auto" className="card search-panel text-ink">
      <SearchForm isFocused>
        <LiveResults />
      </SearchForm>
    </div>
  </div>
);
