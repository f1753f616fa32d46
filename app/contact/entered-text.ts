/** Removes invisible characters that visitors paste into fields. */

/** Line breaks of every kind: CR alone, vertical tab, form feed, NEL, the line and paragraph separators. */
const anyBreak = /\r\n|[\n\r\v\f\u0085\u2028\u2029]/g;
const otherControl = /[^\P{Cc}\n\t]/gu;
/** Half an emoji, which no database and no mail can hold. */
const loneSurrogate = /\p{Cs}/gu;

/** Marks that reverse the direction of writing: `gnp.exe` reads as `exe.png`. */
export const directionMarks = /[\u202A-\u202E\u2066-\u2069]/g;

/** A text of several lines: line breaks become LF, other control characters but tabs go. */
export function cleanText(value: string): string {
  return value.replace(anyBreak, "\n").replace(otherControl, "").replace(loneSurrogate, "\uFFFD");
}

/** A text of one line: breaks and tabs become spaces, direction marks go. */
export function cleanLine(value: string): string {
  return cleanText(value)
    .replace(directionMarks, "")
    .replace(/[\n\t]+/g, " ");
}

/** Whether a text has visible characters: zero-width ones, fillers and the Braille blank are none. */
export const isVisible = (value: string): boolean => /[^\p{Default_Ignorable_Code_Point}\s\u2800]/u.test(value);

const unicodeDomain = /^(?=.*\P{ASCII})[\p{L}\p{M}\p{N}.\u3002\uFF0E\uFF61-]+$/u;

/** Characters as wide as Chinese ones, as phones type them, in place of plain ones. */
const wide = /[\uFF01-\uFF5E]/g;

/** The address in what mail programs and sentences put around it: `Ann <ann@example.com>`, `mailto:…?subject=…`, a period. */
const addressAlone = (text: string): string =>
  (/<([^<>]*)>$/.exec(text)?.[1] ?? text)
    .replace(/^mailto:([^?]*).*$/is, "$1")
    // Each pattern begins where a run begins: looking from every place in it takes the square of its length.
    .replace(/^["'(]+|(?<!["').,;:])["').,;:]+$/g, "")
    .replace(/(?<!\s)\s*@\s*/, "@");

/**
 * An email address as it was meant: plain characters, nothing around it, its domain in ASCII (`müller.de` is
 * `xn--mller-kva.de`). What has more than one reading stays.
 */
export function cleanEmail(value: string): string {
  // Browsers do the same with an address pasted in two lines.
  const email = addressAlone(
    cleanText(value)
      .replace(/[\n\t\p{Default_Ignorable_Code_Point}]/gu, "")
      .replace(wide, (character) => String.fromCharCode(character.charCodeAt(0) - 0xfee0))
      .replace(/[’‘ʼ]/g, "'")
      .trim(),
  );
  const at = email.lastIndexOf("@");
  const domain = email.slice(at + 1);
  if (at === -1 || !unicodeDomain.test(domain)) {
    return email;
  }
  const url = `https://${domain}/`;
  return URL.canParse(url) ? `${email.slice(0, at)}@${new URL(url).hostname}` : email;
}
