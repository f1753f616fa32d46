import { createContext, use, type ComponentProps } from "react";
import { imageUrl } from "./image-url.ts";

/** Base address of the image bucket; empty when the pictures are our own files. */
export const ImagesBase = createContext("");

/** A picture of ours. Without an `alt` the words beside it say what it shows. */
export function Picture({ src, alt = "", ...rest }: ComponentProps<"img"> & { src: string }) {
  return <img src={imageUrl(src, use(ImagesBase))} alt={alt} {...rest} />;
}
