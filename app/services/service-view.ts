/** Service records as pages show them: figures filled in, markup parsed, questions in order. */
import type { CallToAction, Numbers, Faq, FaqGroup, IconName, Service, ServiceSection } from "../content/schema.ts";
import { bringText, type Things } from "./bring-items.ts";
import { withNumbers } from "../text/number-tokens.ts";
import { slugify } from "../text/slugify.ts";
import { parseRichText, type RichText } from "../text/rich-text.ts";

export interface LabelRowView {
  term: string;
  details: readonly string[];
}

export interface FaqView {
  id: string;
  question: string;
  answer: RichText;
  isFeatured: boolean;
  /** "November 20, 2026", or null. */
  lastUpdated: string | null;
  /** Services that the answer also concerns. */
  related: ServiceLink[];
}

export interface ServiceLink {
  name: string;
  to: string;
}

/** Finds a service by id. @throws Error on an id that no service has */
export type FindServiceLink = (id: string) => ServiceLink;

export interface ServiceView {
  title: string;
  subtitle: string;
  name: string;
  image: string | null;
  city: string;
  /** On the tape above the name: "Pack & Ship". */
  sectionName: string;
  label: LabelRowView[];
  cards: Array<{ id: string; heading: string; body: RichText; isFullWidth: boolean }>;
  features: Array<{ icon: IconName; title: string; description: string }>;
  faqs: FaqView[];
  callToAction: CallToAction;
}

/** A service in a list. */
export interface ServiceCard {
  name: string;
  summary: string;
  /** "from $20 per month", or null. */
  figure: string | null;
  to: string;
  icon: IconName | null;
  image: string | null;
}

/** A service as one link: what it is, and how much or how long. */
export interface PriceLink extends Pick<ServiceCard, "to" | "icon"> {
  name: string;
  /** ["from $35.00", "under 5 minutes"] */
  figures: readonly string[];
}

export function serviceCard(service: Service, numbers: Numbers): ServiceCard {
  return {
    name: service.serviceName,
    summary: withNumbers(service.summary, numbers),
    figure: service.figure === undefined ? null : withNumbers(service.figure, numbers),
    to: servicePath(service),
    icon: service.icon,
    image: service.heroImage ?? null,
  };
}

/** `/pack-ship/artwork-shipping`; a service that is its section's own overview has one segment. */
export function servicePath({ section, slug }: Pick<Service, "section" | "slug">): string {
  return section === slug ? `/${slug}` : `/${section}/${slug}`;
}

/** "Pack & Ship" and so on. */
export const sectionNames: Record<ServiceSection, string> = {
  "pack-ship": "Pack & Ship",
  "copy-print": "Copy & Print",
  "home-business": "Home & Business",
  specialty: "Specialty",
};

/** The sections of the FAQ page in their order, by the section of the services that they are about. */
export const faqSections: Record<ServiceSection, FaqGroup["section"]> = {
  "pack-ship": "Pack & Ship",
  "copy-print": "Copy & Print",
  "home-business": "Home & Business",
  specialty: "Specialty Services",
};

/** The questions in a service's own record as a group of the FAQ page, under the service's id and name. */
export function ownFaqGroup({ id, serviceName, section, faqs }: Service): FaqGroup | null {
  return faqs === undefined ? null : { key: id, title: serviceName, section: faqSections[section], faqs };
}

const longDate = new Intl.DateTimeFormat("en-US", { timeZone: "UTC", dateStyle: "long" });

/** "2026-11-20" → "November 20, 2026" */
export function formatDate(isoDate: string): string {
  return longDate.format(new Date(`${isoDate}T00:00:00Z`));
}

/** The fragment of the question's address: its id, or the question itself where a simple record has none. */
export const faqId = ({ id, question }: Faq) => id ?? slugify(question);

/** The fragment of the card's address: its id, or its heading where it has none. */
export const cardId = ({ id, heading }: Service["content"][number]) => id ?? slugify(heading);

export function faqView(faq: Faq, numbers: Numbers, findLink: FindServiceLink): FaqView {
  return {
    id: faqId(faq),
    question: withNumbers(faq.question, numbers),
    answer: parseRichText(withNumbers(faq.answer, numbers)),
    isFeatured: faq.isFeatured ?? false,
    lastUpdated: faq.lastUpdated === undefined ? null : formatDate(faq.lastUpdated),
    related: (faq.relatedServices ?? []).map(findLink),
  };
}

const orderOf = ({ order = Number.MAX_SAFE_INTEGER }: Faq) => order;

/** Featured questions first, then the rest; inside both, group by group and by order, those without one last. */
export function orderFaqs(groups: readonly FaqGroup[]): Faq[] {
  const faqs = groups.flatMap((group) => group.faqs.toSorted((a, b) => orderOf(a) - orderOf(b)));
  return [...faqs.filter((faq) => faq.isFeatured), ...faqs.filter((faq) => !faq.isFeatured)];
}

/** The rows of a service's label, in words; none where it has no label. */
export const labelView = ({ label = [] }: Service, numbers: Numbers, things: Things): LabelRowView[] =>
  label.map((row) => ({
    term: row.term,
    details:
      "bring" in row
        ? row.bring.map((item) => bringText(item, things, numbers))
        : row.details.map((detail) => withNumbers(detail, numbers)),
  }));

export function serviceView(
  service: Service,
  groups: readonly FaqGroup[],
  numbers: Numbers,
  things: Things,
  defaultCallToAction: CallToAction,
  findLink: FindServiceLink,
): ServiceView {
  const text = (source: string) => withNumbers(source, numbers);
  return {
    title: text(service.heroTitle),
    subtitle: text(service.heroSubtitle),
    name: service.serviceName,
    image: service.heroImage ?? null,
    city: service.city,
    sectionName: sectionNames[service.section],
    label: labelView(service, numbers, things),
    cards: service.content.map((card) => ({
      id: cardId(card),
      heading: text(card.heading),
      body: parseRichText(text(card.body)),
      isFullWidth: card.isFullWidth ?? false,
    })),
    features: service.features.map(({ icon, title, description }) => ({
      icon,
      title: text(title),
      description: text(description),
    })),
    faqs: orderFaqs(groups).map((faq) => faqView(faq, numbers, findLink)),
    callToAction: service.cta ?? defaultCallToAction,
  };
}
