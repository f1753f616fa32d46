import { useState } from "react";

/** The last answer of a route's action, which React Router drops when the page asks for its data anew. */
export function useLastAnswer<Answer>(actionData: Answer | undefined): Answer | null {
  const [answer, setAnswer] = useState(actionData ?? null);
  if (actionData !== undefined && actionData !== answer) {
    setAnswer(actionData);
  }
  return answer;
}
