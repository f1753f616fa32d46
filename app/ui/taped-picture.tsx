import { Picture } from "./picture.tsx";

interface TapedPictureProps {
  src: string;
  /** Pixels of the drawing, for its room. */
  width?: number;
  height?: number;
  /** Hides the picture on a phone, where it is not fetched before the rest either. */
  isForWide?: boolean;
}

/** A drawing on its panel, held by a strip of tape. The words beside it say what it shows. */
export function TapedPicture({ src, width = 320, height = 240, isForWide = false }: TapedPictureProps) {
  return (
    <div className={`taped rounded-md bg-panel p-4 print:hidden ${isForWide ? "max-md:hidden" : ""}`.trim()}>
      <Picture
        src={src}
        width={width}
        height={height}
        {...(!isForWide && { fetchPriority: "high" })}
        className="mx-auto"
      />
    </div>
  );
}
