export interface PageHead {
  title: string;
  description: string;
  /** Path of the canonical address, without host. */
  path: string;
  isIndexed?: boolean;
}
