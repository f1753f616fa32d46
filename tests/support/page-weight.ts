import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { HTMLElement } from "node-html-parser";

/** The edge compresses dynamic responses quickly: between 4 and 5. */
export const quickQuality = 5;
/** Hashed files are compressed once, at best quality. */
export const bestQuality = 11;

export interface Part {
  name: string;
  bytes: number;
}

export const brotli = (content: string | Buffer, quality: number): number =>
  brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }).length;

export const listParts = (parts: readonly Part[]): string =>
  parts
    .toSorted((a, b) => b.bytes - a.bytes)
    .map(({ name, bytes }) => `    ${bytes} ${name}`)
    .join("\n");

export const sum = (parts: readonly Part[]): number => parts.reduce((total, { bytes }) => total + bytes, 0);

const sizes = new Map<string, number>();

function sizeOf(file: string): number {
  let size = sizes.get(file);
  if (size === undefined) {
    const content = readFileSync(file);
    // Fonts and photos are already compressed.
    const isText = /\.(js|css|svg|json)$/.test(file);
    size = isText ? brotli(content, file.includes("/assets/") ? bestQuality : quickQuality) : content.length;
    sizes.set(file, size);
  }
  return size;
}

const filesOf = (addresses: Iterable<string>, client: string): Part[] =>
  [...new Set([...addresses].map((address) => address.replace(/[?#].*$/, "")))]
    .filter((path) => path.startsWith("/") && existsSync(join(client, path)))
    .map((path) => ({ name: path, bytes: sizeOf(join(client, path)) }));

export const attributes = (root: HTMLElement, selector: string, name: string): string[] =>
  root.querySelectorAll(selector).flatMap((element) => element.getAttribute(name) ?? []);

const matches = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].map(([, found = ""]) => found);

function scriptPaths(root: HTMLElement, client: string): Set<string> {
  const waiting = [...attributes(root, 'link[rel="modulepreload"]', "href"), ...attributes(root, "script[src]", "src")];
  const seen = new Set<string>();
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    const file = join(client, path);
    if (!seen.has(path) && existsSync(file)) {
      seen.add(path);
      const imported = matches(readFileSync(file, "utf8"), /(?:\bfrom|\bimport)\s*"\.\/([^"]+\.js)"/g);
      waiting.push(...imported.map((name) => `/assets/${name}`));
    }
  }
  return seen;
}

export function weighPage({ html, root }: { html: string; root: HTMLElement }, client: string) {
  const styles = root.querySelectorAll("style").map(({ text }) => text);
  const eagerImages = root.querySelectorAll("img").filter((image) => image.getAttribute("loading") !== "lazy");
  const images = [
    ...eagerImages.flatMap((image) => image.getAttribute("src") ?? []),
    ...attributes(root, 'link[rel="preload"][as="image"]', "href"),
    ...attributes(root, "use", "href"),
    ...attributes(root, 'link[rel="icon"][type="image/svg+xml"]', "href"),
  ];
  return {
    html: brotli(html, quickQuality),
    scripts: filesOf(scriptPaths(root, client), client),
    fonts: filesOf(
      styles.flatMap((text) => matches(text, /url\(["']?([^"')]+\.woff2)/g)),
      client,
    ),
    images: filesOf(images, client),
  };
}

/** Modules compressed one by one, and all in one, as the upload limit counts them. */
export function weighWorker(folder: string): { modules: Part[]; gzip: number } {
  const files = ["index.js", ...globSync("assets/*.js", { cwd: folder })].map((name) => ({
    name,
    content: readFileSync(join(folder, name)),
  }));
  return {
    modules: files.map(({ name, content }) => ({ name, bytes: gzipSync(content).length })),
    gzip: gzipSync(Buffer.concat(files.map(({ content }) => content))).length,
  };
}
