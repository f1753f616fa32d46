/** Elements with `data-part` change without a page load: a script refetches the page and replaces their content. */

/** Requests a page without styles and scripts: the current page has them, and its CSP would refuse others. */
export const partsHeader = "x-parts";

/** Includes the wait for a late notice. */
const deadlineMs = 8000;

/** @returns null if no page came that the caller accepts */
export async function fetchPage(
  address: string,
  signal?: AbortSignal,
  accepts = ({ ok }: Response) => ok,
): Promise<Document | null> {
  const deadline = AbortSignal.timeout(deadlineMs);
  try {
    const response = await fetch(address, {
      headers: { [partsHeader]: "1" },
      // Otherwise the cached full document would answer.
      cache: "no-store",
      signal: signal ? AbortSignal.any([signal, deadline]) : deadline,
    });
    return accepts(response) ? new DOMParser().parseFromString(await response.text(), "text/html") : null;
  } catch {
    return null;
  }
}

/** Live regions get new nodes even for equal words, because screen readers announce only new nodes. */
export function replaceParts(page: Document, isWanted: (name: string) => boolean): void {
  for (const part of document.querySelectorAll<HTMLElement>("[data-part]")) {
    const name = part.dataset["part"] ?? "";
    const other = isWanted(name) ? page.querySelector(`[data-part="${name}"]`) : null;
    if (other === null) {
      continue;
    }
    for (const { name: attribute, value } of other.attributes) {
      part.setAttribute(attribute, value);
    }
    if (part.innerHTML !== other.innerHTML || (part.role === "status" && other.hasChildNodes())) {
      part.replaceChildren(...other.cloneNode(true).childNodes);
    }
  }
}
