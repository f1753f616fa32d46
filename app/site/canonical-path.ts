const pagePath = /^[a-z0-9/-]+$/;

const withoutEmptyParts = (path: string) => `/${path.split("/").filter(Boolean).join("/")}`;

/**
 * The only path of a page: without empty parts (slashes at the end or next to each other), capitals and escapes. Files
 * and unknown names keep their capitals and escapes.
 * @param path as in a URL, beginning with a slash; the result begins with exactly one
 */
export function canonicalPath(path: string): string {
  const wanted = withoutEmptyParts(decoded(path).toLowerCase());
  return pagePath.test(wanted) ? wanted : withoutEmptyParts(path);
}

/** The path of a link out of a mail, without the marks of the sentence around it: "/contact-us.", "/services),". */
export const withoutMarks = (path: string): string => {
  const read = decoded(path);
  const bare = read.replace(/(?<![.,;:!?'"’”»›)\]}>*…])[.,;:!?'"’”»›)\]}>*…]+$/, "");
  return bare === read ? path : bare.split("/").map(encodeURIComponent).join("/");
};

/** The path without its escapes; as it is where a percent sign escapes nothing. */
export function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
