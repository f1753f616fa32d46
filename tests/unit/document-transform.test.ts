import { expect, test } from "vitest";
import { dismissedKey } from "#app/document/dismissed-notice.ts";
import { createDocumentTransform, transformStream, transformWhole } from "#app/document/transform.server.ts";

const styles = {
  select: (html: string) => (html.includes("late") ? "p{color:red}" : ""),
  all: "p{color:red}b{color:tan}",
};
const options = { nonce: "n0nce", styles, structuredData: '{"@id":"x"}' };

const head = '<!DOCTYPE html><html><head><title>T</title><link rel="modulepreload" href="/assets/a.js"/>';
const start = '<script nonce="n0nce" type="module" async="">import "/assets/a.js";</script>';
const shell = `${head}</head><body><main>café ✓</main><script nonce="n0nce">window.x={"a":"</p>"}</script>${start}`;
const rest = '<div hidden id="S:0"><p>late</p></div><script>$RC("B:0","S:0")</script></body></html>';

/** The document in pieces of so many characters. */
function inPieces(html: string, length: number): string {
  const transform = createDocumentTransform(options);
  const pieces = Array.from({ length: Math.ceil(html.length / length) }, (_, index) =>
    transform.write(html.slice(index * length, (index + 1) * length)),
  );
  transform.end();
  return pieces.join("");
}

function streamOf(html: string, length: number): ReadableStream<Uint8Array> {
  const bytes = new TextEncoder().encode(html);
  return new ReadableStream({
    start(controller) {
      for (let at = 0; at < bytes.length; at += length) {
        controller.enqueue(bytes.slice(at, at + length));
      }
      controller.close();
    },
  });
}

const whole = transformWhole(shell + rest, options);

test("styles and the first view's script end the head", () => {
  expect(whole).toMatch(
    /<title>T<\/title><style nonce="n0nce">p\{color:red\}<\/style><script nonce="n0nce">[^]*<\/script><\/head>/,
  );
});

test("scripts wait in a template, with what they would have preloaded", () => {
  const held = `<template id="held-scripts"><link fetchpriority="low" rel="modulepreload" href="/assets/a.js"/>${start}</template>`;
  expect(whole).toContain(held);
  expect(whole.indexOf(held)).toBeGreaterThan(whole.indexOf("</main>"));
  expect(whole.match(/modulepreload/g)).toHaveLength(1);
  expect(whole.match(/type="module"/g)).toHaveLength(1);
});

test.each([
  ["brings a notice", '<div class="notice notice-late"><div role="status">Closed today</div></div>', true],
  ["may bring one later", '<!--$?--><template id="B:0"></template><!--/$-->', true],
  ["brings none", "<p>nothing to notice</p>", false],
])("a document that %s pays for what keeps a dismissed one hidden, or does not", (_, overlay, isPaid) => {
  const out = transformWhole(shell.replace("</main>", `</main>${overlay}`), options);
  expect(out.slice(0, out.indexOf("</head>")).includes(dismissedKey)).toBe(isPaid);
});

test("structured data comes after the words, and what streams in later is left as it is", () => {
  expect(whole).toContain('<script type="application/ld+json">{"@id":"x"}</script>');
  expect(whole.endsWith(rest)).toBe(true);
  expect(transformWhole(shell + rest, { ...options, structuredData: null })).not.toContain("ld+json");
});

test("a page that is not complete yet has all styles, and one whose styles are files has none", async () => {
  const { write } = createDocumentTransform(options);
  expect(write(shell)).toContain('<style nonce="n0nce">p{color:red}b{color:tan}</style>');
  expect(transformWhole(shell, { ...options, styles: null })).not.toMatch(/<style|stylesheet/);
});

test.each([1, 2, 7, 64, 100_000])("in pieces of %d it becomes the same", async (length) => {
  // What is not complete has all styles.
  const expected = length > shell.length + rest.length ? whole : whole.replace("p{color:red}", styles.all);
  expect(inPieces(shell + rest, length)).toBe(expected);
  expect(await new Response(transformStream(streamOf(shell + rest, length), options)).text()).toBe(expected);
});

test("the shell goes out as soon as it is complete, before the rest has come", () => {
  const { write } = createDocumentTransform(options);
  expect(write(head)).toBe("");
  expect(write(shell.slice(head.length))).toContain("<main>café ✓</main>");
  expect(write(rest)).toBe(rest);
});

test.each([
  ["head", "<!DOCTYPE html><html><body></body></html>"],
  ["start script", `${head}</head><body><script>1</script></body></html>`],
  ["start script", `${head}${start}</head><body></body></html>`],
])("a document without %s fails loudly", async (missing, html) => {
  expect(() => transformWhole(html, options)).toThrow(`no ${missing}`);
  await expect(new Response(transformStream(streamOf(html, 10), options)).text()).rejects.toThrow(`no ${missing}`);
});
