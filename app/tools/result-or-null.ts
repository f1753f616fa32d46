import { useState } from "react";

/** Whether the tool at this path is on the page, so that the page can stay when no response comes. */
const isShown = (pathname: string) => document.querySelector(`form[data-tool=${JSON.stringify(pathname)}]`) !== null;

/**
 * The work of a tool's client loader: a question without a response leaves the page as it is.
 * @returns null when no response came @throws what `serverLoader` throws where the tool is not on the page
 */
export async function resultOrNull<Result>(
  { url, signal }: Request,
  serverLoader: () => Promise<Result>,
): Promise<Result | null> {
  try {
    return await serverLoader();
  } catch (error) {
    if (signal.aborted || !isShown(new URL(url).pathname)) {
      throw error;
    }
    return null;
  }
}

/** The result, and the last one that came where there is none. */
export function useLastResult<Result>(result: Result | null): Result | null {
  const [last, setLast] = useState(result);
  if (result !== null && result !== last) {
    setLast(result);
  }
  return result ?? last;
}
