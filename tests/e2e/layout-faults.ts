/** Runs in the page: adds styles, opens every answer and renders content that waits to be near. */
export function unfold(css: string): void {
  const stylesheet = new CSSStyleSheet();
  stylesheet.replaceSync(`* { content-visibility: visible !important } ${css}`);
  document.adoptedStyleSheets = [stylesheet];
  (document.activeElement as HTMLElement | null)?.blur();
  for (const details of document.querySelectorAll("details")) {
    details.removeAttribute("name");
    details.open = true;
  }
}

/** Runs in the page: overflow and words broken in two. Fast enough to run at every width. */
export function widthFaults(): string[] {
  const width = document.documentElement.clientWidth;
  const faults = document.documentElement.scrollWidth > width ? ["the page scrolls sideways"] : [];
  const range = document.createRange();
  const rows = () => new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    range.selectNodeContents(node);
    // Letters on an SVG path each have their own line box.
    const isLong = node.parentElement instanceof HTMLElement && rows() > 1;
    for (const { index, 0: word } of isLong ? (node.textContent ?? "").matchAll(/[^\s\u200b/–—-]{2,}/g) : []) {
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      // E-mail and web addresses may break anywhere.
      if (!/[@.]\S/.test(word) && rows() > 1) {
        faults.push(`broken: ${word} in ${node.textContent?.trim()}`);
      }
    }
  }
  return faults;
}

/** Runs in the page: sideways scrolling, clipped or overlapping text, and text or targets that are too small. */
export function layoutFaults(): string[] {
  const width = document.documentElement.clientWidth;
  const style = (element: Element) => getComputedStyle(element);
  const name = (element: Element) =>
    `<${element.tagName.toLowerCase()} class="${element.getAttribute("class") ?? ""}"> ${element.textContent.trim().replaceAll(/\s+/g, " ").slice(0, 50)}`;
  const ancestors = (element: Element): Element[] =>
    element === document.body ? [] : [element, ...(element.parentElement ? ancestors(element.parentElement) : [])];
  /** Hidden, for screen readers only, or at unreachable negative offsets. */
  const isHidden = (element: Element) => {
    const { right, bottom } = element.getBoundingClientRect();
    const isAway = right <= 0 || bottom + scrollY <= 0;
    const isForReaders = ancestors(element).some((at) => style(at).clipPath === "inset(50%)");
    return isAway || isForReaders || !element.checkVisibility({ visibilityProperty: true });
  };
  const isClipped = (element: Element) => ancestors(element).some((at) => style(at).overflowX !== "visible");
  const isBox = (element: Element) => {
    const { backgroundColor, borderLeftWidth, borderRightWidth, display } = style(element);
    const isFilled = !/^rgba\(.*, 0\)$|^transparent$/.test(backgroundColor);
    return display !== "inline" && (isFilled || (borderLeftWidth !== "0px" && borderRightWidth !== "0px"));
  };
  const isOverlay = (element: Element) =>
    ancestors(element).some(
      (at) => /fixed|sticky/.test(style(at).position) || (style(at).position === "absolute" && isBox(at)),
    );

  const faults: string[] = [];
  if (document.documentElement.scrollWidth > width) {
    faults.push(`the page scrolls sideways: ${document.documentElement.scrollWidth} px`);
  }

  interface Line {
    element: Element;
    left: number;
    right: number;
    top: number;
    bottom: number;
  }
  const lines: Line[] = [];
  const range = document.createRange();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const element = node.parentElement;
    if (element === null || node.textContent?.trim() === "" || isHidden(element)) {
      continue;
    }
    const around = ancestors(element);
    range.selectNodeContents(node);
    const rects = [...range.getClientRects()].filter((rect) => rect.width > 0);
    if (rects.some(({ left, right }) => left < -0.5 || right > width + 0.5) && !isClipped(element)) {
      faults.push(`over the edge of the screen: ${name(element)}`);
    }
    const box = around.find(isBox)?.getBoundingClientRect();
    if (box && rects.some(({ left, right }) => left < box.left - 1 || right > box.right + 1) && !isClipped(element)) {
      faults.push(`over the edge of its box: ${name(element)}`);
    }
    const isCut = around.some((at) => {
      const { left, top, right, bottom } = at.getBoundingClientRect();
      return (
        /hidden|clip/.test(style(at).overflow) &&
        rects.some(
          (rect) =>
            rect.bottom - rect.height / 4 > bottom ||
            rect.top + rect.height / 4 < top ||
            rect.left < left - 1 ||
            rect.right > right + 1,
        )
      );
    });
    if (isCut) {
      faults.push(`cut off: ${name(element)}`);
    }
    // Text in a drawing scales with it.
    if (element instanceof HTMLElement && Number.parseFloat(style(element).fontSize) < 12) {
      faults.push(`smaller than 12 px: ${name(element)}`);
    }
    if (element instanceof HTMLElement && !isOverlay(element)) {
      // Letters fill the middle of their line box.
      lines.push(
        ...rects.map(({ left, right, top, bottom, height }) => {
          return { element, left, right, top: top + height / 4, bottom: bottom - height / 4 };
        }),
      );
    }
  }
  lines.sort((a, b) => a.top - b.top);
  for (const [index, line] of lines.entries()) {
    for (let next = index + 1; next < lines.length && (lines[next]?.top ?? 0) < line.bottom - 1; next += 1) {
      const other = lines[next];
      if (other && other.left < line.right - 2 && line.left < other.right - 2) {
        faults.push(`over each other: ${name(line.element)} and ${name(other.element)}`);
      }
    }
  }

  // Axe checks the minimum for all targets; these main ones must be larger.
  for (const target of document.querySelectorAll(
    "main :is(button[type=submit], select, textarea, [type=text], [type=email])",
  )) {
    const { height } = target.getBoundingClientRect();
    if (!isHidden(target) && height < 43.9) {
      faults.push(`target ${Math.round(height)} px high: ${name(target)}`);
    }
  }
  return faults;
}
