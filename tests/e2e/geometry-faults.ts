/**
 * Runs in the page: what tears or gapes at the present width, one line each. Geometry, not pixels: lines of text are
 * boxes, and a hole is room beside text in which no box stands.
 */
export function geometryFaults(): string[] {
  const isWide = innerWidth >= 1024;
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  const tallestHole = 10 * rem;
  /** Narrower ones hold a sign or a number, not words. */
  const narrowestColumn = 7.5 * rem;
  const smallestTarget = 24;
  const fewestCharacters = 45;

  const style = (element: Element) => getComputedStyle(element);
  const shortText = (text: string) => text.replaceAll(/\s+/g, " ").trim().slice(0, 60);
  const name = (element: Element) =>
    `<${element.tagName.toLowerCase()} class="${element.getAttribute("class") ?? ""}"> ${shortText(element.textContent)}`;
  const hidden = new Map<Element, boolean>();
  /** Read by screen readers alone, or put away beyond the edge. */
  const isHidden = (element: Element): boolean => {
    let answer = hidden.get(element);
    if (answer === undefined) {
      const { right, bottom } = element.getBoundingClientRect();
      const isAway = right <= 0 || bottom + scrollY <= 0;
      answer = isAway || !element.checkVisibility({ visibilityProperty: true }) || element.closest(".sr-only") !== null;
      hidden.set(element, answer);
    }
    return answer;
  };

  interface Piece {
    node: Text;
    start: number;
  }
  /** The words of a block, drawn together from its text nodes, so that what a tag parts is seen as one. */
  interface Words {
    block: Element;
    text: string;
    pieces: Piece[];
  }
  const blockOf = (node: Node): Element => {
    let at = node.parentElement ?? document.body;
    while (style(at).display === "inline" && at.parentElement !== null) {
      at = at.parentElement;
    }
    return at;
  };
  const allWords = new Map<Element, Words>();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const parent = node.parentElement;
    if (!(node instanceof Text) || parent === null || isHidden(parent)) {
      continue;
    }
    const block = blockOf(node);
    if (node.data.trim() === "") {
      // A space between two tags parts their words.
      const before = allWords.get(block);
      if (before !== undefined) {
        before.text += " ";
      }
      continue;
    }
    const words = allWords.get(block) ?? { block, text: "", pieces: [] };
    words.pieces.push({ node, start: words.text.length });
    words.text += node.data;
    allWords.set(block, words);
  }

  const range = document.createRange();
  const placeOf = ({ pieces }: Words, at: number): [Text, number] | null => {
    const piece = pieces.findLast(({ start }) => start <= at);
    return piece === undefined ? null : [piece.node, Math.min(at - piece.start, piece.node.length)];
  };
  /** How many lines a part of the words stands on. */
  const linesOf = (words: Words, start: number, end: number): number => {
    const [from, to] = [placeOf(words, start), placeOf(words, end - 1)];
    if (from === null || to === null) {
      return 0;
    }
    range.setStart(...from);
    range.setEnd(to[0], to[1] + 1);
    const middles = [...range.getClientRects()]
      .filter(({ width }) => width > 0)
      .map(({ top, bottom, height }) => ({ middle: (top + bottom) / 2, height }));
    return middles.filter(
      ({ middle, height }, at) => !middles.slice(0, at).some((other) => Math.abs(other.middle - middle) < height / 2),
    ).length;
  };

  const faults: string[] = [];
  if (document.documentElement.scrollWidth > document.documentElement.clientWidth) {
    faults.push(`the page scrolls sideways: ${document.documentElement.scrollWidth} px`);
  }

  const inOnePiece =
    /\$\d[\d,]*(?:\.\d+)?|\d{1,2}:\d\d\s[AP]M|\(\d{3}\)\s\d{3}-\d{4}|(?:\d+-)?\d+\s(?:business\s)?(?:minute|hour|day|week|month)s?\b|\d+-\d+/g;
  const spans =
    /\$[\d.,]+\sto\s\$[\d.,]+|\d{1,2}:\d\d\s[AP]M\sto\s\d{1,2}:\d\d\s[AP]M|\b[A-Z][a-z]{2}-[A-Z][a-z]{2}\b/g;
  for (const words of allWords.values()) {
    for (const [kind, pattern] of [
      ["split", inOnePiece],
      ["span split", spans],
    ] as const) {
      for (const { 0: part, index } of words.text.matchAll(pattern)) {
        if (linesOf(words, index, index + part.length) > 1) {
          // A box of its own breaks only where its whole line is shorter.
          const isTooLong = style(words.block).display === "inline-block";
          faults.push(`${isTooLong ? "longer than its line" : kind}: "${part}" in ${name(words.block)}`);
        }
      }
    }
    if (words.block.closest(".label, .button, h1, h2, h3, summary") !== null) {
      for (const { 0: word, index } of words.text.matchAll(/[^\s/@-]+[/@-]?/g)) {
        if (linesOf(words, index, index + word.length) > 1) {
          const where = words.block.closest(".label") === null ? "" : " in a label";
          faults.push(`word broken${where}: "${word}" in ${name(words.block)}`);
        }
      }
    }
  }

  const targets = "a[href], button, input:not([type=hidden]), select, textarea, summary, [tabindex='0']";
  for (const target of document.querySelectorAll(targets)) {
    if (isHidden(target) || isHidden(target.parentElement ?? target)) {
      continue;
    }
    const words = allWords.get(blockOf(target));
    const isInSentence =
      style(target).display === "inline" && words !== undefined && words.text.trim() !== target.textContent.trim();
    // The whole card is the link's target, as the words of a box to tick are.
    const area = target.closest("label") ?? (target.matches(".card-link") ? target.closest(".relative") : null);
    const { width, height } = (area ?? target).getBoundingClientRect();
    if (!isInSentence && Math.min(width, height) < smallestTarget - 0.01) {
      faults.push(`target of ${Math.round(width)} × ${Math.round(height)} px: ${name(target)}`);
    }
  }

  const itemsOf = (element: Element): Element[] =>
    [...element.children].flatMap((child) => {
      const { display, position } = style(child);
      if (display === "contents") {
        return itemsOf(child);
      }
      return position === "absolute" || position === "fixed" || isHidden(child) ? [] : [child];
    });
  for (const list of document.querySelectorAll("main :is(ul, ol)")) {
    const grid = style(list).display === "contents" ? (list.parentElement ?? list) : list;
    if (style(grid).display !== "grid") {
      continue;
    }
    const rows = Map.groupBy(itemsOf(grid), (item) => Math.round(item.getBoundingClientRect().top));
    const [last = [], ...others] = [...rows.values()].toReversed();
    const [only, ...more] = last;
    const end = only?.getBoundingClientRect().right ?? 0;
    const right = grid.getBoundingClientRect().right - Number.parseFloat(style(grid).paddingRight);
    if (only !== undefined && more.length === 0 && others.some(({ length }) => length > 1) && end < right - 1) {
      faults.push(`alone beside a hole of ${Math.round(right - end)} px: ${name(only)}`);
    }
  }

  if (!isWide) {
    return faults;
  }

  interface Box {
    left: number;
    right: number;
    top: number;
    bottom: number;
    isText: boolean;
  }
  const boxesOf = (element: Element, isText: boolean): Box[] =>
    [...element.getClientRects()].map(({ left, right, top, bottom }) => ({ left, right, top, bottom, isText }));
  const boxes: Box[] = [...document.querySelectorAll("main :is(img, svg, input, select, textarea, iframe, button)")]
    .filter((element) => !isHidden(element))
    .flatMap((element) => boxesOf(element, false));
  for (const { pieces } of allWords.values()) {
    for (const { node } of pieces) {
      range.selectNodeContents(node);
      for (const { left, right, top, bottom } of range.getClientRects()) {
        boxes.push({ left, right, top, bottom, isText: true });
      }
    }
  }
  const isBeside = (a: Box, b: Box) => a.right <= b.left + 1 || b.right <= a.left + 1;
  const isOver = (a: Box, b: Box) => !isBeside(a, b);
  const isLevel = (a: Box, b: Box) => a.top < b.bottom - 1 && b.top < a.bottom - 1;

  for (const element of document.querySelectorAll("main *")) {
    const { display, columnCount, columnWidth } = style(element);
    const isMulticolumn = columnCount !== "auto" || columnWidth !== "auto";
    if (!isMulticolumn && !/grid|flex/.test(display)) {
      continue;
    }
    const items = itemsOf(element);
    const cells = items.flatMap((item) => boxesOf(item, false));
    // What lies across several columns is none itself.
    const columns = cells.filter(
      (cell) =>
        cell.right - cell.left >= narrowestColumn &&
        cells.some((other) => isBeside(cell, other) && isLevel(cell, other)) &&
        !cells.some((a) => isOver(cell, a) && cells.some((b) => isOver(cell, b) && isBeside(a, b))),
    );
    if (columns.length === 0) {
      continue;
    }
    const whole = element.getBoundingClientRect();
    const inside = boxes.filter(
      (box) =>
        box.left >= whole.left - 1 &&
        box.right <= whole.right + 1 &&
        box.top >= whole.top - 1 &&
        box.bottom <= whole.bottom + 1,
    );
    // What follows while one scrolls fills its column, if it fits on the screen.
    for (const item of items.filter((each) => style(each).position === "sticky")) {
      const [slip] = boxesOf(item, false);
      if (slip !== undefined && slip.bottom - slip.top <= innerHeight) {
        inside.push({ ...slip, top: whole.top, bottom: whole.bottom });
      }
    }
    const top = Math.min(...inside.map((box) => box.top));
    for (const column of new Map(columns.map((each) => [Math.round(each.left), each])).values()) {
      const filled = inside.filter((box) => isOver(box, column)).toSorted((one, other) => one.top - other.top);
      const beside = inside.filter((box) => box.isText && isBeside(box, column));
      let end = top;
      for (const next of [...filled.map((box) => ({ from: box.top, to: box.bottom })), { from: whole.bottom, to: 0 }]) {
        const near = beside.filter((box) => box.bottom > end && box.top < next.from);
        const from = Math.max(end, Math.min(...near.map((box) => box.top)));
        const to = Math.min(next.from, Math.max(...near.map((box) => box.bottom)));
        if (to - from > tallestHole) {
          const size = `${Math.round(column.right - column.left)} × ${Math.round(to - from)} px`;
          faults.push(`hole of ${size}, ${Math.round(from + scrollY)} px from the top, in ${name(element)}`);
        }
        end = Math.max(end, next.to);
      }
    }
  }

  for (const words of allWords.values()) {
    const lines = words.block.matches("main .prose > p") ? linesOf(words, 0, words.text.length) : 0;
    // The last line is half full.
    const characters = Math.round(words.text.length / (lines - 0.5));
    if (lines > 3 && characters < fewestCharacters) {
      faults.push(`column of ${characters} characters: ${name(words.block)}`);
    }
  }
  return faults;
}
