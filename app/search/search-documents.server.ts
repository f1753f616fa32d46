/** Documents from the records: texts for the index, and views. */
import { distanceOf, measuredFrom } from "../areas/areas.server.ts";
import { trackingPage } from "../content/pages/tracking.ts";
import { policies } from "../content/policies/index.ts";
import type { Cost, FaqGroup, Policy, Service, StoreAnswer, Tool, TrackingPage } from "../content/schema.ts";
import { storeAnswers } from "../content/search/store-answers.ts";
import { services } from "../content/services/index.ts";
import { tools } from "../content/tools.ts";
import { faqGroups, faqGroupsOf, faqId } from "../faq/faq-groups.server.ts";
import { viewPolicySections } from "../pages/policies/policies.server.ts";
import { servicePath } from "../site/service-links.server.ts";
import { detailText, labelRowsOf } from "../services/label.server.ts";
import { cardId } from "../services/services.server.ts";
import type { PageRecord } from "../pages/page-record.ts";
import { findPage, indexedPages } from "../pages/pages.server.ts";
import { memoize } from "../site/memoize.ts";
import { parseRichText, plainText, type RichText } from "../text/rich-text.ts";
import { tokenize } from "./engine/analysis.ts";
import type { AnswerView } from "../search-field/search.ts";
import { storeMarkup, viewHoursAnswer } from "./store-words.server.ts";

/** People ask most for prices and about the store, and a passage says more than its page. */
const rank = { page: 0.85, usual: 1, price: 1.4, store: 1.6 };

interface Part {
  id?: string;
  page: string;
  /** URL fragment, or any unique text if it has none. */
  fragment: string;
  title: string;
  /** What people type for it. */
  tags?: readonly string[] | undefined;
  /** Its service or group. */
  topic?: readonly string[];
  names?: readonly string[];
  /** Indexed but not shown. */
  besides?: readonly string[];
  body: () => RichText;
  /** Parts of the view that depend on the clock. */
  live?: typeof viewHoursAnswer | undefined;
  rank?: number;
  isAnswer?: boolean;
}

const nameOf = (path: string) => findPage(path)?.name ?? "";

function documentOf({ page, fragment, title, tags = [], topic = [], names = [], besides = [], live, ...part }: Part) {
  const body = memoize((_: void) => part.body());
  return {
    id: page + fragment,
    page,
    title,
    names,
    isAnswer: true,
    rank: rank.usual,
    ...part,
    /** Called at build time only. */
    indexFields: () => ({
      tags: tags.join(", "),
      topic: topic.join(", "),
      body: [...besides, plainText(body())].join(" "),
    }),
    view: (now: Date, query: string): Omit<AnswerView, "brief"> => ({
      title,
      to: fragment.startsWith("#") ? page + fragment : page,
      source: nameOf(page),
      body: body(),
      open: null,
      ...live?.(now, tokenize(query)),
    }),
  };
}

const serviceOf = (page: PageRecord) => (page.group === "service" ? page.record : undefined);

const sentence = (detail: string | Cost) => detailText(detail).replace(/(?<![.?!])$/, ".");
const listOf = (items: readonly string[]): RichText =>
  items.length === 0 ? [] : [{ ul: items.map((item) => [item]) }];

const rowKinds = new Map(
  services.flatMap(({ label = [] }: Service) =>
    label.map((row) => [row.term, "bring" in row ? "bring" : row.about] as const),
  ),
);

/** "Price: …" → "price" */
export const kindOfRow = (text: string) => rowKinds.get(text.slice(0, text.indexOf(": ")));

const labelList = (service: Pick<Service, "label">) =>
  listOf(labelRowsOf(service).map(({ term, details }) => `${term}: ${details.map(sentence).join(" ")}`));

function wholePage(page: PageRecord) {
  const service = serviceOf(page);
  const town = page.group === "area" ? page.record.content[0] : undefined;
  const distance = page.group === "area" ? distanceOf(page.record) : null;
  const summary = page.service?.description ?? page.description;
  const isTool = tools.some((each: Tool) => each.path === page.path && each.anchor === undefined);
  const groups = service === undefined ? [] : faqGroupsOf(service);
  return documentOf({
    page: page.path,
    fragment: "",
    title: page.name,
    names: [page.name, ...groups.map(({ title }) => title), ...(page.record.otherNames ?? [])],
    tags: [
      ...(page.record.tags ?? []),
      ...(service?.keywords ?? []),
      ...(page.group === "area" ? page.record.keywords : []),
    ],
    topic: [
      page.service?.type ?? "",
      ...(town?.body.match(/\b\d{5}\b/g) ?? []),
      ...(service?.label ?? []).map(({ term }) => term),
    ],
    besides: [
      page.title,
      page.description,
      ...(service === undefined ? [] : [service.heroTitle, service.heroSubtitle]),
    ],
    body: () => [
      ...(distance === null
        ? []
        : [{ p: [`${page.name} is ${distance.miles} ${distance.direction} of ${measuredFrom}.`] }]),
      ...(town ? parseRichText(town.body) : []),
      { p: [summary] },
      ...labelList(service ?? {}),
    ],
    rank: rank.page,
    isAnswer: page.service !== undefined || town !== undefined || page.path === "/tracking" || isTool,
  });
}

