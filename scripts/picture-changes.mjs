/** What differs between two pictures of a page, and the sheet that shows it. */
import sharp from "sharp";

/** Smaller differences of a color part are those of rounding, not of a change. */
const tolerance = 8;
const channels = 3;
const mark = [220, 0, 70];
/** A changed row is marked at the left edge too, or a single pixel would be looked for. */
const flagWidth = 8;

function isSame(a, b, pixel) {
  for (let at = pixel * 4; at < (pixel + 1) * 4; at += 1) {
    if (Math.abs(a[at] - b[at]) > tolerance) {
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
  const pictures = [sharp(before), sharp(after)];
  const sizes = await Promise.all(pictures.map((picture) => picture.metadata()));
  const width = Math.max(...sizes.map((size) => size.width));
  const height = Math.max(...sizes.map((size) => size.height));
  // Both on one size: where a picture has nothing, it is transparent, which no pixel of it is.
  const [a, b] = await Promise.all(
    pictures.map((picture, at) =>
      picture
        .flatten({ background: "#fff" })
        .extend({ right: width - sizes[at].width, bottom: height - sizes[at].height, background: "#0000" })
        .ensureAlpha()
        .raw()
        .toBuffer(),
    ),
  );
  const marked = Buffer.alloc(width * height * channels, 255);
  let changed = 0;
  for (let y = 0; y < height; y += 1) {
    const row = y * width;
    const changedBefore = changed;
    for (let pixel = row; pixel < row + width; pixel += 1) {
      if (isSame(a, b, pixel)) {
        for (let part = 0; part < channels; part += 1) {
          marked[pixel * channels + part] = 200 + b[pixel * 4 + part] * 0.2;
        }
      } else {
        marked.set(mark, pixel * channels);
        changed += 1;
      }
    }
    const flagged = changed > changedBefore ? Math.min(flagWidth, width) : 0;
    for (let x = 0; x < flagged; x += 1) {
      marked.set(mark, (row + x) * channels);
    }
  }
  if (changed === 0) {
    return { share: 0, marked: null };
  }
  const png = await sharp(marked, { raw: { width, height, channels } }).png().toBuffer();
  return { share: changed / (width * height), marked: png };
}

/** A page of pictures. */
export const sheetOf = (title, body) => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>${title}</title>
<style>
  body { font: 14px/1.4 sans-serif; margin: 1rem; background: #777; color: #fff; }
  div { display: flex; flex-wrap: wrap; gap: 1rem; align-items: flex-start; }
  figure { margin: 0; }
</style>
${body}</html>
`;

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
  const title = `${changed.length} of ${shots.length} pictures changed`;
  return sheetOf(
    title,
    `<h1>${title} since ${against}</h1>
${changed.map(changedFigure).join("")}<h2>As they were</h2>
<ul>${same.map(({ path, width, scheme }) => `<li><code>${path}</code>, ${width} px, ${scheme}</li>`).join("\n")}</ul>
`,
  );
}
