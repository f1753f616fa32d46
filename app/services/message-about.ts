/** The subject of a message from the page of a service. */
import type { serviceField } from "../contact/fields.ts";
import type { CallToAction, Service } from "../content/schema.ts";

type Interest = keyof typeof serviceField.options;

type Subject = Pick<Service, "id" | "section" | "messageSubject">;

const bySection: Partial<Record<Service["section"], Interest>> = { "pack-ship": "shipping", "copy-print": "printing" };

const interestOf = ({ messageSubject, section }: Subject): Interest => messageSubject ?? bySection[section] ?? "other";

/** Adds the service to a link to the message form: its option, or the beginning of the message where no option fits. */
export function messageAbout(service: Subject, cta: CallToAction): CallToAction {
  if (cta.buttonLink !== "/contact") {
    return cta;
  }
  const interest = interestOf(service);
  const about = interest === "other" ? `&about=${service.id}` : "";
  return { ...cta, buttonLink: `/contact-us?service=${interest}${about}#form` };
}
