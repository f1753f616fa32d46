import { unbroken } from "./unbroken.ts";

/** Numbers with a hyphen, such as "3-5": browsers may end a line after it. */
const ranges = /(\d+-\d+)/;

/** A text with its times, spans and ranges on one line each. */
export function Unbroken({ children }: { children: string }) {
  return unbroken(children)
    .split(ranges)
    .map((part, index) =>
      ranges.test(part) ? (
        <span key={index} className="whitespace-nowrap">
          {part}
        </span>
      ) : (
        part
      ),
    );
}
