/** Static parts of the page on measuring. */
import { RichText } from "../../text/rich-text-nodes.tsx";
import { TapedPicture } from "../../ui/taped-picture.tsx";
import type { MeasurePage as MeasureContent } from "../../content/schema.ts";
import type { RichText as RichTextNodes } from "../../text/rich-text.ts";

interface MeasureAdviceProps extends Pick<MeasureContent, "howTitle" | "nextTitle"> {
  how: RichTextNodes;
  next: RichTextNodes;
  image: string | undefined;
}

export function MeasureAdvice({ image, howTitle, how, nextTitle, next }: MeasureAdviceProps) {
  return (
    <>
      {image !== undefined && <TapedPicture src={image} />}
      <Advice title={howTitle} text={how} />
      <Advice title={nextTitle} text={next} />
    </>
  );
}

function Advice({ title, text }: { title: string; text: RichTextNodes }) {
  return (
    <section className="ruled">
      <h2>{title}</h2>
      <RichText nodes={text} />
    </section>
  );
}
