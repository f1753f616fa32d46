import type { ReactNode } from "react";

interface HeroProps {
  title: string;
  subtitle: string;
  image?: string | null;
  children?: ReactNode;
}

/** The head of a page: what it is about, in one look. */
export function Hero({ title, subtitle, image, children }: HeroProps) {
  return (
    <div className="page grid items-center gap-8 py-8 lg:grid-cols-[1.4fr_1fr] lg:py-12">
      <div className="flex flex-col items-start gap-4">
        <h1>{title}</h1>
        <p className="prose text-lg text-soft">{subtitle}</p>
        {children}
      </div>
      {image && (
        <div className="rounded-md bg-panel p-4 max-lg:hidden">
          <img src={image} alt="" width="320" height="240" className="mx-auto h-auto w-full max-w-sm" />
        </div>
      )}
    </div>
  );
}
