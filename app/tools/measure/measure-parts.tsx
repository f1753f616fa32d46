/** Static parts of the page on measuring. */
import { RichText } from "../../text/rich-text-nodes.tsx";
import { TapedPicture } from "../../ui/taped-picture.tsx";
import type { RichText as RichTextNodes } from "../../text/rich-text.ts";
import type { viewMeasurePage } from "./measure.server.ts";

export function MeasureAdvice({
  image,
  howTitle,
  how,
  nextTitle,
  next,
}: ReturnType<typeof viewMeasurePage>["page"]["advice"]) {
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
