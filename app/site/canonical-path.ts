const pagePath = /^[a-z0-9/-]+$/;

const withoutEmptyParts = (path: string) => `/${path.split("/").filter(Boolean).join("/")}`;

/** Files and unknown names keep capitals and escapes. @param path starts with a slash; the result with exactly one */
export function canonicalPath(path: string): string {
  const wanted = withoutEmptyParts(decoded(path).toLowerCase());
  return pagePath.test(wanted) ? wanted : withoutEmptyParts(path);
}

/** Strips the punctuation of a sentence around a link in a mail: "/contact-us.", "/services),". */
export const withoutMarks = (path: string): string => {
  const read = decoded(path);
  const bare = read.replace(/(?<![.,;:!?'"’”»›)\]}>*…])[.,;:!?'"’”»›)\]}>*…]+$/, "");
  return bare === read ? path : bare.split("/").map(encodeURIComponent).join("/");
};

/** Returns the path unchanged if its escapes are malformed. */
export function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
