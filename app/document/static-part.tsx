/**
 * Parts of a page that the server renders and the browser leaves alone, whether the page was loaded or followed to. Buys:
 * the browser neither hydrates them nor has their code or their data. Out: render the component of each `staticPart`
 * with its view.
 */
import { createContext, useContext, useLayoutEffect, useRef, useState, type ReactNode } from "react";
import { useRevalidator } from "react-router";

/** Made by `staticPart` in a loader. */
export interface StaticPartData {
  /** Names the part within the site. */
  readonly key: string;
  /** For the client router; in a document the part stands as HTML. */
  readonly html?: string;
}

/** HTML of the parts of the document that is being rendered, by key; empty in the browser, which has the HTML. */
export const StaticParts = createContext<ReadonlyMap<string, string>>(new Map());

interface StaticPartProps {
  /** Of a component that may hold links, pictures and questions, but nothing that needs React to live. */
  data: StaticPartData;
  className?: string;
}

export function StaticPart({ data: { key, html }, className }: StaticPartProps) {
  return (
    // Another part at the same place is another element.
    <KeptPart key={key} name={key} className={className} isAskedFor={html !== undefined}>
      <div key="shown" className={className} dangerouslySetInnerHTML={{ __html: html ?? "" }} />
    </KeptPart>
  );
}

interface KeptPartProps {
  name: string;
  className?: string | undefined;
  /** The client router brought what to show. */
  isAskedFor: boolean;
  children: ReactNode;
}

/** As it came, so it stays: data that is asked for again, when the open sign turns, say, says nothing new of it. */
function KeptPart({ name, className, isAskedFor, children }: KeptPartProps) {
  const [isInDocument, setInDocument] = useState(!isAskedFor);
  const part = useRef<HTMLDivElement>(null);
  const { revalidate } = useRevalidator();
  const html = useContext(StaticParts).get(name) ?? "";

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
  return isInDocument || !isAskedFor ? (
    <div ref={part} className={className} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: html }} />
  ) : (
    children
  );
}
