import { createContext, use, type ComponentProps } from "react";
import { imageUrl } from "../../domain/urls.ts";

/** Base address of the image bucket; empty when the pictures are our own files. */
export const ImagesBase = createContext("");

/** A drawing that belongs to the content. The words beside it say what it shows. */
export function Picture({ src, ...rest }: Omit<ComponentProps<"img">, "alt"> & { src: string }) {
  return <img src={imageUrl(src, use(ImagesBase))} alt="" {...rest} />;
}
