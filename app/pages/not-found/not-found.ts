export interface NotFoundWords {
  title: string;
  text: string;
  matches?: NotFoundLinks;
}

export type NotFoundData = NotFoundWords & { links: NotFoundLinks };
type NotFoundLinks = ReadonlyArray<{ label: string; to: string }>;

export const pageNotFound: NotFoundWords = {
  title: "Page Not Found",
  text: "The page you are looking for may have been moved or deleted, or the URL was mistyped.",
};

export const isNotFoundData = (data: unknown): data is NotFoundData =>
  typeof data === "object" && data !== null && "title" in data && "text" in data;

export const failure = {
  title: "Something went wrong",
  text: "We couldn't load this page.",
  /** Starts a sentence that ends with ", or call us". */
  advice: "Please try again in a minute",
} as const;
