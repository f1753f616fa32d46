/**
 * The last touches to a page on its way out. React does not know of them, and leaves them alone when it takes over the
 * document.
 *
 * - The stylesheet is in the page: it is small enough, and the first paint waits for no second file.
 * - Half of the first view would move when the rest arrives, so nothing is painted before its mark has come.
 * - Scripts are fetched after the first paint. Until then they stand in a template, where nothing happens to them; on
 *   a machine with few processors even their compiling in the background held up the first layout.
 * - Structured data is for machines, which read on, so it comes last; the browser's code never sees it.
 */
import styles from "../app.css?inline";
import mapStyles from "../area-map.css?inline";
import { aliveEvent } from "../components/layout/page-arrival.tsx";

/** A script in a block of its own, on one line. */
const inline = (parts: TemplateStringsArray, ...values: readonly string[]) =>
  `{${String.raw(parts, ...values)
    .replaceAll(/\s*\n\s*/g, " ")
    .trim()}}`;

export interface LastTouches {
  nonce: string;
  structuredData: string | null;
}

const styleElement = ({ nonce }: LastTouches, hasMap: boolean) =>
  // In development stylesheets are files: see `links` in root.tsx.
  import.meta.env.DEV ? "" : `<style nonce="${nonce}">${styles}${hasMap ? mapStyles : ""}</style>`;

const dataElement = ({ structuredData }: LastTouches) =>
  structuredData === null ? "" : `<script type="application/ld+json">${structuredData}</script>`;

/** Made by a script, since checkers of HTML do not know `rel=expect` yet; without scripts the page is painted earlier. */
const awaitFirstView = inline`
  const link = document.createElement("link");
  link.rel = "expect";
  link.href = "#first-view";
  link.setAttribute("blocking", "render");
  document.head.append(link);
`;

const headElements = (touches: LastTouches, hasMap: boolean) =>
  `${styleElement(touches, hasMap)}<script nonce="${touches.nonce}">${awaitFirstView}</script>`;

/**
 * A hidden page has no frames to wait for. A button that is pressed while the scripts are on their way is pressed again
 * when the page says that they have taken over; what works by itself (links, the menu, forms) is left alone.
 */
const wake = inline`
  const held = document.getElementById("held-scripts"), wake = () => held.before(held.content);
  let pressed;
  const keep = (event) => pressed = event.target.closest("button[type=button]:not([popovertarget])") ?? pressed;
  addEventListener("click", keep);
  addEventListener("${aliveEvent}", () => { removeEventListener("click", keep); pressed?.click() }, { once: true });
  document.hidden ? wake() : requestAnimationFrame(() => setTimeout(wake));
`;

const holdStart = '<template id="held-scripts">';
const holdEnd = ({ nonce }: LastTouches) => `</template><script nonce="${nonce}">${wake}</script>`;

const preload = /<link rel="modulepreload"[^>]*>/g;
const moduleScript = /<script [^>]*type="module"[^>]*>.*?<\/script>/s;
const atLowPriority = (link: string) => link.replace("<link ", '$&fetchpriority="low" ');

/** A page in one piece: a few cuts in a string, a tenth of what reading it through a parser costs. */
export function finishWhole(html: string, touches: LastTouches): string {
  const headEnd = html.indexOf("</head>");
  const bodyEnd = html.lastIndexOf("</body>");
  const head = html.slice(0, headEnd);
  const preloads = (head.match(preload) ?? []).map(atLowPriority).join("");
  const body = html
    .slice(headEnd, bodyEnd)
    .replace(moduleScript, (script) => holdStart + preloads + script + holdEnd(touches));
  const added = headElements(touches, html.includes('class="area-map"'));
  return head.replaceAll(preload, "") + added + body + dataElement(touches) + html.slice(bodyEnd);
}

/** A page that is still being made: the same, while it passes. */
export function finishStream(page: Response, touches: LastTouches): Response {
  let preloads = "";
  return new HTMLRewriter()
    .on('link[rel="modulepreload"]', {
      element(link) {
        const attributes = [...link.attributes].map(([name, value]) => `${name}="${value}"`);
        preloads += atLowPriority(`<link ${attributes.join(" ")}>`);
        link.remove();
      },
    })
    .on("head", {
      element(head) {
        // What is still to come is not known yet.
        head.append(headElements(touches, true), { html: true });
      },
    })
    .on('script[type="module"]', {
      element(script) {
        script.before(holdStart + preloads, { html: true });
        script.after(holdEnd(touches), { html: true });
      },
    })
    .on("body", {
      element(body) {
        body.append(dataElement(touches), { html: true });
      },
    })
    .transform(page);
}
