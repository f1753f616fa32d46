/** Line escaping and folding for vCard and iCalendar: RFC 6350 section 3, RFC 5545 section 3.1. */

export function escapeText(text: string): string {
  return text.replace(/[\\,;]/g, (character) => `\\${character}`).replace(/\r?\n/g, String.raw`\n`);
}

const maxOctets = 75;
const octetsOf = (text: string) => new TextEncoder().encode(text).length;

function fold(line: string): string {
  const parts: string[] = [];
  let part = "";
  for (const character of line) {
    if (octetsOf(part + character) > maxOctets) {
      parts.push(part);
      part = " ";
    }
    part += character;
  }
  return [...parts, part].join("\r\n");
}

/** Folds at 75 octets and ends lines with CRLF. */
export function foldLines(lines: readonly string[]): string {
  return lines.map((line) => `${fold(line)}\r\n`).join("");
}
