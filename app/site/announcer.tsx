import { useEffect, useState } from "react";
import { useLocation } from "react-router";

/** Tells screen readers the title of a page that the client router brings: there is no new document to announce it. */
export function PageAnnouncer() {
  const { pathname } = useLocation();
  const [loadedPath] = useState(pathname);
  const [title, setTitle] = useState("");
  useEffect(() => {
    if (pathname !== loadedPath || title !== "") {
      // eslint-disable-next-line react-hooks/set-state-in-effect -- synchronizes with the DOM
      setTitle(document.title);
    }
  }, [pathname, loadedPath, title]);
  return (
    <p className="sr-only" aria-live="polite">
      {title}
    </p>
  );
}
