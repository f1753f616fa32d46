/**
 * Parts of a page that change: elements with `data-part`, which the server names. A script asks for the page anew and
 * replaces what stands in them.
 */

/** Header of a request for a page without styles and scripts: the page that asks has them, and its policy refuses others. */
export const partsHeader = "x-parts";

/** Time in which a page has to come, its late notice included. */
const deadlineMs = 8000;

/** @returns the page, or null where none came */
export async function fetchPage(address: string, signal?: AbortSignal): Promise<Document | null> {
  const deadline = AbortSignal.timeout(deadlineMs);
  try {
    const response = await fetch(address, {
      headers: { [partsHeader]: "1" },
      // The cache keeps documents under the same address.
      cache: "no-store",
      signal: signal ? AbortSignal.any([signal, deadline]) : deadline,
    });
    return response.ok ? new DOMParser().parseFromString(await response.text(), "text/html") : null;
  } catch {
    return null;
  }
}

/**
 * Replaces the content of each part that differs. A live region gets new nodes for the same words too, since screen
 * readers announce new nodes alone.
 * @param isWanted by the name of a part
 */
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
