/** Writes a PNG with at most 256 colours: a third of the size of full colour, and flat drawings need no more. */
import { crc32, deflateSync } from "node:zlib";

const chunk = (type, data) => {
  const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const frame = Buffer.alloc(body.length + 8);
  frame.writeUInt32BE(data.length, 0);
  body.copy(frame, 4);
  frame.writeUInt32BE(crc32(body), body.length + 4);
  return frame;
};

/** The 256 most frequent colours; edges between two flats make the many others, and these are close to one of them. */
function paletteOf(colours) {
  const counts = new Map();
  for (const colour of colours) {
    counts.set(colour, (counts.get(colour) ?? 0) + 1);
  }
  return [...counts]
    .toSorted(([, a], [, b]) => b - a)
    .slice(0, 256)
    .map(([colour]) => colour);
}

function distance(a, b) {
  const [red, green, blue] = [16, 8, 0].map((shift) => ((a >> shift) & 255) - ((b >> shift) & 255));
  return 2 * red * red + 4 * green * green + 3 * blue * blue;
}

/** A function from a colour to the index of the palette's nearest. */
function nearestIn(palette) {
  const found = new Map(palette.map((colour, index) => [colour, index]));
  return (colour) => {
    let index = found.get(colour);
    if (index === undefined) {
      const distances = palette.map((candidate) => distance(candidate, colour));
      index = distances.indexOf(Math.min(...distances));
      found.set(colour, index);
    }
    return index;
  };
}

/**
 * @param {Uint8Array} pixels RGBA, row by row; the alpha is taken to be full
 * @returns {Buffer} the file
 */
export function encodePalettePng(pixels, width, height) {
  const colours = new Uint32Array(width * height);
  for (let at = 0; at < colours.length; at += 1) {
    // The lowest bit of each channel is let go: nobody sees it, and there are fewer colours to choose from.
    colours[at] = ((pixels[at * 4] << 16) | (pixels[at * 4 + 1] << 8) | pixels[at * 4 + 2]) & 0xfefefe;
  }
  const palette = paletteOf(colours);
  const indexOf = nearestIn(palette);
  const rows = Buffer.alloc((width + 1) * height);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      rows[y * (width + 1) + x + 1] = indexOf(colours[y * width + x]);
    }
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 3, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from("\x89PNG\r\n\x1a\n", "latin1"),
    chunk("IHDR", header),
    chunk("PLTE", Buffer.from(palette.flatMap((colour) => [colour >> 16, (colour >> 8) & 255, colour & 255]))),
    chunk("IDAT", deflateSync(rows, { level: 9 })),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}
