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
  /** Shows the hours of the week. */
  hasHours?: boolean;
  /** "FedEx 4:30 PM, UPS 5:00 PM": today's last pickups, shown while the store is open. */
  pickups?: string | null;
  acts: readonly BandAct[];
}

/** The end of a page: one part or two, and beside them the open sign and a drawing. */
export interface BandView extends Pick<CallToAction, "align" | "bgImage" | "variant"> {
  parts: readonly BandPart[];
  drawing: string;
}

export const partOf = ({ title, subtitle, buttonText, buttonLink, icon }: CallToAction): BandPart => ({
  title,
  text: subtitle,
  acts: [{ label: buttonText, to: buttonLink, icon }],
});

/** The end of a page whose record has a call to action. */
export const bandOf = (cta: CallToAction, drawing = "/images/pages/pack-ship.svg"): BandView => {
  const { align, bgImage, variant } = cta;
  const part = partOf(cta);
  return { parts: [{ ...part, acts: [...part.acts, callAct] }], align, bgImage, variant, drawing };
};
