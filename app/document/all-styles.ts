/**
 * A document brings the styles of what it shows; those of every other page are a file, which comes when a visitor turns
 * to something that leads on: see `client-navigation.tsx`. What scripts show must not come before it: see `select-styles.ts`.
 */
import address from "../app.css?url";

/** Longer than a slow line takes for 5 KB. */
const timeoutMs = 8000;

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
    const giveUp = () => {
      sheet.remove();
      resolve(false);
    };
    const tooLate = setTimeout(giveUp, timeoutMs);
    sheet.addEventListener("error", giveUp);
    sheet.addEventListener("load", () => {
      clearTimeout(tooLate);
      resolve(true);
    });
    document.head.append(Object.assign(sheet, { rel: "stylesheet", href: address }));
  });
}
