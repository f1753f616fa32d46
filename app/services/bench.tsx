import type { ReactNode } from "react";
import { HangingSign } from "../hours/hanging-sign.tsx";
import { Picture } from "../ui/picture.tsx";
import { Headline } from "../ui/headings.tsx";

interface BenchProps {
  title: string;
  subtitle: string;
  things: readonly string[];
  children?: ReactNode;
}

export const Bench = ({ title, subtitle, things, children }: BenchProps) => (
  <div className="front grid">
    <div className="bench pane">
      <HangingSign />
      {[things.slice(0, 3), things.slice(3)].map((shelf) => (
        <div key={shelf[0]} className="shelf">
          {shelf.map((src) => (
            <Picture key={src} src={src} width="320" height="240" loading="eager" className="w-[min(30%,14.5rem)]" />
          ))}
        </div>
      ))}
    </div>
    <div className="front-words flex flex-col items-start gap-4 max-lg:px-gutter max-lg:py-5">
      <Headline title={title} subtitle={subtitle} className="text-xl" />
      {children}
    </div>
  </div>
);
