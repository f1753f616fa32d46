import { unbroken } from "../text/english.ts";
import { Unbroken } from "./unbroken-words.tsx";

export const Headline = ({ title, subtitle, className }: Record<"title" | "subtitle" | "className", string>) => (
  <>
    <h1>{title}</h1>
    <p className={`prose ${className}`}>
      <Unbroken>{subtitle}</Unbroken>
    </p>
  </>
);

export const TitleRow = ({ title, text }: { title: string; text?: string | undefined }) => (
  <div className="mb-6 flex flex-wrap items-baseline justify-between gap-x-8 gap-y-1">
    <h2>{title}</h2>
    {text !== undefined && <p className="max-sm:whitespace-pre-line">{unbroken(text)}</p>}
  </div>
);