const offersOf = ({ service }: PageRecord) => service?.offers ?? [];
const priced = indexedPages.filter((page) => offersOf(page).length > 0);

const pricesOn = (page: PageRecord) =>
  labelRowsOf({
    label: serviceOf(page)?.label?.filter((row) => "about" in row && row.about === "price"),
  }).flatMap(({ details }) => details.map(sentence));

const prices = (page: PageRecord) =>
  documentOf({
    page: page.path,
    fragment: " prices",
    title: `${page.name}: prices`,
    tags: [
      ...offersOf(page).flatMap(({ name, unit }) => [name, ...(unit === null ? [] : [`per ${unit}`])]),
      ...page.name.split(" ").map((word) => `${word} prices`),
    ],
    topic: page.record.tags ?? [],
    body: () => listOf(pricesOn(page)),
    rank: rank.price,
  });

// The label is next to the first card.
const sections = (service: Service) =>
  service.content.map((card, at) =>
    documentOf({
      page: servicePath(service),
      fragment: `#${cardId(card)}`,
      title: card.heading,
      tags: card.tags,
      topic: [service.serviceName],
      body: () => [...parseRichText(card.body), ...labelList(at === 0 ? service : {})],
    }),
  );

function questions(group: FaqGroup) {
  const service = services.find((each) => faqGroupsOf(each).some(({ key }) => key === group.key));
  const about = service === undefined ? [] : [service.serviceName, service.category];
  return group.faqs.map((faq) =>
    documentOf({
      page: service === undefined ? "/ask-mailbox-plus" : servicePath(service),
      fragment: `${faq.isOnPage === true ? " " : "#"}${faqId(faq)}`,
      title: faq.question,
      tags: faq.tags,
      topic: [group.title, ...about, faq.category ?? ""],
      body: () => parseRichText(faq.answer),
    }),
  );
}

const policySections = (policy: Policy) =>
  viewPolicySections(policy).map(({ id, title, tags, body, content }) =>
    documentOf({
      page: policy.path,
      fragment: `#${id}`,
      title,
      tags,
      topic: [policy.heroTitle],
      body: () => [...body, ...listOf(content)],
    }),
  );

const tip = ({ title, description, tags }: TrackingPage["tips"][number]) =>
  documentOf({
    page: "/tracking",
    fragment: ` ${title}`,
    title,
    tags,
    topic: ["Tracking a package"],
    body: () => [{ p: [description] }],
  });

/** Only tools on service pages; the others are pages themselves. */
function tool({ name, description, path: page, anchor, tags }: Tool) {
  const fragment = `#${anchor ?? ""}`;
  const body = (): RichText => [{ p: [description] }, { p: [{ link: "Try it", to: page + fragment }] }];
  return anchor === undefined
    ? []
    : documentOf({ page, fragment, title: name, tags, topic: [nameOf(page)], body, rank: rank.page });
}

function store({ id, page, fragment = ` ${id}`, title, tags, shows, text }: StoreAnswer) {
  const priceList = (): RichText => [
    { ul: priced.map((each) => [{ link: each.name, to: each.path }, `: ${pricesOn(each).join(" ")}`]) },
    ...parseRichText(text ?? ""),
  ];
  return documentOf({
    id: `store ${id}`,
    page,
    fragment,
    title,
    tags: tags.split(/,\s*/),
    body: shows === "prices" ? priceList : () => parseRichText(text ?? storeMarkup(id)),
    live: shows === "hours" ? viewHoursAnswer : undefined,
    rank: rank.store,
  });
}

export const searchDocuments = memoize((_: void) => [
  ...indexedPages.map(wholePage),
  ...priced.map(prices),
  ...services.flatMap(sections),
  ...faqGroups.flatMap(questions),
  ...Object.values(policies).flatMap(policySections),
  ...trackingPage.tips.map(tip),
  ...tools.flatMap(tool),
  ...storeAnswers.map(store),
]);
