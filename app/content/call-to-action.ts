import type { CallToAction } from "./schema.ts";

/** The block at the foot of pages that have none of their own. */
export const defaultCallToAction = {
  title: "Ready to get started?",
  subtitle: "Stop in today or message us—let us handle your package!",
  buttonText: "Visit Us in Concord Township",
  buttonLink: "/contact",
  align: "center",
  variant: "brand",
} as const satisfies CallToAction;
