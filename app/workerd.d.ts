/** The one piece of workerd that the app itself uses. */
interface HTMLRewriterElement {
  attributes: Iterable<[name: string, value: string]>;
  before(content: string, options: { html: true }): void;
  after(content: string, options: { html: true }): void;
  append(content: string, options: { html: true }): void;
  remove(): void;
}

declare class HTMLRewriter {
  on(selector: string, handlers: { element(element: HTMLRewriterElement): void }): this;
  transform(response: Response): Response;
}
