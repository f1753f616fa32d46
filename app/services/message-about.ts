/** What a message is about when it comes from the page of a service. */
import type { serviceField } from "../contact/fields.ts";
import type { CallToAction, Service } from "../content/schema.ts";

type Interest = keyof typeof serviceField.options;

const bySection: Partial<Record<Service["section"], Interest>> = { "pack-ship": "shipping", "copy-print": "printing" };

function interestOf({ id, section, category }: Pick<Service, "id" | "section" | "category">): Interest {
  if (id === "digital-fingerprinting") {
    return "fingerprinting";
  }
  if (category === "mailbox-rentals") {
    return "mailbox";
  }
  return bySection[section] ?? "other";
}

/** A call to action that leads to the message form has the service filled in, or begins the message where the form has no name for it. */
export function messageAbout(service: Pick<Service, "id" | "section" | "category">, cta: CallToAction): CallToAction {
  if (cta.buttonLink !== "/contact") {
    return cta;
  }
  const interest = interestOf(service);
  const about = interest === "other" ? `&about=${service.id}` : "";
  return { ...cta, buttonLink: `/contact-us?service=${interest}${about}#form` };
}
