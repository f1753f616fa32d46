/**
 * A document brings the styles of what it shows; those of every other page are a file, which is fetched with the
 * scripts, and applied when a visitor does something. What scripts show must not come before it: see `select-styles.ts`.
 */

/** Of the link that has the browser fetch the file ahead. */
export const allStylesId = "all-styles";

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
 * Not before somebody does something, as the page is laid out anew: that blocked a phone for 100 ms. And as a sheet of
 * its own behind the others: one that is there, for paper alone, and then turned on for all had Chromium take the fonts
 * anew, so that those which came too late for the first view moved its lines after all.
 */
function append(): Promise<boolean> {
  const ahead = document.querySelector<HTMLLinkElement>(`link#${allStylesId}`);
  // In development there is none, and nothing to wait for.
  if (ahead === null) {
    return Promise.resolve(true);
  }
  const sheet = document.createElement("link");
  return new Promise((resolve) => {
    sheet.addEventListener("load", () => resolve(true));
    sheet.addEventListener("error", () => {
      sheet.remove();
      resolve(false);
    });
    document.head.append(Object.assign(sheet, { rel: "stylesheet", href: ahead.href }));
  });
}
