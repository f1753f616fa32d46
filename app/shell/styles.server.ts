/** The styles of each subject as text, to stand in documents. */
const files = import.meta.glob<string>("../ui/styles/subjects/*.css", {
  query: "?inline",
  import: "default",
  eager: true,
});

/** Styles by subject: the name of the file. */
export const documentCss: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(files).map(([path, css]) => [path.replace(/^.*\/|\.css$/g, ""), css]),
);
