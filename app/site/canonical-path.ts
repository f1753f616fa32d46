const pagePath = /^[a-z0-9/-]+$/;

const withoutEmptyParts = (path: string) => `/${path.split("/").filter(Boolean).join("/")}`;

/** Files and unknown names keep capitals and escapes. @param path starts with a slash; the result with exactly one */
export function canonicalPath(path: string): string {
  const wanted = withoutEmptyParts(decoded(path).toLowerCase());
  return pagePath.test(wanted) ? wanted : withoutEmptyParts(path);
}

/** Strips what a sentence or a copy leaves behind a link: "/contact-us.", "/services),", a space. */
export const withoutMarks = (path: string): string => {
  const read = decoded(path);
  const bare = read.replace(/(?<![\s\u200B.,;:!?'"’”»›)\]}>*…])[\s\u200B.,;:!?'"’”»›)\]}>*…]+$/, "");
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
