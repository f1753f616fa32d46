import type { CallToAction, IconName } from "../content/schema.ts";
import { callAct } from "./site.server.ts";

interface BandAct {
  label: string;
  to: string;
  icon?: IconName | "directions" | undefined;
}

export interface BandPart {
  title: string;
  text: string;
  hasHours?: boolean;
  pickups?: string | null;
  acts: readonly BandAct[];
}

export interface BandView extends Pick<CallToAction, "align" | "bgImage" | "variant"> {
  parts: readonly BandPart[];
  drawing: string;
}

export const partOf = ({ title, subtitle, buttonText, buttonLink, icon }: CallToAction): BandPart => ({
  title,
  text: subtitle,
  acts: [{ label: buttonText, to: buttonLink, icon }],
});

export const bandOf = (cta: CallToAction, drawing = "/images/pages/pack-ship.svg"): BandView => {
  const { align, bgImage, variant } = cta;
  const part = partOf(cta);
  return { parts: [{ ...part, acts: [...part.acts, callAct] }], align, bgImage, variant, drawing };
};
