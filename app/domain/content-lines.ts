/** Lines of vCard and iCalendar, which share their form: RFC 6350 section 3, RFC 5545 section 3.1. */

/** A text value: backslash, comma, semicolon and line break would end it. */
export function escapeText(text: string): string {
  return text.replace(/[\\,;]/g, (character) => `\\${character}`).replace(/\r?\n/g, String.raw`\n`);
}

const maxOctets = 75;
const octetsOf = (text: string) => new TextEncoder().encode(text).length;

/** Goes on in a line that begins with a space, between two characters, never inside one. */
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

/** Lines as a file: folded, each ended by CRLF. */
export function contentLines(lines: readonly string[]): string {
  return lines.map((line) => `${fold(line)}\r\n`).join("");
}
