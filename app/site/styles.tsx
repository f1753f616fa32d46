/**
 * The site's styles, and those of subjects that few pages have. A document has them as text, so that the first paint waits
 * for no second file. A page that is reached by a click has its subject's as a file, and React shows the page with it:
 * https://react.dev/reference/react-dom/components/link#linking-to-a-stylesheet
 */
import { useContext } from "react";
import site from "../ui/styles/app.css?url";
import article from "../ui/styles/article.css?url";
import cards from "../ui/styles/service-cards.css?url";
import carriers from "../ui/styles/carriers.css?url";
import contact from "../ui/styles/contact.css?url";
import home from "../ui/styles/price-links.css?url";
import label from "../ui/styles/label.css?url";
import map from "../ui/styles/area-map.css?url";
import questions from "../ui/styles/ask-form.css?url";
import stamps from "../ui/styles/stamp.css?url";
import tools from "../ui/styles/tool.css?url";
import tracking from "../ui/styles/tracking.css?url";
import { ServerValuesContext, type StyleSubject } from "./server-values.ts";

const files: Record<StyleSubject, string> = {
  site,
  article,
  cards,
  carriers,
  contact,
  home,
  label,
  map,
  questions,
  stamps,
  tools,
  tracking,
};

/** Styles that came with the document stay as long as it does. */
const isInDocument = (subject: StyleSubject) => document.querySelector(`style[data-href~="${subject}"]`) !== null;

export function Styles({ of: subject }: { of: StyleSubject }) {
  const server = useContext(ServerValuesContext);
  const precedence = subject === "site" ? "site" : "subject";
  if (server !== null && server.css !== null) {
    return (
      <style href={subject} precedence={precedence} nonce={server.nonce}>
        {server.css[subject]}
      </style>
    );
  }
  return import.meta.env.DEV || !isInDocument(subject) ? (
    <link rel="stylesheet" href={files[subject]} precedence={precedence} />
  ) : null;
}
