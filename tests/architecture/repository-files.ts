/** Reads the disk rather than git, so new files count. */
import { readdirSync, readFileSync } from "node:fs";
import { join, matchesGlob } from "node:path";
import { fileURLToPath } from "node:url";

export const root = fileURLToPath(new URL("../..", import.meta.url));

export const readText = (path: string) => readFileSync(join(root, path), "utf8");

/** Read from .gitignore, since git may be missing or refuse a checkout owned by someone else. */
const ignored = [".git", ...readText(".gitignore").split("\n").filter(Boolean)].map((line) => line.replace(/\/$/, ""));

export function filesBelow(folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true })
    .filter(({ name }) => !ignored.some((pattern) => matchesGlob(name, pattern)))
    .flatMap((entry) => {
      const path = folder === "." ? entry.name : `${folder}/${entry.name}`;
      return entry.isDirectory() ? filesBelow(path) : [path];
    });
}
