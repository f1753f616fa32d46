import type { SearchResult } from "../../domain/search.ts";

/** What the search has to say beside its matches: how many, what else to know, or that there is none. */
export function SearchMessage({ query, result: { matches, notes } }: { query: string; result: SearchResult }) {
  if (query === "") {
    return null;
  }
  return (
    <>
      {notes.map((note) => (
        <p key={note} className="font-semibold">
          {note}
        </p>
      ))}
      {matches.length > 0 && <p>{`${matches.length} ${matches.length === 1 ? "service" : "services"} found`}</p>}
      {matches.length === 0 && notes.length === 0 && (
        <>
          <p className="font-semibold">{`No services found for "${query}"`}</p>
          <p>Try searching for shipping, printing, or business services</p>
        </>
      )}
    </>
  );
}
