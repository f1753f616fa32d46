import { createContext, use, type ComponentProps } from "react";

/** Base address of the image bucket; empty when the pictures are our own files. */
export const ImagesBase = createContext("");

/** Image paths below /images/ come from the bucket where one is set; whole addresses stay. */
export function imageUrl(path: string, imagesBaseUrl: string): string {
  return path.startsWith("/images/") && imagesBaseUrl !== ""
    ? `${imagesBaseUrl.replace(/\/$/, "")}/${path.slice("/images/".length)}`
    : path;
}

type PictureProps = { src: string } & Pick<
  ComponentProps<"img">,
  "alt" | "width" | "height" | "loading" | "fetchPriority" | "className"
>;

/**
 * A picture of the site. Without an `alt` the words beside it say what it shows. Its own styles draw it for the dark when
 * its address ends in `#dark`, and it is one file: inside of an `img`, WebKit does not see which scheme the visitor prefers.
 */
export function Picture({ src, alt = "", width, height, loading, fetchPriority, className }: PictureProps) {
  const url = imageUrl(src, use(ImagesBase));
  return (
    <picture>
      {url.endsWith(".svg") && <source media="(prefers-color-scheme: dark)" srcSet={`${url}#dark`} />}
      <img
        src={url}
        alt={alt}
        width={width}
        height={height}
        loading={loading}
        fetchPriority={fetchPriority}
        className={className}
      />
    </picture>
  );
}

/** A drawing on paper, which stays light in the dark. */
export const PaperPicture = ({ src, ...rest }: ComponentProps<"img"> & { src: string }) => (
  <img src={imageUrl(src, use(ImagesBase))} alt="" width="96" height="72" loading="lazy" {...rest} />
);
