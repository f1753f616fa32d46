/** The route of a tool: its loader answers the form, and the page around it stays. */
import { createElement, type FunctionComponent } from "react";
import type { ShouldRevalidateFunctionArgs } from "react-router";
import { useLastAnswer } from "../site/keep-data.ts";

/** `clientLoader` of a tool: null where no response comes. */
export const resultOrNull = <Result,>(args: { serverLoader: () => Promise<Result> }): Promise<Result | null> =>
  args.serverLoader().catch(() => null);

/** True for a question, also for the same one once more: a tool's result does not change with the clock. */
export const shouldRevalidate = ({ currentUrl, nextUrl, formMethod }: ShouldRevalidateFunctionArgs): boolean =>
  formMethod !== undefined || currentUrl.search !== nextUrl.search;

/** Shows a tool with its last result. */
export function createToolRoute<Result extends object>(Tool: FunctionComponent<Result>) {
  return function ToolRoute({ loaderData }: { loaderData: Result | null }) {
    const result = useLastAnswer(loaderData);
    return result && createElement(Tool, result);
  };
}
