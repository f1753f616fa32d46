/** Escaping and folding of the lines of a vCard or an iCalendar file: RFC 6350 section 3, RFC 5545 section 3.1. */

/** Escapes a text value: a bare backslash, comma, semicolon or line break would end it. */
export function escapeText(text: string): string {
  return text.replace(/[\\,;]/g, (character) => `\\${character}`).replace(/\r?\n/g, String.raw`\n`);
}

const maxOctets = 75;
const octetsOf = (text: string) => new TextEncoder().encode(text).length;

/** Breaks a long line between two characters; each continuation starts with a space. */
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

/** Joins lines into a file: each folded to 75 octets and ended by CRLF. */
export function foldLines(lines: readonly string[]): string {
  return lines.map((line) => `${fold(line)}\r\n`).join("");
}
