import { lazy, Suspense, useEffect, useState } from "react";
import { CannotSearch } from "./cannot-search.tsx";
import type { LiveResultsProps } from "./live-results.tsx";
import { SearchForm, type SearchFormProps } from "./search-form.tsx";

/** Loads at the first use; without a connection the box shows an error. */
const LiveResults = lazy(() =>
  import("./live-results.tsx").then(
    ({ LiveResults: Results }) => ({ default: Results }),
    () => ({ default: CannotSearch }),
  ),
);

type LiveSearchProps = Pick<SearchFormProps, "label" | "placeholder" | "className"> &
  Omit<LiveResultsProps, "className"> & { listClassName?: string };

/** A search form that shows results while the visitor types. */
export function LiveSearch({ field, isOpen, setOpen, listClassName = "", ...form }: LiveSearchProps) {
  const [isUsed, setUsed] = useState(false);
  useEffect(() => {
    // The visitor focused the field before this code loaded.
    if (document.activeElement === field.current) {
      // eslint-disable-next-line react-hooks/set-state-in-effect -- synchronizes with the DOM
      setUsed(true);
      setOpen(true);
    }
  }, [field, setOpen]);
  return (
    <SearchForm
      {...form}
      field={field}
      onFocus={() => {
        setUsed(true);
        setOpen(true);
      }}
    >
      {isUsed && (
        <Suspense>
          <LiveResults className={listClassName} {...{ field, isOpen, setOpen }} />
        </Suspense>
      )}
    </SearchForm>
  );
}
