import type { CallToAction, IconName } from "../content/schema.ts";

interface BandAct {
  label: string;
  to: string;
  icon?: IconName | "directions" | undefined;
}

interface BandPart {
  title: string;
  text: string;
  /** "FedEx 4:30 PM, UPS 5:00 PM": today's last pickups, shown while the store is open. */
  pickups?: string | null;
  acts: readonly BandAct[];
}

/** The end of a page: one part beside the open sign, or two, and a drawing. */
export interface BandView extends Pick<CallToAction, "align" | "bgImage" | "variant"> {
  parts: readonly BandPart[];
  drawing?: string | undefined;
}

export const partOf = ({ title, subtitle, buttonText, buttonLink, icon }: CallToAction): BandPart => ({
  title,
  text: subtitle,
  acts: [{ label: buttonText, to: buttonLink, icon }],
});

/** The end of a page whose record has a call to action. */
export const bandOf = (cta: CallToAction, drawing?: string): BandView => {
  const { align, bgImage, variant } = cta;
  return { parts: [partOf(cta)], align, bgImage, variant, drawing };
};
