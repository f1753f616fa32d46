import { Picture } from "./picture.tsx";

interface TapedPictureProps {
  src: string;
  /** Pixels of the drawing, for its room. */
  width?: number;
  height?: number;
}

/** A drawing on its panel, held by a strip of tape. The words beside it say what it shows. */
export function TapedPicture({ src, width = 320, height = 240 }: TapedPictureProps) {
  return (
    <div className="taped rounded-md bg-panel p-4 print:hidden">
      <Picture src={src} width={width} height={height} fetchPriority="high" className="mx-auto" />
    </div>
  );
}
