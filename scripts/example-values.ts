/** Finds texts that no finished site holds. */

/** One value to replace. */
export interface Finding {
  /** File and place: "app/content/site.ts: contact.phone". */
  where: string;
  /** The value in the file; empty when it is missing, and never a secret. */
  value: string;
  why: string;
}

/** Texts that no finished site holds in any field. */
const exampleTexts: ReadonlyArray<[pattern: RegExp, why: string]> = [
  [
    /(?<!\w)(?:(?:\+?1[-. ]?)?\(?\d{3}\)?[-. ]?)?555[-. ]?01\d\d(?!\w)/,
    "numbers from 555-0100 to 555-0199 are reserved for examples",
  ],
  [
    // RFC 2606 and RFC 6761.
    /(?<![\w-])(?:[a-z0-9-]+\.(?:example|test|invalid)|example\.(?:com|net|org)|localhost)(?![\w-]|\.\w)/i,
    "this host is reserved for examples and leads nowhere",
  ],
  [/^100 Main Street$/i, "this street is the example's"],
  [/^(Neighborhood (Salon & Spa|Pub|Cafe|Boutique)|Township Bank Branch)$/, "this is a kind of partner, not its name"],
  // https://developers.cloudflare.com/turnstile/troubleshooting/testing/
  [/^[123]x0{10,}[A-F]{2}$/i, "this is one of Turnstile's test keys, which tell nobody from a machine"],
  [/stand[-_]ins?\b/i, "the local stand-ins do not exist in production"],
  [/^0{8}-0{4}-0{4}-0{4}-0{12}$/, "this is no database: `npx wrangler d1 create mailbox-plus` answers with one"],
];

/** Finds the example texts in a record, each with its reason. */
export function examplesIn(file: string, record: unknown): Finding[] {
  return textsOf(record).flatMap(([path, value]) => {
    const why = exampleTexts.find(([pattern]) => pattern.test(value))?.[1];
    return why === undefined ? [] : [{ where: `${file}: ${path}`, value, why }];
  });
}

/** Lists the texts of a record with the path to each, such as "contact.phone" or "[0].website". */
function textsOf(value: unknown, path = ""): Array<[path: string, text: string]> {
  if (typeof value === "string") {
    return [[path, value]];
  }
  if (Array.isArray(value)) {
    return value.flatMap((entry, index) => textsOf(entry, `${path}[${index}]`));
  }
  return typeof value === "object" && value !== null
    ? Object.entries(value).flatMap(([key, entry]) => textsOf(entry, path === "" ? key : `${path}.${key}`))
    : [];
}
