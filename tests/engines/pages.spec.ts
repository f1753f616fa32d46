/** Every template as it stands in browsers that are not Chromium. Firefox's console is watched in every test. */
import { templatePages } from "../support/template-pages.ts";
import { expect, sizes, test } from "./support.ts";

for (const [size, look] of Object.entries(sizes)) {
  test.describe(`on a ${size}`, () => {
    test.use({ look });

    test("pages end with their footer and do not scroll sideways", async ({ visitor }) => {
      for (const { path } of templatePages) {
        await visitor.visit(path);
        const overhang = await visitor.tab.ask(() => {
          const { scrollHeight, scrollWidth, clientWidth } = document.documentElement;
          const bottom = document.querySelector("footer")?.getBoundingClientRect().bottom ?? 0;
          // A page's height is a whole number of pixels, its footer's need not be.
          return { isBelow: Math.abs(scrollHeight - scrollY - bottom) > 1, beside: scrollWidth - clientWidth };
        });
        expect.soft(overhang, path).toEqual({ isBelow: false, beside: 0 });
      }
    });
  });
}

/** Whether the first drawing of the page has the dark outline that it has on a light ground. */
async function hasDarkOutline(): Promise<boolean> {
  const image = document.querySelector<HTMLImageElement>("main picture img");
  const context = document.createElement("canvas").getContext("2d");
  if (image === null || context === null) {
    throw new Error("No drawing");
  }
  await image.decode();
  context.drawImage(image, 0, 0, 300, 150);
  const pixels = context.getImageData(0, 0, 300, 150).data;
  return pixels.some((red, at) => at % 4 === 0 && [red, pixels[at + 1], pixels[at + 2]].join() === "34,32,28");
}

for (const [scheme, isDark] of Object.entries({ light: false, dark: true })) {
  test.describe(`where it is ${scheme}`, () => {
    test.use({ look: { isDark } });

    test("a list to choose from looks like the other fields", async ({ visitor }) => {
      await visitor.visit("/contact-us");
      const looks = await visitor.tab.ask(() =>
        ["select", "input[type=email]"].map((field) => {
          const { appearance, backgroundColor, borderColor, borderRadius, color, height } = getComputedStyle(
            document.querySelector(`form ${field}`) ?? document.body,
          );
          return { isPlain: appearance === "none", backgroundColor, borderColor, borderRadius, color, height };
        }),
      );
      expect(looks[0]).toEqual({ ...looks[1], isPlain: true });
    });

    test("a drawing has the colors for its ground", async ({ visitor }) => {
      await visitor.visit("/pack-ship");
      expect(await visitor.tab.ask(hasDarkOutline)).toBe(!isDark);
    });
  });
}

/** The weights of the faces that stand in for bold letters of the text's font, of those that this machine has. */
async function boldStandIns(): Promise<string[]> {
  const stack = getComputedStyle(document.documentElement).getPropertyValue("--font-text");
  const standIns = stack.split(",").slice(1);
  const faces = await Promise.all(standIns.map((family) => document.fonts.load(`700 20px ${family}`).catch(() => [])));
  return faces.flat().map(({ weight }) => weight);
}

test("bold letters are of a bold face before their font has come", async ({ visitor }) => {
  await visitor.visit("/contact-us");
  expect(new Set(await visitor.tab.ask(boldStandIns))).toEqual(new Set(["600 700"]));
});
