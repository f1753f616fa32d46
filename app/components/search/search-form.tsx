import { maxQueryLength } from "../../domain/search.ts";
import { Button } from "../ui/button.tsx";
import { Icon } from "../ui/icon.tsx";

interface SearchFormProps {
  label?: string;
  placeholder?: string;
  query?: string;
  className?: string;
  /** Has room for what it finds while one types, with this class beside. */
  live?: "" | "card p-3";
}

/** A question to the search page: plain HTML, which `enliven` brings to life at its first use. */
export function SearchForm({
  label = "Search services",
  placeholder = `${label}...`,
  query,
  className = "",
  live,
}: SearchFormProps) {
  return (
    <form role="search" action="/search" className={`${className} search-form relative flex flex-wrap gap-2`.trim()}>
      <input
        type="search"
        name="q"
        defaultValue={query}
        aria-label={label}
        placeholder={placeholder}
        maxLength={maxQueryLength}
        autoComplete="off"
        className="field-input"
      />
      <Button type="reset" variant="ghost" className="clear-search px-2">
        <Icon name="close" />
        <span className="sr-only">Clear search</span>
      </Button>
      <Button type="submit">Search</Button>
      {live !== undefined && <div className={`live-results ${live}`} hidden />}
    </form>
  );
}
