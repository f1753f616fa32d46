/** What a loader may have the error page say: when something does not exist, or was not taken. */
export interface NotFoundData {
  title: string;
  text: string;
  /** What comes close to what was looked for. */
  matches?: ReadonlyArray<{ label: string; to: string }>;
}

export const isNotFoundData = (data: unknown): data is NotFoundData =>
  typeof data === "object" && data !== null && "title" in data && "text" in data;
