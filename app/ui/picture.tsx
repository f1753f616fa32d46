import { createContext, use, type ComponentProps } from "react";

/** Base address of the image bucket; empty when the pictures are our own files. */
export const ImagesBase = createContext("");

/** Image paths below /images/ come from the bucket where one is set; whole addresses stay. */
export function imageUrl(path: string, imagesBaseUrl: string): string {
  return path.startsWith("/images/") && imagesBaseUrl !== ""
    ? `${imagesBaseUrl.replace(/\/$/, "")}/${path.slice("/images/".length)}`
    : path;
}

/** A picture of the site, on paper that stays light in the dark. Without an `alt` the words beside it say what it shows. */
export const Picture = ({ src, ...rest }: ComponentProps<"img"> & { src: string }) => (
  <img src={imageUrl(src, use(ImagesBase))} alt="" width="96" height="72" loading="lazy" {...rest} />
);

/** A drawing that has a night of its own in the same file, which shows where a sign beside it says closed. */
export const ByDayAndNight = ({ src, ...size }: Record<"src" | "width" | "height", string>) => (
  <>
    <Picture src={src} loading="eager" fetchPriority="high" {...size} />
    <Picture src={`${src}#night`} className="by-night" {...size} />
  </>
);

interface FramedPictureProps {
  src: string;
  /** Hides the picture on a phone, where it is not fetched before the rest either. */
  isForWide?: boolean;
}

/** A drawing as a print with a white edge. The words beside it say what it shows. */
export const FramedPicture = ({ src, isForWide = false }: FramedPictureProps) => (
  <div
    data-framed
    className={`mx-auto w-fit rim border-(--color-rim) bg-(--color-sheet) p-3 print:hidden ${isForWide ? "max-md:hidden" : ""}`.trim()}
  >
    <Picture
      src={src}
      width="320"
      height="240"
      {...(!isForWide && { loading: "eager", fetchPriority: "high" })}
      className="bg-(--color-pane) max-md:w-48"
    />
  </div>
);
