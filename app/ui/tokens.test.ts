import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import * as tokens from "./tokens.ts";

test("Pages without the site's stylesheet have its colors", () => {
  const theme = readFileSync("app/ui/styles/theme.css", "utf8");
  const { lightDark, ...colors } = tokens;
  const lines = Object.entries(colors).map(
    ([name, color]) => `--color-${name.replace("D", "-d")}: ${lightDark(color)};`,
  );
  expect(lines.filter((line) => !theme.includes(line))).toEqual([]);
});
