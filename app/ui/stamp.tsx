import type { ReactNode } from "react";
import type { Figure } from "../content/schema.ts";

export function Stamp({ className = "", children }: { className?: string; children: ReactNode }) {
  return <li className={`stamp ${className}`.trim()}>{children}</li>;
}

const lengthClasses = ["[--characters:5]", "[--characters:6]", "[--characters:7]", "[--characters:8]"];

export const lengthClass = ({ length }: string) => lengthClasses[Math.min(length, 8) - 5];

export function StampFigure({ before, number, after }: Figure) {
  const [whole = "", cents] = number.split(/(?=\.\d\d$)/);
  return (
    <p className="stamp-figure">
      {before && <span>{`${before} `}</span>}
      <b className={lengthClass(cents === undefined ? whole : `${whole}.`)}>
        <span>{whole}</span>
        {cents !== undefined && <sup>{cents}</sup>}
      </b>
      {after && <span>{` ${after}`}</span>}
    </p>
  );
}
