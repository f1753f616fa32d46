/**
 * A document brings the styles of what it shows; those of every other page are a file, which comes when a visitor turns
 * to something that leads on: see `client-navigation.tsx`. What scripts show must not come before it: see `select-styles.ts`.
 */
import address from "../app.css?url";

/** Longer than a slow line takes for 5 KB. */
const timeoutMs = 8000;

let fetching: Promise<boolean> | undefined;
let fetched = "";
let areApplied = false;

/** Has the styles of every page at hand. @returns false when they cannot be had: only a document has what it needs then */
export function fetchAllStyles(): Promise<boolean> {
  // In development they are there: see `documentLinks` in shell.tsx.
  fetching ??= import.meta.env.DEV ? Promise.resolve(true) : fetchStyles();
  return fetching;
}

async function fetchStyles(): Promise<boolean> {
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(timeoutMs) });
    fetched = response.ok ? await response.text() : "";
  } catch {
    // Asked for once more, they may come.
  }
  if (fetched === "") {
    fetching = undefined;
  }
  return fetched !== "";
}

/**
 * Applies them, if they are at hand. Not with the page, which would be laid out twice while it loads: that blocked a phone
 * for 100 ms; and for a link not before the next page stands in the document, since the page that one leaves would be laid
 * out once more: 35 to 50 of the 160 ms until the next one shows. As a sheet behind the others: one that stands there
 * already and is turned on has Chromium take the fonts anew, so that those which came too late for the first view move its
 * lines after all.
 */
export function applyFetchedStyles(): void {
  if (!areApplied && fetched !== "") {
    areApplied = true;
    const { nonce = "" } = document.querySelector("style") ?? {};
    document.head.append(Object.assign(document.createElement("style"), { nonce, textContent: fetched }));
  }
}

/** For what shows something new at once. */
export async function applyAllStyles(): Promise<void> {
  await fetchAllStyles();
  applyFetchedStyles();
}
