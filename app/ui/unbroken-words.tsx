import { unbroken } from "../text/english.ts";

/** Browsers may also break after the hyphen of "3-5 business days", "Mon-Fri", "drop-off" and "walk-in". */
const spans =
  /(\d+-\d+(?:\s(?:business\s)?(?:minute|hour|day|week|month)s?\b)?|\b(?:[Dd]rop-[Oo]ff|walk-in)s?\b|\b[A-Z][a-z]{2}-[A-Z][a-z]{2}\b|\d+:\d+\s[AP]M to \d+:\d+\s[AP]M|\$[\d.,]+ to \$[\d.,]+\d)/;

/** Keeps times and ranges on one line, unless letters are very large. */
export function Unbroken({ children }: { children: string }) {
  return unbroken(children)
    .split(spans)
    .map((part, index) =>
      spans.test(part) ? (
        <span key={index} className="unbroken">
          {part}
        </span>
      ) : (
        part
      ),
    );
}
