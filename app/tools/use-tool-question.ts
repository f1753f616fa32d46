/**
 * Asks the loader of a tool's route without leaving the page: the result and the address change, the page around them
 * stays.
 */
import { useCallback, useLayoutEffect, useRef, useState } from "react";
import { useFetcher } from "react-router";

/** Which form asked, if one did. */
interface Asked {
  tool: string;
  /** It was not submitted, but filled in. */
  isAutoSubmit: boolean;
  /** The address that the result has from then on. */
  address: string;
}

export interface ToolQuestion {
  ask: (asked: Asked) => void;
  /** The question that the result answers; null for that of the document. */
  answered: Asked | null;
  /** The last question got no response; the result of the one before stands. */
  hasFailed: boolean;
}

/** For `clientLoader`: a question without a response is null, and the page stays. */
export const resultOrNull = <Result>({
  serverLoader,
}: {
  serverLoader: () => Promise<Result>;
}): Promise<Result | null> => serverLoader().catch(() => null);

/** What the loader of a tool returns, as the browser gets it. */
type ResultOf<Loader> = ReturnType<typeof useFetcher<Loader>>["data"] | null;

/** @param loaded what the tool's loader gave the document @returns the last result that came, and what asks for another */
export function useToolQuestion<Loader>(loaded: ResultOf<Loader>): {
  result: ResultOf<Loader>;
  question: ToolQuestion;
} {
  const { data, load, state } = useFetcher<Loader>();
  const asking = useRef<Asked>(null);
  const [answered, setAnswered] = useState<Asked | null>(null);
  const newest: ResultOf<Loader> = data === undefined ? loaded : data;
  const [result, setResult] = useState(newest);
  if (newest !== null && newest !== result) {
    setResult(newest);
  }

  // Before the paint, so that result and address show together.
  useLayoutEffect(() => {
    if (Boolean(data) && asking.current !== null) {
      history.replaceState(history.state, "", asking.current.address);
      // eslint-disable-next-line react-hooks/set-state-in-effect -- synchronizes with the fetcher
      setAnswered(asking.current);
    }
  }, [data]);

  const ask = useCallback(
    (asked: Asked) => {
      asking.current = asked;
      const { pathname, searchParams } = new URL(asked.address, location.href);
      // The tool's route is the index of its page's.
      void load(`${pathname}?${new URLSearchParams([["index", ""], ...searchParams]).toString()}`);
    },
    [load],
  );
  return { result, question: { ask, answered, hasFailed: data === null && state === "idle" } };
}
