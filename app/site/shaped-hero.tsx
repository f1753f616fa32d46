import type { ReactNode } from "react";
import type { HeroShape } from "../content/schema.ts";
import { Picture } from "../ui/picture.tsx";
import { Headline } from "../ui/headings.tsx";

interface ShapedHeroProps {
  shape: Exclude<HeroShape, "sign">;
  title: string;
  subtitle: string;
  tape?: string;
  fact: ReactNode;
  children?: ReactNode;
}

export function ShapedHero({ shape, title, subtitle, tape, fact, children }: ShapedHeroProps) {
  return (
    <div className={`hero-${shape} ${shape === "form" ? "on-brand" : ""}`.trim()}>
      <div className="page hero shaped-hero grid">
        <div className="hero-name flex flex-col items-start gap-3">
          {tape && <p className="tape">{tape}</p>}
          <Headline title={title} subtitle={subtitle} className="text-lg" />
        </div>
        <div className="hero-fact print:hidden">{fact}</div>
        <div className="hero-steps flex flex-col gap-3 sm:items-start md:flex-row md:flex-wrap">{children}</div>
      </div>
    </div>
  );
}

export const HeroPicture = ({ src }: { src: string }) => (
  <Picture src={src} width="320" height="240" fetchPriority="high" className="hero-picture" />
);
