/** The one piece of workerd that the app itself uses. */
interface HTMLRewriterElement {
  setAttribute(name: string, value: string): void;
  append(content: string, options: { html: true }): void;
}

declare class HTMLRewriter {
  on(selector: string, handlers: { element(element: HTMLRewriterElement): void }): this;
  transform(response: Response): Response;
}
