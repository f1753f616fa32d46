/** Everything that answers, from the records: what is looked for in, and what is shown. */
import type { Numbers, FaqGroup, Policy, Service, StoreAnswer, Tool, TrackingPage } from "../content/schema.ts";
import type { Things } from "../services/bring-items.ts";
import { withNumbers } from "../text/number-tokens.ts";
import type { PageRecord } from "../site/page-record.ts";
import { policyView } from "../pages/policies/policy-view.ts";
import { parseRichText, plainText, type RichText } from "../text/rich-text.ts";
import { cardId, factRows } from "../services/service-view.ts";
import { faqId } from "../faq/faq-view.ts";
import { servicePath } from "../services/service-link.ts";
import type { AnswerView } from "./engine/answer-view.ts";
import type { SearchDocument } from "./engine/ranking.ts";
import { tokenize } from "./engine/analysis.ts";
import { hoursNow, storeMarkup, type StoreData } from "./store-words.ts";

export interface AnsweringDocument extends SearchDocument {
  view: (now: Date, query: string) => AnswerView;
}

interface Part {
  page: string;
  /** Its place on the page, or what its id ends with if it has none. */
  fragment: string;
  title: string;
  tags?: readonly string[] | undefined;
  topic?: readonly string[] | undefined;
  body: () => RichText;
}

export interface AnswerSource extends StoreData {
  pages: readonly PageRecord[];
  services: readonly Service[];
  faqGroups: readonly FaqGroup[];
  /** The groups of questions on a page of a service. */
  groupsOf: (service: Service) => readonly FaqGroup[];
  policies: readonly Policy[];
  tips: TrackingPage["tips"];
  storeAnswers: readonly StoreAnswer[];
  tools: readonly Tool[];
  numbers: Numbers;
  things: Things;
}

/** Prices, and what people ask about the store itself, are asked for more often than the rest. */
const rank = { usual: 1, price: 1.4, store: 1.6 };

/** The service with the prices of its label alone. */
const withPrices = (service: Service | undefined): Service | undefined =>
  service && { ...service, label: (service.label ?? []).filter((row) => "about" in row && row.about === "price") };

const faqPage = "/ask-mailbox-plus";

/** Rows of a label that are understood without their name. */
const speakForThemselves: ReadonlySet<string> = new Set(["Price", "Time"]);

const sentence = (detail: string) => (/[.?!]$/.test(detail) ? detail : `${detail}.`);

