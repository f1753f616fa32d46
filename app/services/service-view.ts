/** A service as its own page shows it: numbers filled in, markup parsed. */
import type { CallToAction, FaqGroup, IconName, Numbers, Service } from "../content/schema.ts";
import { faqView, orderFaqs, type FaqView } from "../faq/faq-view.ts";
import { linesWithNumbers, withNumbers } from "../text/number-tokens.ts";
import { parseRichText, type RichText } from "../text/rich-text.ts";
import { slugify } from "../text/slugify.ts";
import { bringText, type Things } from "./bring-items.ts";
import { messageAbout } from "./message-about.ts";
import { sectionNames, type FindServiceLink } from "./service-link.ts";

export interface FactRow {
  term: string;
  details: readonly string[];
}

export interface ServiceView {
  title: string;
  subtitle: string;
  name: string;
  image: string | null;
  city: string;
  /** On the tape above the name: "Pack & Ship". */
  sectionName: string;
  facts: FactRow[];
  cards: Array<{ id: string; heading: string; body: RichText; isFullWidth: boolean }>;
  features: Array<{ icon: IconName; title: string; description: string }>;
  faqs: FaqView[];
  callToAction: CallToAction;
}

/** The fragment of the card's address: its id, or its heading where it has none. */
export const cardId = ({ id, heading }: Service["content"][number]) => id ?? slugify(heading);

/** The facts of a service at a glance: the rows of the record's `label`, in words. */
export const factRows = ({ label = [] }: Service, numbers: Numbers, things: Things): FactRow[] =>
  label.map((row) => ({
    term: row.term,
    details:
      "bring" in row
        ? row.bring.map((item) => bringText(item, things, numbers))
        : linesWithNumbers(row.details, numbers),
  }));

export function serviceView(
  service: Service,
  groups: readonly FaqGroup[],
  numbers: Numbers,
  things: Things,
  defaultCallToAction: CallToAction,
  storeTown: string,
  findLink: FindServiceLink,
): ServiceView {
  const text = (source: string) => withNumbers(source, numbers);
  const { answeredFirst = [] } = service;
  const faqs = orderFaqs(groups).map((faq) => faqView(faq, numbers, findLink));
  const cards = service.content.map((card) => ({
    id: cardId(card),
    heading: text(card.heading),
    body: parseRichText(text(card.body)),
    isFullWidth: card.isFullWidth ?? false,
  }));
  const answers = faqs
    .filter(({ id }) => answeredFirst.includes(id))
    .map(({ id, question, answer }) => ({ id, heading: question, body: answer, isFullWidth: false }));
  return {
    title: text(service.heroTitle),
    subtitle: text(service.heroSubtitle),
    name: service.serviceName,
    image: service.heroImage ?? null,
    city: service.city ?? storeTown,
    sectionName: sectionNames[service.section],
    facts: factRows(service, numbers, things),
    // After the card that says what the service is.
    cards: cards.toSpliced(1, 0, ...answers),
    features: service.features.map(({ icon, title, description }) => ({
      icon,
      title: text(title),
      description: text(description),
    })),
    faqs: faqs.filter(({ id }) => !answeredFirst.includes(id)),
    callToAction: service.cta ? messageAbout(service, service.cta) : defaultCallToAction,
  };
}
