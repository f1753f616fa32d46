/** What a loader may say when something does not exist: a title, a sentence, and what comes close. */
export interface NotFoundData {
  title: string;
  text: string;
  matches?: ReadonlyArray<{ label: string; to: string }>;
}
