/** The error of a search. */
export const CannotSearch = () => (
  <p role="status" className="px-1 text-sm">
    {navigator.onLine
      ? "Search isn't working right now. Please try again in a minute."
      : "You seem to be offline. Search works again when you are back online."}
  </p>
);
