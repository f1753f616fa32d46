/** Everything that answers, from the records: what is looked for in, and what is shown. */
import type { Numbers, FaqGroup, Policy, Service, StoreAnswer, Tool, TrackingPage } from "../../content/schema.ts";
import type { Things } from "../bring-items.ts";
import { withNumbers } from "../number-tokens.ts";
import type { PageRecord } from "../page-record.ts";
import { policyView } from "../policy-view.ts";
import { parseRichText, plainText, type RichText } from "../rich-text.ts";
import { cardId, faqId, labelView, servicePath, type LabelRowView } from "../service-view.ts";
import type { AnswerView } from "./answer-view.ts";
import type { SearchDocument } from "./ranking.ts";
import { hoursNow, storeMarkup, type StoreData } from "./store-words.ts";

export interface AnsweringDocument extends SearchDocument {
  view: (now: Date) => AnswerView;
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

const faqPage = "/ask-mailbox-plus";

export function answeringDocuments(source: AnswerSource): AnsweringDocument[] {
  const text = (markup: string) => withNumbers(markup, source.numbers);
  /** The words of markup are all in it but for the targets of links. */
  const words = (markup: string) => text(markup).replaceAll(/\]\([^)]*\)/g, " ");
  const pagesByPath = new Map(source.pages.map((page) => [page.path, page]));
  const servicesByPath = new Map(source.services.map((service) => [servicePath(service), service]));
  const nameOf = (path: string) => pagesByPath.get(path)?.name ?? "";

  /** A part of a page; the id is its address, or one like it where the part has none. */
  const part = (
    page: string,
    fragment: string,
    title: string,
    more: SearchDocument["more"],
    view: Partial<AnswerView> | (() => Partial<AnswerView>),
  ): AnsweringDocument => ({
    id: page + fragment,
    page,
    title,
    isAnswer: true,
    rank: rank.usual,
    more,
    view: () => ({
      title,
      to: fragment.startsWith("#") ? page + fragment : page,
      source: nameOf(page),
      body: [],
      open: null,
      ...(typeof view === "function" ? view() : view),
    }),
  });

  const labelOf = (service: Service | undefined) =>
    service === undefined ? [] : labelView(service, source.numbers, source.things);

  /** A town's page is found by the town alone: the rest of its words are other pages' subjects. */
  const isTown = (page: PageRecord) => page.service !== undefined && !servicesByPath.has(page.path);

  const isTool = ({ path }: PageRecord) => source.tools.some((each) => each.path === path && each.anchor === undefined);

  const wholePage = (page: PageRecord): AnsweringDocument => {
    const service = servicesByPath.get(page.path);
    const summary = page.service?.description ?? page.description;
    return {
      ...part(
        page.path,
        "",
        page.name,
        () => ({
          tags: [...(page.tags ?? []), ...(service?.keywords ?? [])].join(", "),
          // "Price", "Time", "Bring": what the label answers.
          topic: [page.service?.type ?? "", ...(service?.label ?? []).map(({ term }) => term)].join(", "),
          body: isTown(page)
            ? ""
            : [
                page.title,
                page.description,
                summary,
                ...(service === undefined ? [] : [service.heroTitle, service.heroSubtitle]),
                ...labelOf(service).flatMap(({ details }) => details),
              ]
                .map(words)
                .join(" "),
        }),
        () => ({ body: [{ p: [summary] }, ...asList(labelOf(service))] }),
      ),
      isAnswer: page.service !== undefined || page.path === "/tracking" || isTool(page),
      names: [
        page.name,
        ...(service === undefined ? [] : source.groupsOf(service)).map(({ title }) => title),
        ...(page.otherNames ?? []),
      ],
    };
  };

  /** As the label says them, a row each. */
  const prices = ({ path, name, tags = [], service }: PageRecord): AnsweringDocument[] => {
    const offers = service?.offers ?? [];
    const owner = servicesByPath.get(path);
    const label = (owner?.label ?? []).filter((row) => "about" in row && row.about === "price");
    const rows = labelOf(owner && { ...owner, label });
    const units = [...new Set(offers.flatMap(({ unit }) => (unit === null ? [] : [`per ${unit}`])))];
    return offers.length === 0
      ? []
      : [
          {
            ...part(
              path,
              " prices",
              `${name}: prices`,
              () => ({
                tags: [...offers.map((offer) => offer.name), ...units].join(", "),
                topic: tags.join(", "),
                body: rows.flatMap(({ details }) => details).join(" "),
              }),
              { body: [{ ul: rows.flatMap(({ details }) => details.map((detail) => [detail])) }] },
            ),
            rank: rank.price,
          },
        ];
  };

  const sections = ([path, service]: [string, Service]) =>
    service.content.map((card): AnsweringDocument => {
      const fragment = `#${cardId(card)}`;
      return part(
        path,
        fragment,
        text(card.heading),
        () => ({
          tags: (card.tags ?? []).join(", "),
          topic: service.serviceName,
          body: words(card.body),
        }),
        () => ({ body: parseRichText(text(card.body)) }),
      );
    });

  const questions = (group: FaqGroup) => {
    const service = source.services.find((candidate) =>
      source.groupsOf(candidate).some(({ key }) => key === group.key),
    );
    const path = service === undefined ? faqPage : servicePath(service);
    return group.faqs.map((faq) =>
      part(
        path,
        `#${faqId(faq)}`,
        text(faq.question),
        () => ({
          tags: [...(faq.tags ?? []), ...(faq.phrasings ?? [])].join(", "),
          topic: [group.title, service?.serviceName ?? "", service?.category ?? "", faq.category ?? ""].join(", "),
          body: words(faq.answer),
        }),
        () => ({ body: parseRichText(text(faq.answer)) }),
      ),
    );
  };

  const policySections = (policy: Policy) =>
    policyView(policy, source.numbers).sections.map(({ id, title, body, lines }, at) =>
      part(
        policy.path,
        `#${id}`,
        title,
        () => ({
          tags: (policy.sections[at]?.tags ?? []).join(", "),
          topic: policy.heroTitle,
          body: [plainText(body), ...lines].join(" "),
        }),
        { body: lines.length === 0 ? body : [...body, { ul: lines.map((line) => [line]) }] },
      ),
    );

  /** A tool that stands on the page of a service; the others are pages. */
  const tool = ({ name, description, path, anchor, tags = [] }: Tool): AnsweringDocument[] =>
    anchor === undefined
      ? []
      : [
          part(path, `#${anchor}`, name, () => ({ tags: tags.join(", "), topic: nameOf(path), body: description }), {
            body: [{ p: [description] }, { p: [{ link: "Try it", to: `${path}#${anchor}` }] }],
          }),
        ];

  const store = (answer: StoreAnswer): AnsweringDocument => {
    const markup = answer.text ?? storeMarkup(answer.id, source);
    const document = part(
      answer.page,
      answer.fragment ?? ` ${answer.id}`,
      answer.title,
      () => ({ tags: answer.tags.join(", "), topic: "", body: words(markup) }),
      () => ({ body: parseRichText(text(markup)) }),
    );
    return {
      ...document,
      id: `store ${answer.id}`,
      rank: rank.store,
      ...(answer.id === "hours" && { view: (now) => ({ ...document.view(now), ...hoursNow(source, now) }) }),
    };
  };

  return [
    ...source.pages.map(wholePage),
    ...source.pages.flatMap(prices),
    ...[...servicesByPath].flatMap(sections),
    ...source.faqGroups.flatMap(questions),
    ...source.policies.flatMap(policySections),
    ...source.tips.map(({ title, description, tags = [] }) =>
      part(
        "/tracking",
        ` ${title}`,
        title,
        () => ({ tags: tags.join(", "), topic: "Tracking a package", body: description }),
        { body: [{ p: [description] }] },
      ),
    ),
    ...source.tools.flatMap(tool),
    ...source.storeAnswers.map(store),
  ];
}

/** Terms with their details, a line each. */
const asList = (rows: readonly LabelRowView[]): RichText =>
  rows.length === 0
    ? []
    : [{ ul: rows.map(({ term, details }) => [{ strong: `${term}:` }, ` ${details.join("; ")}`]) }];
