/** Numbers that only look like tracking numbers: dates, times, amounts, ZIP codes, orders, references. */

const month =
  "(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\\.?";
const day = "(?:0?[1-9]|[12]\\d|3[01])";
const monthNumber = "(?:0?[1-9]|1[0-2])";
const year = "(?:19|20)\\d\\d";
const time = "\\d{1,2}:\\d{2}(?::\\d{2}(?:\\.\\d+)?)?";
const currency = "(?:USD|US\\$|CAD|EUR|GBP|[$€£¥])";
const currencyBehind = "(?:USD|CAD|EUR|GBP|dollars?|[€£])";
const states =
  "A[KLRZ]|C[AOT]|D[CE]|FL|GA|HI|I[ADLN]|K[SY]|LA|M[ADEINOST]|N[CDEHJMVY]|O[HKR]|P[AR]|RI|S[CD]|T[NX]|UT|V[AT]|W[AIVY]";

const alone = (pattern: string, flags = "gi") =>
  new RegExp(`(?<![\\w./-]|\\d:)(?:${pattern})(?![\\w/-]|[.:]\\d)`, flags);

const decimals = "\\d{1,3}(?:,?\\d{3}){0,5}\\.\\d{2}(?![\\w-]|\\.\\d)";

/** These name the next number by themselves: "order 11223344", "ref. A-77". */
const namesAlone =
  "orders?|reference|ref|invoice|inv|p\\.?o\\.?|rma|sku|upc|qty|quantity|zip(?:\\s+code)?|postal\\s+code";
/** These need "number", "no.", "#" or a colon. */
const namesWithLabel =
  "account|acct|authorization|booking|case|claim|client|confirmation|customer|member(?:ship)?|model|part|payment|policy|quote|receipt|reservation|serial|ticket|transaction";
const label = "(?:numbers?|nos?\\b\\.?|nr\\b\\.?|num\\b\\.?|ids?\\b|codes?)(?:\\(s\\))?";
/** "tracking reference" and "delivery confirmation" do name a tracking number. */
const notTracking = "(?<!\\b(?:track(?:ing)?|waybill|delivery|signature)\\s)\\b";
/** Never a UPS number, which nothing else resembles. */
const value = "(?!1Z)(?=[\\w./-]{0,40}\\d)[\\w./-]+";

const never = [
  // A coupon: THANKYOU2026
  alone(`[a-z]{3,}[-_]?${year}`),
  // Email
  /(?<!\S)\S*@\S+/g,
  // The label may be on its own line: "Reference Number 1:"
  new RegExp(
    `${notTracking}(?:${namesAlone}|${namesWithLabel})(?:[\\s_-]*${label}(?:\\s+\\d{1,2}(?=\\s*[:#]))?\\s*[:=#]*|\\s*[:=#]+)\\s*${value}`,
    "gi",
  ),
  new RegExp(`${notTracking}(?:${namesAlone})\\.?[ \\t-]+#?[ \\t]*${value}`, "gi"),
  // 2026-11-20T17:45:00Z
  alone(`${year}-${monthNumber}-${day}t${time}(?:z|[+-]\\d{2}:?\\d{2})?`),
  // 11/20/2026, 20.11.26
  alone(`(?:${monthNumber}([/.-])${day}\\1|${day}([/.-])${monthNumber}\\2)(?:${year}|\\d{2})`),
  // 2026-11-20
  alone(`${year}([/.-])${monthNumber}\\1${day}`),
  // 11/20
  alone(`${monthNumber}/${day}`),
  // 2 of 3, 13/20
  alone("\\d{1,3}(?:\\s?of\\s?|/)\\d{1,3}"),
  // 20261120, 20261120T1745
  alone(`20[0-3]\\d(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\\d|3[01])(?:t\\d{4,6}z?)?`),
  // Nov. 20, 2026
  alone(`${month}\\s+${day}(?:st|nd|rd|th)?(?:,?\\s+${year})?`),
  // 20 November 2026
  alone(`${day}(?:st|nd|rd|th)?\\s+${month}(?:,?\\s+${year})?`),
  // 17:45, 5:45 p.m., 5 pm
  alone(`${time}(?:\\s*[ap]\\.?m\\b\\.?)?`),
  alone(`\\d{1,2}\\s*[ap]\\.?m\\b\\.?`),
  // $1,250.00, 45.00 EUR. First, because a currency between two numbers belongs to the one with decimals
  new RegExp(`${currency}\\s*${decimals}|(?<![\\w.-])${decimals}(?:\\s*${currencyBehind})?`, "gi"),
  new RegExp(`${currency}\\s*\\d[\\d,]*(?!\\w)`, "gi"),
  alone(`\\d{1,3}(?:,?\\d{3}){0,3}\\s*(?:${currencyBehind}|%)`),
  // ZIP codes
  alone("\\d{5}-\\d{4}"),
  alone(`(?:${states})\\s+\\d{5}(?:-\\d{4})?`, "g"),
  // Amazon order
  /(?<![\d-])\d{3}-\d{7}-\d{7}(?![\d-])/g,
];

/** A tracking number may contain the same groups. */
const phones = [
  /(?<!\d)(\+?1[ .-]?)?\(\d{3}\) ?\d{3}[ .-]?\d{4}(?!\d)/g,
  /(?<![\d.-])(\+?1[.-])?\d{3}[.-]\d{3}[.-]\d{4}(?![\d.-])/g,
];

const gap = " , ";
const without = (text: string, patterns: readonly RegExp[]) =>
  patterns.reduce((rest, pattern) => rest.replaceAll(pattern, gap), text);

/** Blanks out dates, times, amounts, ZIP codes and numbers labeled as something else. */
export const withoutOtherNumbers = (text: string): string => without(text, never);

export const withoutPhones = (text: string): string => without(text, phones);
