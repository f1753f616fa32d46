export interface PageHead {
  title: string;
  description: string;
  /** Canonical path. */
  path: string;
  isIndexed?: boolean;
}
