/** What the source files import, types included. */
import { dirname, posix } from "node:path";
import { filesBelow } from "./repository-files.ts";

export interface Import {
  from: string;
  /** A file of ours, from the root, or the name of a package. */
  to: string;
  isOurs: boolean;
  isTypeOnly: boolean;
}

/** All TypeScript of the site and its Worker. */
export const sources = [...filesBelow("app"), ...filesBelow("workers")].filter((path) => /(?<!\.d)\.tsx?$/.test(path));

const statement = /^\s*(?:import|export)\s+(?:(type\s)?([^"';]*?)\s*from\s*)?"([^"]+)"/gm;
const call = /\bimport\(\s*"([^"]+)"/g;

/** `{ type A, type B }` asks for types alone. */
const namesTypesOnly = (names: string) =>
  /^\{[^}]*\}$/.test(names) &&
  names
    .slice(1, -1)
    .split(",")
    .map((name) => name.trim())
    .filter(Boolean)
    .every((name) => name.startsWith("type "));

/** Imports, re-exports and `import()` calls of a file. What React Router generates (`+types`) is left out. */
export function importsOf(from: string, source: string): Import[] {
  const statements = [...source.matchAll(statement)].map(([, type, names = "", target = ""]) => ({
    target,
    isTypeOnly: type !== undefined || namesTypesOnly(names.trim()),
  }));
  const calls = [...source.matchAll(call)].map(([, target = ""]) => ({ target, isTypeOnly: false }));
  return [...statements, ...calls]
    .filter(({ target }) => !target.includes("/+types/"))
    .map(({ target, isTypeOnly }) => ({ from, isTypeOnly, ...resolve(from, target.replace(/\?.*$/, "")) }));
}

function resolve(from: string, target: string): { to: string; isOurs: boolean } {
  if (target.startsWith(".")) {
    return { to: withExtension(posix.join(dirname(from), target)), isOurs: true };
  }
  return target.startsWith("#")
    ? { to: withExtension(target.slice(1)), isOurs: true }
    : { to: target.replace(/^((?:@[^/]+\/)?[^/]+).*$/, "$1"), isOurs: false };
}

/** `./schema` means the file `./schema.ts`. */
function withExtension(path: string): string {
  return /\.(tsx?|css|svg|json)$/.test(path) ? path : `${path}.ts`;
}
