import { expect, test } from "vitest";
import { createDocumentTransform, transformStream, transformWhole } from "#app/document/transform.server.ts";

const options = { nonce: "n0nce" };

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

test("the first view's script ends the head", () => {
  expect(whole).toMatch(/<title>T<\/title><link [^>]*><script nonce="n0nce">[^]*<\/script><\/head>/);
});

test.each([1, 2, 7, 64, 100_000])("in pieces of %d it becomes the same", async (length) => {
  expect(inPieces(shell + rest, length)).toBe(whole);
  expect(await new Response(transformStream(streamOf(shell + rest, length), options)).text()).toBe(whole);
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
