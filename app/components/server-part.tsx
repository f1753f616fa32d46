/** Parts of a page that the server writes and the browser leaves alone: none of their data is sent twice. */
import { useEffect, useRef, type FunctionComponent } from "react";
import { useRevalidator } from "react-router";

/** Made by `serverPart` in a loader. */
export interface ServerData<View> {
  /** What the part shows, for the client router. */
  readonly view?: View;
  /** The part as React wrote it, in a document; a browser that takes over the document has it already. */
  readonly html?: string;
}

interface ServerPartProps<View> {
  data: ServerData<View>;
  /** May hold links, pictures and questions, but nothing that needs React to live. */
  of: FunctionComponent<View>;
}

export function ServerPart<View extends object>({ data, of: Part }: ServerPartProps<View>) {
  return data.view === undefined ? (
    <WrittenPart html={data.html ?? ""} />
  ) : (
    <div key="shown">
      <Part {...data.view} />
    </div>
  );
}

/** React neither reads nor replaces what is in an element that says its content is HTML. */
function WrittenPart({ html }: { html: string }) {
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
