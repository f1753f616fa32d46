/**
 * Parts of a page that are the same for everybody: the server renders them once an isolate, and the browser leaves them
 * alone. Buys: a service page costs 2 ms of processor time instead of 3.4, the browser hydrates only what lives, and
 * none of the data of such a part is sent beside its HTML. Out: render the component of each `StaticPart` with its view.
 */
import { createContext, useContext, useEffect, useRef, type FunctionComponent } from "react";
import { useRevalidator } from "react-router";

/** Made by `staticPart` in a loader: what the part shows, for the client router; in a document the part's key. */
export type StaticPartData<View> = { readonly view: View } | { readonly key: string };

/** HTML of the parts of the document that is being rendered, by key; empty in the browser, which has the HTML. */
export const StaticParts = createContext<ReadonlyMap<string, string>>(new Map());

interface StaticPartProps<View> {
  data: StaticPartData<View>;
  /** May hold links, pictures and questions, but nothing that needs React to live. */
  of: FunctionComponent<View>;
}

export function StaticPart<View extends object>({ data, of: Part }: StaticPartProps<View>) {
  return "key" in data ? (
    <RenderedPart name={data.key} />
  ) : (
    <div key="shown">
      <Part {...data.view} />
    </div>
  );
}

/** React neither reads nor replaces what is in an element that says its content is HTML. */
function RenderedPart({ name }: { name: string }) {
  const html = useContext(StaticParts).get(name) ?? "";
  const part = useRef<HTMLDivElement>(null);
  const { revalidate } = useRevalidator();
  useEffect(() => {
    // Something, a browser extension perhaps, made React build the document anew: ask for what went with the old.
    if (part.current?.firstChild === null) {
      void revalidate();
    }
  }, [revalidate]);
  return <div ref={part} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: html }} />;
}
