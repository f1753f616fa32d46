/** Runs in the page: gives it these styles beside its own, or takes them away. */
export function setStyles(css: string): void {
  const stylesheet = new CSSStyleSheet();
  stylesheet.replaceSync(css);
  document.adoptedStyleSheets = [stylesheet];
}

/** Runs in the page: opens every answer. */
export function openAnswers(): void {
  for (const details of document.querySelectorAll("details")) {
    details.removeAttribute("name");
    details.open = true;
  }
}

/** Runs in the page: what does not fit at the present width, one line each. */
export function layoutFaults(): string[] {
  const width = document.documentElement.clientWidth;
  const name = (element: Element) =>
    `<${element.tagName.toLowerCase()} class="${element.getAttribute("class") ?? ""}"> ${element.textContent.trim().slice(0, 40)}`;

  const style = (element: Element) => getComputedStyle(element);
  /** Answers once for each element: most are asked about by all that is in them. */
  const once = <Answer>(ask: (element: Element) => Answer) => {
    const answers = new Map<Element, Answer>();
    return (element: Element): Answer => {
      const answer = answers.get(element) ?? ask(element);
      answers.set(element, answer);
      return answer;
    };
  };
  const ancestors = (element: Element) => {
    const list: Element[] = [];
    for (let at: Element | null = element; at !== null && at !== document.body; at = at.parentElement) {
      list.push(at);
    }
    return list;
  };
  const isClipped = (element: Element) =>
    ancestors(element).some((at) => style(at).overflowX !== "visible" || style(at).clipPath === "inset(50%)");
  /** Left of the screen, where nobody can scroll to: on purpose. */
  const isPutAway = (box: DOMRect) => box.right <= 0 || box.bottom <= 0;
  /** Its edges can be seen, so text must not cross them. */
  const isBox = once((element) => {
    const { backgroundColor, borderLeftWidth, borderRightWidth, display } = style(element);
    const isFilled = !/^rgba\(.*, 0\)$|^transparent$/.test(backgroundColor);
    return display !== "inline" && (isFilled || (borderLeftWidth !== "0px" && borderRightWidth !== "0px"));
  });
  const ownText = (element: Element) =>
    [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== "");

  const faults: string[] = [];
  if (document.documentElement.scrollWidth > width) {
    faults.push(`the page scrolls sideways: ${document.documentElement.scrollWidth} px`);
  }
  for (const image of document.images) {
    if (!image.hasAttribute("width") || !image.hasAttribute("height")) {
      faults.push(`no width and height: ${image.src}`);
    }
  }
  const visible = [...document.body.querySelectorAll("*")].filter(
    (element) =>
      element instanceof HTMLElement &&
      element.checkVisibility({ visibilityProperty: true }) &&
      !isPutAway(element.getBoundingClientRect()),
  );
  for (const element of visible) {
    const box = element.getBoundingClientRect();
    if ((box.left < -0.5 || box.right > width + 0.5) && !isClipped(element)) {
      faults.push(`over the edge of the screen: ${name(element)}`);
    }
    const text = ownText(element);
    if (text.length === 0 || style(element).clipPath === "inset(50%)") {
      continue;
    }
    const scrolls = /auto|scroll/.test(style(element).overflowX);
    if (!scrolls && element.clientWidth > 0 && element.scrollWidth > element.clientWidth + 1) {
      faults.push(`text wider than its box: ${name(element)}`);
    }
    const cutBy = ancestors(element).find(
      (at) =>
        /hidden|clip/.test(style(at).overflowY) &&
        at.scrollHeight > at.clientHeight + 2 &&
        style(at).clipPath !== "inset(50%)",
    );
    // Of a long notice a button shows the rest.
    const hasMore = cutBy?.matches(".notice-text") && cutBy.parentElement?.querySelector("button") !== null;
    if (cutBy !== undefined && !hasMore) {
      faults.push(`text cut off: ${name(element)}`);
    }
    if (Number.parseFloat(style(element).fontSize) < 12) {
      faults.push(`text too small: ${style(element).fontSize} ${name(element)}`);
    }
    const range = document.createRange();
    const boxes = ancestors(element).filter(isBox);
    for (const node of text) {
      range.selectNodeContents(node);
      const rects = [...range.getClientRects()];
      const crossed = boxes.find((outer) => {
        const edge = outer.getBoundingClientRect();
        return rects.some(({ left, right }) => left < edge.left - 1 || right > edge.right + 1);
      });
      if (crossed !== undefined) {
        faults.push(`text over the edge of its box: ${name(element)}`);
      }
    }
  }
  return faults;
}
