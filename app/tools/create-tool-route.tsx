/** The route of a tool: its loader answers the form, and the page around it stays. */
import { createElement, useLayoutEffect, useRef, useState, type FunctionComponent } from "react";
import { useFetcher } from "react-router";
import { ToolRequestContext, type ToolRequest } from "./tool-form.tsx";

/** `clientLoader` of a tool: null where no response comes. */
export const resultOrNull = <Result,>(args: { serverLoader: () => Promise<Result> }): Promise<Result | null> =>
  args.serverLoader().catch(() => null);

/** False for a tool: its result does not change with the clock. */
export const shouldRevalidate = () => false;

/** The loader's data, as React Router hands it to components. */
type ResultOf<Loader> = NonNullable<ReturnType<typeof useFetcher<Loader>>["data"]>;

/** Shows a tool with its last result, and writes the question into the page's address. */
export function createToolRoute<Loader>(Tool: FunctionComponent<ResultOf<Loader>>) {
  return function ToolRoute({ loaderData }: { loaderData: ResultOf<Loader> | null }) {
    const { data, load, state } = useFetcher<Loader>();
    const asking = useRef<ToolRequest>(null);
    const [answered, setAnswered] = useState<ToolRequest | null>(null);
    const newest = data === undefined ? loaderData : data;
    const [result, setResult] = useState(newest);
    if (newest !== null && newest !== result) {
      setResult(newest);
    }

    // A layout effect, so that result and address change together.
    useLayoutEffect(() => {
      if (Boolean(data) && asking.current !== null) {
        history.replaceState(history.state, "", asking.current.address);
        // eslint-disable-next-line react-hooks/set-state-in-effect -- synchronizes with the fetcher
        setAnswered(asking.current);
      }
    }, [data]);

    const ask = (asked: ToolRequest) => {
      asking.current = asked;
      const { pathname, searchParams } = new URL(asked.address, location.href);
      // The tool's route is the index of its page's.
      void load(`${pathname}?${new URLSearchParams([["index", ""], ...searchParams]).toString()}`);
    };
    const hasFailed = data === null && state === "idle";
    return (
      result && (
        <ToolRequestContext value={{ ask, answered, hasFailed }}>{createElement(Tool, result)}</ToolRequestContext>
      )
    );
  };
}
