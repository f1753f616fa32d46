/** What differs between two pictures of a page, and the sheet that shows it. */
import sharp from "sharp";

/** Smaller differences of a color part are those of rounding, not of a change. */
const tolerance = 8;
const channels = 3;
const mark = [220, 0, 70];
/** A changed row is marked at the left edge too, or a single pixel would be looked for. */
const flagWidth = 8;

async function read(png) {
  const { data, info } = await sharp(png).flatten({ background: "#fff" }).raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

const holds = ({ width, height }, x, y) => x < width && y < height;

function isSame(a, b, x, y) {
  if (!holds(a, x, y) || !holds(b, x, y)) {
    return false;
  }
  const [from, to] = [(y * a.width + x) * channels, (y * b.width + x) * channels];
  for (let part = 0; part < channels; part += 1) {
    if (Math.abs(a.data[from + part] - b.data[to + part]) > tolerance) {
      return false;
    }
  }
  return true;
}

/**
 * Compares two PNG files; where one is larger, all that the other has not counts as changed.
 * @param {Buffer | string} before
 * @param {Buffer | string} after
 * @returns {Promise<{ share: number, marked: Buffer | null }>} the share of pixels changed, 0 to 1, and where there are
 *   any the second picture as PNG, faint, with them in red
 */
export async function comparePictures(before, after) {
  const [a, b] = await Promise.all([read(before), read(after)]);
  const width = Math.max(a.width, b.width);
  const height = Math.max(a.height, b.height);
  const marked = Buffer.alloc(width * height * channels, 255);
  let changed = 0;
  for (let y = 0; y < height; y += 1) {
    const row = y * width * channels;
    let isRowChanged = false;
    for (let x = 0; x < width; x += 1) {
      const at = row + x * channels;
      if (isSame(a, b, x, y)) {
        const from = (y * b.width + x) * channels;
        for (let part = 0; part < channels; part += 1) {
          marked[at + part] = 200 + b.data[from + part] * 0.2;
        }
      } else {
        marked.set(mark, at);
        changed += 1;
        isRowChanged = true;
      }
    }
    if (isRowChanged) {
      for (let x = 0; x < Math.min(flagWidth, width); x += 1) {
        marked.set(mark, row + x * channels);
      }
    }
  }
  if (changed === 0) {
    return { share: 0, marked: null };
  }
  const png = await sharp(marked, { raw: { width, height, channels } }).png().toBuffer();
  return { share: changed / (width * height), marked: png };
}

const percent = (share) => `${(share * 100).toFixed(share < 0.01 ? 3 : 1)} %`;

const changedFigure = ({
  path,
  width,
  scheme,
  share,
  files,
}) => `<section><h2>${percent(share)} of <code>${path}</code>, ${width} px, ${scheme}</h2>
<div>${["before", "now", "changed"]
  .map(
    (which) => `<figure><a href="${files[which]}"><img src="${files[which]}" width="${width / 3}" alt="${which}"></a>
<figcaption>${which}</figcaption></figure>`,
  )
  .join("\n")}</div></section>
`;

/**
 * One page with all pictures that changed, the most changed first, then the names of the others.
 * @param {string} against what they are compared with
 * @param {Array<{ path: string, width: number, scheme: string, share: number, files: { before: string, now: string,
 *   changed: string } }>} shots
 */
export function comparisonSheet(against, shots) {
  const changed = shots.filter(({ share }) => share > 0).toSorted((a, b) => b.share - a.share);
  const same = shots.filter(({ share }) => share === 0);
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>${changed.length} of ${shots.length} pictures changed</title>
<style>
  body { font: 14px/1.4 sans-serif; margin: 1rem; background: #777; color: #fff; }
  div { display: flex; flex-wrap: wrap; gap: 1rem; align-items: flex-start; }
  figure { margin: 0; }
</style>
<h1>${changed.length} of ${shots.length} pictures changed since ${against}</h1>
${changed.map(changedFigure).join("")}<h2>As they were</h2>
<ul>${same.map(({ path, width, scheme }) => `<li><code>${path}</code>, ${width} px, ${scheme}</li>`).join("\n")}</ul>
</html>
`;
}
