/**
 * Parts of a page that are the same for everybody: the server renders them once an isolate, and the browser leaves them
 * alone. Buys: a service page costs 2 ms of processor time instead of 3.4, the browser hydrates only what lives, and
 * none of the data of such a part is sent beside its HTML. Out: render the component of each `StaticPart` with its view.
 */
import { createContext, useContext, useLayoutEffect, useRef, useState, type FunctionComponent } from "react";
import { useRevalidator } from "react-router";

/** Made by `staticPart` in a loader. */
export interface StaticPartData<View> {
  /** Names the part within the site. */
  readonly key: string;
  /** What the part shows, for the client router; in a document it is there as HTML. */
  readonly view?: View;
}

/** HTML of the parts of the document that is being rendered, by key; empty in the browser, which has the HTML. */
export const StaticParts = createContext<ReadonlyMap<string, string>>(new Map());

interface StaticPartProps<View> {
  data: StaticPartData<View>;
  /** May hold links, pictures and questions, but nothing that needs React to live. */
  of: FunctionComponent<View>;
  className?: string;
}

export function StaticPart<View extends object>(props: StaticPartProps<View>) {
  // Another part at the same place is another element.
  return <KeptPart key={props.data.key} {...props} />;
}

/** As it came, so it stays: data that is asked for again, when the open sign turns, say, says nothing new of it. */
function KeptPart<View extends object>({ data, of: Part, className }: StaticPartProps<View>) {
  const [isInDocument, setInDocument] = useState(data.view === undefined);
  const part = useRef<HTMLDivElement>(null);
  const { revalidate } = useRevalidator();
  const html = useContext(StaticParts).get(data.key) ?? "";
  const isAskedFor = data.view !== undefined;

  useLayoutEffect(() => {
    // Something, a browser extension perhaps, made React build the document anew: ask for what went with the old.
    if (isInDocument && part.current?.firstChild === null) {
      if (isAskedFor) {
        // What is in the document is known to the document alone.
        // eslint-disable-next-line react-hooks/set-state-in-effect -- synchronizes with the DOM
        setInDocument(false);
      } else {
        void revalidate();
      }
    }
  }, [isInDocument, isAskedFor, revalidate]);

  // React neither reads nor replaces what is in an element that says its content is HTML.
  return isInDocument || data.view === undefined ? (
    <div ref={part} className={className} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: html }} />
  ) : (
    <div key="shown" className={className}>
      <Part {...data.view} />
    </div>
  );
}
