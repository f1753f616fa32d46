/** Parts of a page that the server writes and the browser leaves alone: none of their data is sent twice. */
import { useEffect, useRef, type ReactNode } from "react";
import { useRevalidator } from "react-router";

/** What a part shows. Without `view` in a browser that takes over a document: the part is there already. */
export interface ServerData<View> {
  readonly view?: View;
}

/** Shows `data`; it may hold links, pictures and questions, but nothing that needs React to live. */
export function ServerPart<View>({ data, children }: { data: ServerData<View>; children: (view: View) => ReactNode }) {
  return data.view === undefined ? <WrittenPart /> : <div key="shown">{children(data.view)}</div>;
}

/** What stands in the document. React neither reads nor replaces the content of an element that says it is HTML. */
function WrittenPart() {
  const part = useRef<HTMLDivElement>(null);
  const { revalidate } = useRevalidator();
  useEffect(() => {
    // Something, a browser extension perhaps, made React build the document anew: ask for what is gone with the old.
    if (part.current?.firstChild === null) {
      void revalidate();
    }
  }, [revalidate]);
  return <div ref={part} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: "" }} />;
}
