import { unbroken } from "./unbroken.ts";

/** Numbers with a hyphen, such as those of "3-5 business days": browsers would end a line behind it. */
const ranges = /(\d+-\d+)/;

/** A text whose times, spans and ranges stay on one line. */
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
