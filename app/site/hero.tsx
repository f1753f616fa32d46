import type { ReactNode } from "react";
import { FramedPicture } from "../ui/picture.tsx";
import { Headline } from "../ui/headings.tsx";

interface HeroProps {
  title: string;
  subtitle: string;
  tape?: string;
  image?: string | null | undefined;
  beside?: ReactNode;
  hasLabel?: boolean;
  isForWide?: boolean;
  children?: ReactNode;
}

export function Hero({ title, subtitle, tape, image, beside, hasLabel, isForWide, children }: HeroProps) {
  return (
    <div
      className={`page hero grid ${beside ? "md:grid-cols-[1fr_1.2fr]" : ""} ${hasLabel ? "beside-label" : ""}`.trim()}
    >
      <div className="flex flex-col items-start gap-4">
        {tape && <p className="tape">{tape}</p>}
        <Headline title={title} subtitle={subtitle} className="text-lg text-soft" />
        {children}
      </div>
      {image && <FramedPicture src={image} {...(isForWide && { isForWide })} />}
      {beside}
    </div>
  );
}
