import { RichText } from "../../ui/rich-text-nodes.tsx";
import { FramedPicture } from "../../ui/picture.tsx";
import type { viewMeasurePage } from "./measure.server.ts";

export function MeasureAdvice({ image, sections }: ReturnType<typeof viewMeasurePage>["advice"]) {
  return (
    <>
      {image !== undefined && <FramedPicture src={image} />}
      {sections.map(({ title, text }) => (
        <section key={title} className="ruled">
          <h2>{title}</h2>
          <RichText nodes={text} />
        </section>
      ))}
    </>
  );
}
