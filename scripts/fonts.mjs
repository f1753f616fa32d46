/**
 * `npm run fonts`: cuts the two fonts down to what an English page needs, half of what they come with. Run it after a
 * new version of a font, or another character in `app/assets/fonts/more-characters.txt`, and commit what it writes.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import subsetFont from "subset-font";
import { root } from "./toolchain.mjs";

const folder = resolve(root, "app/assets/fonts");
const ascii = Array.from({ length: 95 }, (_, index) => String.fromCodePoint(0x20 + index)).join("");
const noBreakSpace = "\u00a0";
const more = readFileSync(resolve(folder, "more-characters.txt"), "utf8").trim();

/** The weights that the styles ask for: one costs little more than half of a range. */
const weights = { bitter: 700, figtree: { min: 400, max: 700 } };

for (const [name, wght] of Object.entries(weights)) {
  const packaged = `node_modules/@fontsource-variable/${name}`;
  const whole = readFileSync(resolve(root, packaged, `files/${name}-latin-wght-normal.woff2`));
  const part = await subsetFont(whole, ascii + noBreakSpace + more, {
    targetFormat: "woff2",
    // Small capitals, fractions and the like, which no style asks for.
    noLayoutClosure: true,
    variationAxes: { wght },
  });
  writeFileSync(resolve(folder, `${name}.woff2`), part);
  // The font's license asks to be shipped along with it.
  writeFileSync(resolve(folder, `${name}-license.txt`), readFileSync(resolve(root, packaged, "LICENSE")));
  console.log(`${name}: ${whole.length} bytes to ${part.length}`);
}
