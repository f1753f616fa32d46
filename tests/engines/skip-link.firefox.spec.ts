/** The link past the header is the first thing that Tab comes to, and is painted with the press: it has its place before. */
import { expect, sizes, test } from "./support.ts";

const placeOfLink = () => {
  const { left, top, right, bottom } = (document.querySelector(".skip-link") ?? document.body).getBoundingClientRect();
  return [left, top, right, bottom].map(Math.round);
};

/** What the focus is on, and whether all of it is on top within the screen. */
const focused = () => {
  const link = document.activeElement ?? document.body;
  const { left, right, top, bottom } = link.getBoundingClientRect();
  const isOnTop = [left + 2, right - 2].every((x) =>
    [top + 2, bottom - 2].every((y) => link.contains(document.elementFromPoint(x, y))),
  );
  return { words: link.textContent, isOnTop, opacity: getComputedStyle(link).opacity };
};

const isCovered = () => {
  const { left, top } = (document.querySelector(".skip-link") ?? document.body).getBoundingClientRect();
  return document.elementFromPoint(left + 4, top + 4)?.closest(".skip-link") === null;
};

for (const [size, look] of Object.entries(sizes)) {
  test.describe(`on a ${size}`, () => {
    test.use({ look });

    test("the link past the header is seen as soon as Tab comes to it", async ({ visitor }) => {
      for (const path of ["/", "/contact-us", "/services"]) {
        await visitor.visit(path);
        await visitor.tab.ask(() => scrollTo({ top: 400, behavior: "instant" }));
        const before = await visitor.tab.ask(placeOfLink);
        expect(await visitor.tab.ask(isCovered), path).toBe(true);
        await visitor.pressKey("Tab");
        expect(await visitor.tab.ask(focused), path).toEqual({ words: "Skip to content", isOnTop: true, opacity: "1" });
        expect(await visitor.tab.ask(placeOfLink), path).toEqual(before);
      }
    });
  });
}
