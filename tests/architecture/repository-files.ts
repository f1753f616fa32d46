/** The files of the repository as they lie there, whether git knows them already or not. */
import { readdirSync, readFileSync } from "node:fs";
import { join, matchesGlob } from "node:path";
import { fileURLToPath } from "node:url";

export const root = fileURLToPath(new URL("../..", import.meta.url));

export const readText = (path: string) => readFileSync(join(root, path), "utf8");

/** What the repository leaves out; git itself may be missing, or refuse a checkout of another owner. */
const ignored = [".git", ...readText(".gitignore").split("\n").filter(Boolean)].map((line) => line.replace(/\/$/, ""));

/** Paths of all files below a folder, from the root and with `/`. */
export function filesBelow(folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true })
    .filter(({ name }) => !ignored.some((pattern) => matchesGlob(name, pattern)))
    .flatMap((entry) => {
      const path = folder === "." ? entry.name : `${folder}/${entry.name}`;
      return entry.isDirectory() ? filesBelow(path) : [path];
    });
}
