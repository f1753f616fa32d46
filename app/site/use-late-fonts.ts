import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import displayFont from "../assets/fonts/bitter.woff2?url";
import textFont from "../assets/fonts/figtree.woff2?url";

/**
 * Brings fonts that missed the first frame into use together with the next page. The styles have them as optional, and
 * then a browser does without them until the next document, though they have long arrived.
 */
export function useLateFonts(): void {
  const { pathname } = useLocation();
  const [loadedPath] = useState(pathname);
  const faces = useRef<FontFace[]>([]);
  useEffect(() => {
    void Promise.all([
      new FontFace("Bitter", `url(${displayFont})`, { weight: "700" }).load(),
      new FontFace("Figtree", `url(${textFont})`, { weight: "400 700" }).load(),
    ]).then(
      (loaded) => (faces.current = loaded),
      () => undefined,
    );
  }, []);
  useLayoutEffect(() => {
    // On the page already shown, lines would move.
    if (pathname !== loadedPath) {
      faces.current.forEach((face) => document.fonts.add(face));
    }
  }, [pathname, loadedPath]);
}
