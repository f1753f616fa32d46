import sharp from "sharp";
import { expect, test } from "vitest";
import { comparePictures, comparisonSheet } from "../../scripts/picture-changes.mjs";

/** A white picture with a black dot. */
function picture({ width = 20, height = 10, dot = { x: 5, y: 5 }, shade = 0 } = {}): Promise<Buffer> {
  const data = Buffer.alloc(width * height * 3, 255);
  data.fill(shade, (dot.y * width + dot.x) * 3, (dot.y * width + dot.x) * 3 + 3);
  return sharp(data, { raw: { width, height, channels: 3 } })
    .png()
    .toBuffer();
}

test("the same picture has no change, nor has one that differs by a rounding", async () => {
  expect(await comparePictures(await picture(), await picture())).toEqual({ share: 0, marked: null });
  expect((await comparePictures(await picture(), await picture({ shade: 4 }))).share).toBe(0);
});

test("what moved is changed where it was and where it is, and marked", async () => {
  const { share, marked } = await comparePictures(await picture(), await picture({ dot: { x: 12, y: 5 } }));
  expect(share).toBe(2 / 200);
  const pixels = await sharp(marked ?? Buffer.of())
    .raw()
    .toBuffer();
  const at = (x: number, y: number) => [...pixels.subarray((y * 20 + x) * 3, (y * 20 + x) * 3 + 3)];
  expect(at(12, 5)).toEqual([220, 0, 70]);
  expect(at(0, 5)).toEqual([220, 0, 70]);
  expect(at(15, 5)).toEqual([251, 251, 251]);
  expect(at(0, 4)).toEqual([251, 251, 251]);
});

test("what one picture has more of is changed", async () => {
  const [low, high] = [await picture(), await picture({ height: 12 })];
  expect((await comparePictures(low, high)).share).toBe(40 / 240);
  expect((await comparePictures(high, low)).share).toBe(40 / 240);
});

test("the sheet has the most changed first and names those that are as they were", () => {
  const shot = (path: string, share: number) => ({
    path,
    width: 360,
    scheme: "dark",
    share,
    files: { before: "before/a.png", now: "a.png", changed: "changed/a.png" },
  });
  const sheet = comparisonSheet("0123abcd", [shot("/little", 0.0004), shot("/none", 0), shot("/much", 0.25)]);
  expect(sheet).toContain("2 of 3 pictures changed since 0123abcd");
  const places = ["25.0 % of <code>/much", "0.040 % of <code>/little", "As they were", "<li><code>/none"];
  expect(places.map((words) => sheet.indexOf(words)).toSorted((a, b) => a - b)).toEqual(
    places.map((words) => sheet.indexOf(words)),
  );
  expect(sheet).toContain('src="changed/a.png"');
});
