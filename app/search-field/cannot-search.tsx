import { goneWords, type LoadProblem } from "../ui/load-code.ts";

const isOffline = () => !import.meta.env.SSR && !navigator.onLine;

/** The error of a search. Within a form, whose button brings what is typed to the page of the search. */
export const CannotSearch = ({ problem = isOffline() ? "offline" : null }: { problem?: LoadProblem | null }) => (
  <p role="status" className="px-1 text-sm">
    <span>
      {problem === null
        ? "Search isn't working right now. Please try again in a minute."
        : problem === "offline"
          ? "You seem to be offline. Search works again when you are back online."
          : `${goneWords} `}
    </span>
    {problem === "gone" && (
      <button type="submit" className="underline">
        Search on a new page
      </button>
    )}
  </p>
);
