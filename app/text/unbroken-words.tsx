import { unbroken } from "./unbroken.ts";

/** Numbers with a hyphen, after which browsers may end a line: "3-5" */
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
