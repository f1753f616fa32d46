import { createContext, use, type ComponentProps } from "react";

/** Base URL of the image bucket; empty if the site serves its own. */
export const ImagesBase = createContext("");

/** Only paths under /images/ come from the bucket. */
export function imageUrl(path: string, imagesBaseUrl: string): string {
  return path.startsWith("/images/") && imagesBaseUrl !== ""
    ? `${imagesBaseUrl.replace(/\/$/, "")}/${path.slice("/images/".length)}`
    : path;
}

/** The paper stays light in dark mode. Decorative without `alt`. */
export const Picture = ({ src, ...rest }: ComponentProps<"img"> & { src: string }) => (
  <img src={imageUrl(src, use(ImagesBase))} alt="" width="96" height="72" loading="lazy" {...rest} />
);

/** The file has a night variant that shows when the sign next to it says closed. */
export const ByDayAndNight = ({ src, ...size }: Record<"src" | "width" | "height", string>) => (
  <>
    <Picture src={src} loading="eager" fetchPriority="high" {...size} />
    <Picture src={`${src}#night`} className="by-night" {...size} />
  </>
);

interface FramedPictureProps {
  src: string;
  isForWide?: boolean;
}

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
