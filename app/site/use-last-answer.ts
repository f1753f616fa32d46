import { useState } from "react";

/**
 * The last answer of a route: React Router drops that of an action when the page asks for its data anew, and a tool's
 * loader has none where no response came.
 */
export function useLastAnswer<Answer>(data: Answer | null | undefined): Answer | null {
  const [answer, setAnswer] = useState(data ?? null);
  if (data !== undefined && data !== null && data !== answer) {
    setAnswer(data);
  }
  return answer;
}