export function answeringDocuments(source: AnswerSource): AnsweringDocument[] {
  const text = (markup: string) => withNumbers(markup, source.numbers);
  const rich = (markup: string) => parseRichText(text(markup));
  const pagesByPath = new Map(source.pages.map((page) => [page.path, page]));
  const servicesByPath = new Map(source.services.map((service) => [servicePath(service), service]));
  const nameOf = (path: string) => pagesByPath.get(path)?.name ?? "";
  const labelOf = (service: Service | undefined) =>
    service === undefined ? [] : factRows(service, source.numbers, source.things);
  const labelList = (service: Service | undefined): RichText => {
    const rows = labelOf(service).map(({ term, details }) => [
      [...(speakForThemselves.has(term) ? [] : [`${term}:`]), ...details.map(sentence)].join(" "),
    ]);
    return rows.length === 0 ? [] : [{ ul: rows }];
  };

  const part = ({ page, fragment, title, tags = [], topic = [], body }: Part): AnsweringDocument => ({
    id: page + fragment,
    page,
    title,
    isAnswer: true,
    rank: rank.usual,
    more: () => ({ tags: tags.join(", "), topic: topic.join(", "), body: plainText(body()) }),
    view: () => ({
      title,
      to: fragment.startsWith("#") ? page + fragment : page,
      source: nameOf(page),
      body: body(),
      open: null,
    }),
  });

  const wholePage = (page: PageRecord): AnsweringDocument => {
    const service = servicesByPath.get(page.path);
    const summary = page.service?.description ?? page.description;
    const document = part({
      page: page.path,
      fragment: "",
      title: page.name,
      tags: [
        ...(page.tags ?? []),
        ...(service?.keywords ?? []),
        ...(page.group === "area" ? [`shipping near ${page.name}`] : []),
      ],
      // "Price", "Time", "Bring": what the label answers.
      topic: [page.service?.type ?? "", ...(service?.label ?? []).map(({ term }) => term)],
      body: () => [{ p: [summary] }, ...labelList(service)],
    });
    const more = () => {
      const { body, ...fields } = document.more();
      const hero = service === undefined ? [] : [service.heroTitle, service.heroSubtitle].map(text);
      return { ...fields, body: [page.title, page.description, ...hero, body].join(" ") };
    };
    const isTool = source.tools.some(({ path, anchor }) => path === page.path && anchor === undefined);
    const groups = service === undefined ? [] : source.groupsOf(service);
    return {
      ...document,
      more,
      isAnswer: page.service !== undefined || page.path === "/tracking" || isTool,
      names: [page.name, ...groups.map(({ title }) => title), ...(page.otherNames ?? [])],
    };
  };

  const offersOf = ({ service }: PageRecord) => service?.offers ?? [];
  const priced = source.pages.filter((page) => offersOf(page).length > 0);
  /** As the label of a page says them, a sentence each. */
  const pricesOn = ({ path }: PageRecord) =>
    labelOf(withPrices(servicesByPath.get(path))).flatMap(({ details }) => details.map(sentence));

  const prices = (page: PageRecord): AnsweringDocument => ({
    ...part({
      page: page.path,
      fragment: " prices",
      title: `${page.name}: prices`,
      tags: [
        ...offersOf(page).flatMap(({ name, unit }) => [name, ...(unit === null ? [] : [`per ${unit}`])]),
        ...page.name.split(" ").map((word) => `${word} prices`),
      ],
      topic: page.tags,
      body: () => [{ ul: pricesOn(page).map((price) => [price]) }],
    }),
    rank: rank.price,
  });

  /** The first card stands beside the label: what it costs, how long it takes, what to bring. */
  const sections = ([page, service]: [string, Service]) =>
    service.content.map((card, at) =>
      part({
        page,
        fragment: `#${cardId(card)}`,
        title: text(card.heading),
        tags: card.tags,
        topic: [service.serviceName],
        body: () => [...rich(card.body), ...(at === 0 ? labelList(service) : [])],
      }),
    );

  const questions = (group: FaqGroup) => {
    const service = source.services.find((each) => source.groupsOf(each).some(({ key }) => key === group.key));
    const about = service === undefined ? [] : [service.serviceName, service.category];
    return group.faqs.map((faq) =>
      part({
        page: service === undefined ? faqPage : servicePath(service),
        fragment: `#${faqId(faq)}`,
        title: text(faq.question),
        tags: [...(faq.tags ?? []), ...(faq.phrasings ?? [])],
        topic: [group.title, ...about, faq.category ?? ""],
        body: () => rich(faq.answer),
      }),
    );
  };

  const policySections = (policy: Policy) =>
    policyView(policy, source.numbers).sections.map(({ id, title, body, lines }, at) =>
      part({
        page: policy.path,
        fragment: `#${id}`,
        title,
        tags: policy.sections[at]?.tags,
        topic: [policy.heroTitle],
        body: () => (lines.length === 0 ? body : [...body, { ul: lines.map((line) => [line]) }]),
      }),
    );

  const tip = ({ title, description, tags }: TrackingPage["tips"][number]) =>
    part({
      page: "/tracking",
      fragment: ` ${title}`,
      title,
      tags,
      topic: ["Tracking a package"],
      body: () => [{ p: [description] }],
    });

  /** A tool that stands on the page of a service; the others are pages. */
  const tool = ({ name, description, path, anchor, tags }: Tool): AnsweringDocument[] => {
    const fragment = `#${anchor ?? ""}`;
    const body = (): RichText => [{ p: [description] }, { p: [{ link: "Try it", to: path + fragment }] }];
    return anchor === undefined ? [] : [part({ page: path, fragment, title: name, tags, topic: [nameOf(path)], body })];
  };

  const storeBody = ({ id, text: own }: StoreAnswer): RichText =>
    id === "prices"
      ? [
          { ul: priced.map((page) => [{ link: page.name, to: page.path }, `: ${pricesOn(page).join(" ")}`]) },
          ...rich(own ?? ""),
        ]
      : rich(own ?? storeMarkup(id, source));

  const store = (answer: StoreAnswer): AnsweringDocument => {
    const { id, page, fragment = ` ${id}`, title, tags } = answer;
    const document = part({ page, fragment, title, tags, body: () => storeBody(answer) });
    return {
      ...document,
      id: `store ${id}`,
      rank: rank.store,
      ...(id === "hours" && {
        view: (now, query) => ({ ...document.view(now, query), ...hoursNow(source, now, tokenize(query)) }),
      }),
    };
  };

  return [
    ...source.pages.map(wholePage),
    ...priced.map(prices),
    ...[...servicesByPath].flatMap(sections),
    ...source.faqGroups.flatMap(questions),
    ...source.policies.flatMap(policySections),
    ...source.tips.map(tip),
    ...source.tools.flatMap(tool),
    ...source.storeAnswers.map(store),
  ];
}
