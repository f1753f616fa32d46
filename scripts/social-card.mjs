import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import satori from "satori";
import sharp from "sharp";
import * as tokens from "../app/ui/tokens.ts";
import { root } from "./toolchain.mjs";

const size = { width: 1200, height: 630 };

const font = (name, weight) => ({
  name: name[0].toUpperCase() + name.slice(1),
  weight,
  style: "normal",
  data: readFileSync(resolve(root, `node_modules/@fontsource/${name}/files/${name}-latin-${weight}-normal.woff`)),
});
const fonts = [font("bitter", 800), font("figtree", 500), font("figtree", 700)];

const colour = Object.fromEntries(Object.entries(tokens).map(([name, color]) => [name, color[0]]));

const line = `4px solid ${colour.ink}`;

/** satori supports only flex boxes. */
const box = (style, ...children) => ({
  type: "div",
  props: { style: { display: "flex", ...style }, children: children.length === 1 ? children[0] : children },
});
const centered = { alignItems: "center", justifyContent: "center" };
const row = (style, ...ends) =>
  box({ alignItems: "center", justifyContent: "space-between", padding: "0 36px", ...style }, ...ends);

const bars = [3, 2, 5, 2, 3, 6, 2, 4, 2, 2, 5, 3, 2, 6, 3, 2, 4, 2];

/** @returns {Promise<Buffer>} a PNG of 1200 × 630 pixels */
export async function drawCard({ title, text, image, site }) {
  const src = `data:image/svg+xml;base64,${image.toString("base64")}`;
  const label = box(
    { flexDirection: "column", width: 1128, height: 558, background: colour.card, border: line, borderRadius: 14 },
    row(
      { height: 96, borderBottom: line },
      box({ fontFamily: "Bitter", fontSize: 44, color: colour.blue }, site.name),
      box(
        { height: 44, gap: 5 },
        ...bars.map((width) => box({ width: width * 1.6, height: 44, background: colour.ink })),
      ),
    ),
    box(
      { flexGrow: 1 },
      box(
        { flexDirection: "column", justifyContent: "center", width: 620, padding: "20px 36px", gap: 22 },
        box(
          {
            fontFamily: "Bitter",
            fontSize: title.length > 34 ? 56 : 64,
            lineHeight: 1.1,
            letterSpacing: "-0.015em",
          },
          title,
        ),
        box({ fontSize: 30, lineHeight: 1.35, color: colour.soft, lineClamp: 4 }, text),
      ),
      box(
        { ...centered, flexGrow: 1, background: colour.pane, borderLeft: line },
        { type: "img", props: { src, width: 440, height: 330 } },
      ),
    ),
    row(
      { height: 72, borderTop: line, fontSize: 28, fontWeight: 700 },
      box({}, site.tagline),
      box({ color: colour.blue }, site.place),
    ),
  );
  const tape = { position: "absolute", width: 150, height: 40, background: colour.tape, opacity: 0.92, top: 18 };
  const ground = { ...size, ...centered, position: "relative", background: colour.kraft, color: colour.ink };
  const card = box(
    { ...ground, fontFamily: "Figtree", fontWeight: 500 },
    label,
    box({ ...tape, left: 70, transform: "rotate(-4deg)" }),
    box({ ...tape, right: 70, transform: "rotate(3deg)" }),
  );
  const svg = await satori(card, { ...size, fonts });
  // 256 colors are enough for flat drawings, at a third of the size.
  return sharp(Buffer.from(svg)).png({ palette: true, dither: 0, effort: 1 }).toBuffer();
}
