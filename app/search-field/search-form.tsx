import type { ComponentProps, Ref } from "react";
import { maxQueryLength } from "./search.ts";
import { Button } from "../ui/button.tsx";
import { Icon } from "../ui/icon.tsx";

export interface SearchFormProps extends Omit<ComponentProps<"form">, "role" | "action"> {
  label?: string;
  placeholder?: string;
  query?: string;
  field?: Ref<HTMLInputElement>;
  isFocused?: boolean;
}

/** A question to the search page. */
export function SearchForm({
  label = "Search services",
  placeholder = `${label}...`,
  query,
  field,
  isFocused,
  className = "",
  children,
  ...rest
}: SearchFormProps) {
  return (
    <form
      role="search"
      action="/search"
      className={`${className} search-form relative flex flex-wrap gap-2 print:hidden`.trim()}
      {...rest}
    >
      <input
        ref={field}
        type="search"
        name="q"
        defaultValue={query}
        aria-label={label}
        placeholder={placeholder}
        maxLength={maxQueryLength}
        autoComplete="off"
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the page has nothing else before a question
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
