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
