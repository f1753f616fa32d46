/**
 * A document brings the styles of what it shows; those of every other page are a file, which comes when a visitor does
 * something. What scripts show must not come before it: see `select-styles.ts`.
 */
import address from "../app.css?url";

let styles: Promise<boolean> | undefined;

/** Applies the styles of every page. @returns false when they cannot be had: only a document has what it needs then */
export function haveAllStyles(): Promise<boolean> {
  styles ??= append().then((isHere) => {
    if (!isHere) {
      styles = undefined;
    }
    return isHere;
  });
  return styles;
}

/**
 * Not with the page, which would be laid out twice while it loads: that blocked a phone for 100 ms. And as a sheet behind
 * the others: one that stands there already and is turned on has Chromium take the fonts anew, so that those which came
 * too late for the first view move its lines after all.
 */
function append(): Promise<boolean> {
  // In development they are there: see `documentLinks` in shell.tsx.
  if (import.meta.env.DEV) {
    return Promise.resolve(true);
  }
  const sheet = document.createElement("link");
  return new Promise((resolve) => {
    sheet.addEventListener("load", () => resolve(true));
    sheet.addEventListener("error", () => {
      sheet.remove();
      resolve(false);
    });
    document.head.append(Object.assign(sheet, { rel: "stylesheet", href: address }));
  });
}
