/** Words of a page that failed. */
export const failure = {
  title: "Something went wrong",
  text: "We couldn't load this page.",
  /** Beginning of a sentence that ends with ", or call us". */
  advice: "Please try again in a minute",
} as const;
