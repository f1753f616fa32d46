export interface PageHead {
  title: string;
  description: string;
  /** Path of the canonical address, without host. */
  path: string;
  isIndexed?: boolean;
}

/** The bar at the top of every page: `--color-brand-deep` of site.css, in light and in dark. */
export const themeColors = { light: "#16305f", dark: "#1a3464" } as const;
