/** `npm run fonts`: run it after a font's new version or a change of `more-characters.txt`, and commit what it writes. */
import { readFileSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import subsetFont from "subset-font";
import { root } from "./toolchain.mjs";

const folder = resolve(root, "app/assets/fonts");
const ascii = Array.from({ length: 95 }, (_, index) => String.fromCodePoint(0x20 + index)).join("");
const noBreakSpace = "\u00a0";
const more = readFileSync(resolve(folder, "more-characters.txt"), "utf8").trim();

/** One weight costs little more than half of a range. */
const weights = { bitter: 700, figtree: { min: 400, max: 700 } };

for (const [name, wght] of Object.entries(weights)) {
  const packaged = `node_modules/@fontsource-variable/${name}`;
  const whole = readFileSync(resolve(root, packaged, `files/${name}-latin-wght-normal.woff2`));
  const part = await subsetFont(whole, ascii + noBreakSpace + more, {
    targetFormat: "woff2",
    // Leaves out small capitals, fractions and the like.
    noLayoutClosure: true,
    variationAxes: { wght },
  });
  writeFileSync(resolve(folder, `${name}.woff2`), part);
  // The license must ship with the font.
  writeFileSync(resolve(folder, `${name}-license.txt`), readFileSync(resolve(root, packaged, "LICENSE")));
  console.log(`${name}: ${whole.length} bytes to ${part.length}`);
}
