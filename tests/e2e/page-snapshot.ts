/** Runs in the page: what a visitor sees and a machine reads of it, in a form that two pages can be compared by. */

export interface PageSnapshot {
  /** Title, meta elements and canonical address. */
  head: string[];
  /** Names of the pages that the structured data speaks of. */
  structuredData: string[];
  /** One line for each element that can be seen: its tag, place, texts and looks. */
  elements: string[];
}

export function takeSnapshot(): PageSnapshot {
  const looks = [
    "color",
    "backgroundColor",
    "fontFamily",
    "fontSize",
    "fontWeight",
    "lineHeight",
    "textDecorationLine",
    "borderTopWidth",
    "borderRightWidth",
    "borderBottomWidth",
    "borderLeftWidth",
    "borderTopColor",
    "borderTopLeftRadius",
    "padding",
    "margin",
    "display",
    "position",
    "opacity",
    "fill",
    "stroke",
    "strokeWidth",
  ] as const;
  /** Not for the eye, telling how the page came, or drawn from a file that comes on its own. */
  const skipped = "use, script, style, link, template, noscript, [aria-live], [aria-live] *";

  const elements = [...document.body.querySelectorAll("*")]
    .filter((element) => !element.matches(skipped) && element.checkVisibility({ visibilityProperty: true }))
    .map((element) => {
      const style = getComputedStyle(element);
      const { left, top, width, height } = element.getBoundingClientRect();
      const place = [left, top + scrollY, width, height].map((length) => Math.round(length)).join(" ");
      const text = [...element.childNodes]
        .filter((node) => node.nodeType === Node.TEXT_NODE)
        .map((node) => node.textContent?.trim())
        .join("");
      return `<${element.tagName.toLowerCase()}> @ ${place} "${text}" ${looks.map((look) => style[look]).join(" | ")}`;
    });

  const metas = [...document.head.querySelectorAll("meta")].map((meta) =>
    [...meta.attributes].map(({ name, value }) => `${name}=${value}`).join(" "),
  );
  const canonicals = [...document.querySelectorAll('link[rel="canonical"]')].map(
    (link) => `canonical ${link.getAttribute("href")}`,
  );
  const structuredData = [...document.querySelectorAll('script[type="application/ld+json"]')].map((script) => {
    const { "@graph": graph } = JSON.parse(script.textContent) as { "@graph": Array<{ "@id": string; name?: string }> };
    return graph.find((node) => node["@id"].endsWith("#page"))?.name ?? "no page";
  });
  return { head: [document.title, ...metas.toSorted(), ...canonicals], structuredData, elements };
}

/** A place as numbers, when two lines differ in nothing else. */
const place = /@ (\S+) (\S+) (\S+) (\S+) /;

function isSame(a: string, b: string): boolean {
  if (a === b) {
    return true;
  }
  const [of, other] = [place.exec(a), place.exec(b)];
  return (
    of !== null &&
    other !== null &&
    a.replace(place, "") === b.replace(place, "") &&
    of.slice(1).every((length, index) => Math.abs(Number(length) - Number(other[index + 1])) <= 1)
  );
}

/** What a page that was come to shows otherwise than the page that was loaded; places may differ by a pixel. */
export function differences(loaded: PageSnapshot, come: PageSnapshot): string[] {
  const lines = ({ head, elements }: PageSnapshot) => [...head, ...elements];
  const [expected, found] = [lines(loaded), lines(come)];
  const faults = Array.from({ length: Math.max(expected.length, found.length) }, (_, index) => index)
    .filter((index) => !isSame(expected[index] ?? "nothing", found[index] ?? "nothing"))
    .slice(0, 3)
    .map((index) => `loaded: ${expected[index] ?? "nothing"}\n  come to: ${found[index] ?? "nothing"}`);
  // Whoever reads structured data loads documents; a page that was come to has its own or none, never another's.
  const foreign = come.structuredData.filter((name) => !loaded.structuredData.includes(name));
  return [...faults, ...foreign.map((name) => `structured data of another page: ${name}`)];
}
