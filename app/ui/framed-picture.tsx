import { Picture } from "./picture.tsx";

interface FramedPictureProps {
  src: string;
  /** Hides the picture on a phone, where it is not fetched before the rest either. */
  isForWide?: boolean;
}

/** A drawing as a print with a white edge. The words beside it say what it shows. */
export const FramedPicture = ({ src, isForWide = false }: FramedPictureProps) => (
  <div
    data-framed
    className={`mx-auto w-fit rotate-1 border-3 border-(--color-rim) bg-(--color-sheet) p-3 print:hidden ${isForWide ? "max-md:hidden" : ""}`.trim()}
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
