import { useState } from "react";

/** Whether the tool at this path is on the page, so that the page can stay when no answer comes. */
const isShown = (pathname: string) => document.querySelector(`form[data-tool=${JSON.stringify(pathname)}]`) !== null;

/**
 * The work of a tool's client loader: a question without an answer leaves the page as it is.
 * @returns null when no answer came @throws what `serverLoader` throws where the tool is not on the page
 */
export async function answerOrNull<Answer>(
  { url, signal }: Request,
  serverLoader: () => Promise<Answer>,
): Promise<Answer | null> {
  try {
    return await serverLoader();
  } catch (error) {
    if (signal.aborted || !isShown(new URL(url).pathname)) {
      throw error;
    }
    return null;
  }
}

/** The answer, and the last one that came where there is none. */
export function useLastAnswer<Answer>(answer: Answer | null): Answer | null {
  const [last, setLast] = useState(answer);
  if (answer !== null && answer !== last) {
    setLast(answer);
  }
  return answer ?? last;
}
