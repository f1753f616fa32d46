/**
 * A document brings the styles of what it shows; those of every other page come with the scripts, as a file. What scripts
 * show must not come before it: see `select-styles.ts`.
 */

export const allStylesId = "all-styles";

function hasCome({ sheet }: HTMLLinkElement): boolean {
  try {
    return sheet !== null && sheet.cssRules.length > 0;
  } catch {
    // A sheet that was lost on its way is there in some browsers, but nobody may read it.
    return false;
  }
}

let coming: Promise<boolean> | undefined;

/** Waits for the styles of every page. @returns false when they cannot be had: only a document has what it needs then */
export function haveAllStyles(): Promise<boolean> {
  const link = document.querySelector<HTMLLinkElement>(`link#${allStylesId}`);
  // In development there is none, and nothing to wait for.
  if (link === null) {
    return Promise.resolve(true);
  }
  // Until now it was for paper alone, so that a page that nobody does anything with is not laid out a second time: that
  // blocked a phone for 100 ms.
  link.media = "all";
  if (hasCome(link)) {
    return Promise.resolve(true);
  }
  coming ??= askAgain(link).then((isHere) => {
    coming = undefined;
    return isHere;
  });
  return coming;
}

/** On its way or lost, it cannot be told: one more costs nothing where the first is about to come. */
function askAgain({ href }: HTMLLinkElement): Promise<boolean> {
  const again = document.createElement("link");
  return new Promise((resolve) => {
    again.addEventListener("load", () => resolve(true));
    again.addEventListener("error", () => resolve(false));
    document
      .getElementById(allStylesId)
      ?.replaceWith(Object.assign(again, { id: allStylesId, rel: "stylesheet", href }));
  });
}
