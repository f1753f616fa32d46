/** Removes invisible characters that visitors paste into fields. */

/** CR alone, vertical tab, form feed, NEL, the line and paragraph separators. */
const anyBreak = /\r\n|[\n\r\v\f\u0085\u2028\u2029]/g;
const otherControl = /[^\P{Cc}\n\t]/gu;
/** Half an emoji: neither D1 nor a mail can hold it. */
const loneSurrogate = /\p{Cs}/gu;

/** They make `gnp.exe` read as `exe.png`. */
export const directionMarks = /[\u202A-\u202E\u2066-\u2069]/g;

/** Keeps tabs, and line breaks as LF. */
export function cleanText(value: string): string {
  return value.replace(anyBreak, "\n").replace(otherControl, "").replace(loneSurrogate, "\uFFFD");
}

export function cleanLine(value: string): string {
  return cleanText(value)
    .replace(directionMarks, "")
    .replace(/[\n\t]+/g, " ");
}

/** Zero-width characters, fillers and the Braille blank are invisible. */
export const isVisible = (value: string): boolean => /[^\p{Default_Ignorable_Code_Point}\s\u2800]/u.test(value);

const unicodeDomain = /^(?=.*\P{ASCII})[\p{L}\p{M}\p{N}.\u3002\uFF0E\uFF61-]+$/u;

/** Full-width forms, as phones with Chinese or Japanese keyboards type them. */
const wide = /[\uFF01-\uFF5E]/g;

/** Strips what mail programs and sentences add: `Ann <ann@example.com>`, `mailto:…?subject=…`, a period. */
const addressAlone = (text: string): string =>
  (/<([^<>]*)>$/.exec(text)?.[1] ?? text)
    .replace(/^mailto:([^?]*).*$/is, "$1")
    // Each pattern starts only where a run starts; otherwise a long run takes quadratic time.
    .replace(/^["'(]+|(?<!["').,;:])["').,;:]+$/g, "")
    .replace(/(?<!\s)\s*@\s*/, "@");

/** `müller.de` becomes `xn--mller-kva.de`. Ambiguous addresses stay as typed. */
export function cleanEmail(value: string): string {
  // Browsers join an address pasted on two lines too.
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
