import { useCombobox } from "downshift";
import { useState } from "react";
import { useNavigate } from "react-router";
import { popularServices, searchBoxLimit, searchServices, type SearchIndex } from "../../domain/search.ts";
import { SearchMessage } from "../sections/search-message.tsx";
import { Button } from "../ui/button.tsx";
import { Icon } from "../ui/icon.tsx";

interface SearchComboboxProps {
  index: SearchIndex;
  onClose: () => void;
}

/** Type, move with the arrows, choose with Enter, leave with Escape. Enter without a choice asks the search page. */
export function SearchCombobox({ index, onClose }: SearchComboboxProps) {
  const [query, setQuery] = useState("");
  const navigate = useNavigate();

  const result = searchServices(index, query);
  const isAsking = query.trim() !== "";
  const items = isAsking ? result.matches.slice(0, searchBoxLimit) : popularServices(index);

  const { getInputProps, getItemProps, getMenuProps, highlightedIndex } = useCombobox({
    items,
    isOpen: true,
    inputValue: query,
    selectedItem: null,
    itemToString: (entry) => entry?.title ?? "",
    onSelectedItemChange: ({ selectedItem }) => {
      if (selectedItem) {
        setQuery("");
        onClose();
        void navigate(selectedItem.href);
      }
    },
  });

  return (
    <>
      <div className="flex gap-2">
        <input
          {...getInputProps({
            autoFocus: true,
            name: "q",
            "aria-label": "Search services",
            placeholder: "Search services...",
            maxLength: 100,
            className: "field-input",
            // Not downshift's own change event: it lags a frame behind and loses the caret.
            onChange: (event) => setQuery(event.currentTarget.value),
            onKeyDown: (event) => {
              if (event.key === "Escape") {
                onClose();
              }
              if (event.key === "Enter" && highlightedIndex === -1) {
                // downshift would swallow the form's submission.
                event.preventDefault();
                onClose();
                void navigate(`/search?q=${encodeURIComponent(query)}`);
              }
            },
          })}
        />
        {query !== "" && (
          <Button
            variant="ghost"
            onClick={({ currentTarget }) => {
              setQuery("");
              currentTarget.parentElement?.querySelector("input")?.focus();
            }}
          >
            <Icon name="close" />
            <span className="sr-only">Clear search</span>
          </Button>
        )}
      </div>
      <div role="status" className="px-1 pt-2 text-sm">
        <SearchMessage query={isAsking ? query : ""} result={result} />
      </div>
      {!isAsking && <p className="px-1 pt-2 font-bold">Popular Services</p>}
      <ul {...getMenuProps({ "aria-label": "Services" })} className="mt-1 max-h-[60vh] overflow-auto">
        {items.map((entry, position) => (
          <li
            key={entry.href}
            {...getItemProps({ item: entry, index: position })}
            className="cursor-pointer rounded-sm px-2 py-2 aria-selected:bg-kraft"
          >
            <span className="block font-semibold">{entry.title}</span>
            <span className="block text-sm">{entry.description}</span>
            <span className="block text-xs text-soft">{entry.category}</span>
          </li>
        ))}
      </ul>
    </>
  );
}
