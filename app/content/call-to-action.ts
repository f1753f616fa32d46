import type { CallToAction } from "./schema.ts";

export const defaultCallToAction = {
  title: "Ready to get started?",
  subtitle: "Stop in today or message us—let us handle your package!",
  buttonText: "Visit Us in Concord Township",
  buttonLink: "/contact",
  align: "center",
} as const satisfies CallToAction;

export const areaCallToAction = {
  title: "Coming to the store?",
  subtitle: "Check our hours before you head over.",
  buttonText: "See hours and address",
  buttonLink: "/contact",
} as const satisfies CallToAction;
