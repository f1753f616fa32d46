/** The one address of a page. */

const pagePath = /^[a-z0-9/-]+$/;

const withoutEmptyParts = (path: string) => `/${path.split("/").filter(Boolean).join("/")}`;

/**
 * The path under which a page is known: no empty parts (slashes at the end or next to each other), no capital letters,
 * nothing escaped. Only paths that could be a page's lose capitals and escapes; files and unknown names keep theirs.
 * @param path as in a URL, beginning with a slash; the result begins with exactly one
 */
export function canonicalPath(path: string): string {
  const wanted = withoutEmptyParts(decoded(path).toLowerCase());
  return pagePath.test(wanted) ? wanted : withoutEmptyParts(path);
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    // A percent sign that escapes nothing.
    return path;
  }
}
