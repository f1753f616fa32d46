/** The styles of each subject as text, to stand in documents. In development they are files, so that Vite can replace them. */
import site from "../ui/styles/app.css?inline";
import article from "../ui/styles/article.css?inline";
import cards from "../ui/styles/service-cards.css?inline";
import carriers from "../ui/styles/carriers.css?inline";
import contact from "../ui/styles/contact.css?inline";
import home from "../ui/styles/price-links.css?inline";
import label from "../ui/styles/label.css?inline";
import map from "../ui/styles/area-map.css?inline";
import questions from "../ui/styles/ask-form.css?inline";
import stamps from "../ui/styles/stamp.css?inline";
import tools from "../ui/styles/tool.css?inline";
import tracking from "../ui/styles/tracking.css?inline";
import type { StyleSubject } from "./server-values.ts";

const texts: Record<StyleSubject, string> = {
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

export const documentCss = import.meta.env.DEV ? null : texts;
