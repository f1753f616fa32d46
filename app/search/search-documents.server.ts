/** The documents of the search, made from the records: their texts for the index, and their views. */
import { areaPath } from "../areas/areas.server.ts";
import { areas } from "../content/areas/index.ts";
import { trackingPage } from "../content/pages/tracking.ts";
import { policies } from "../content/policies/index.ts";
import type { FaqGroup, Policy, Service, StoreAnswer, Tool, TrackingPage } from "../content/schema.ts";
import { storeAnswers } from "../content/search/store-answers.ts";
import { services } from "../content/services/index.ts";
import { tools } from "../content/tools.ts";
import { faqGroups, faqGroupsOf, faqId } from "../faq/faq-groups.server.ts";
import { viewPolicySections } from "../pages/policies/policies.server.ts";
import { servicePath } from "../services/service-link.ts";
import { cardId, labelRowsOf } from "../services/services.server.ts";
import type { PageRecord } from "../pages/page-record.ts";
import { findPage, indexedPages } from "../pages/pages.server.ts";
import { memoize } from "../site/memoize.ts";
import { parseRichText, plainText, type RichText } from "../text/rich-text.ts";
import { tokenize } from "./engine/analysis.ts";
import type { AnswerView } from "./engine/answer-view.ts";
import type { SearchDocument } from "./engine/ranking.ts";
import { storeMarkup, viewHoursAnswer } from "./store-words.server.ts";

export interface AnsweringDocument extends SearchDocument {
  view: (now: Date, query: string) => AnswerView;
}

interface Part {
  page: string;
  /** The fragment of its place on the page, or a name for its id where it has none. */
  fragment: string;
  title: string;
  tags?: readonly string[] | undefined;
  topic?: readonly string[] | undefined;
  /** Texts that the index alone has. */
  besides?: readonly string[];
  body: () => RichText;
}

/** Prices and answers about the store are asked for more often than the rest. */
const rank = { usual: 1, price: 1.4, store: 1.6 };

const faqPage = "/ask-mailbox-plus";

const sentence = (detail: string) => (/[.?!]$/.test(detail) ? detail : `${detail}.`);

function answeringDocuments(): AnsweringDocument[] {
  const servicesByPath = new Map(services.map((service) => [servicePath(service), service]));
  const nameOf = (path: string) => findPage(path)?.name ?? "";
  const labelList = (service: Service | undefined): RichText => {
    const rows = labelRowsOf(service ?? {}).map(({ term, details }) => `${term}: ${details.map(sentence).join(" ")}`);
    return rows.length === 0 ? [] : [{ ul: rows.map((row) => [row]) }];
  };

  const part = ({ page, fragment, title, tags = [], topic = [], besides = [], ...rest }: Part): AnsweringDocument => {
    const body = memoize((_: void) => rest.body());
    return {
      id: page + fragment,
      page,
      title,
      isAnswer: true,
      rank: rank.usual,
      indexFields: () => ({
        tags: tags.join(", "),
        topic: topic.join(", "),
        body: [...besides, plainText(body())].join(" "),
      }),
      view: () => ({
        title,
        to: fragment.startsWith("#") ? page + fragment : page,
        source: nameOf(page),
        body: body(),
        open: null,
      }),
    };
  };

  const wholePage = (page: PageRecord): AnsweringDocument => {
    const service = servicesByPath.get(page.path);
    const town = areas.find((area) => areaPath(area) === page.path)?.content[0];
    const summary = page.service?.description ?? page.description;
    const isTool = tools.some((tool: Tool) => tool.path === page.path && tool.anchor === undefined);
    const groups = service === undefined ? [] : faqGroupsOf(service);
    return {
      ...part({
        page: page.path,
        fragment: "",
        title: page.name,
        tags: [
          ...(page.tags ?? []),
          ...(service?.keywords ?? []),
          ...(page.group === "area" ? [`shipping near ${page.name}`] : []),
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
        body: () =>
          town === undefined
            ? [{ p: [summary] }, ...labelList(service)]
            : [...parseRichText(town.body), { p: [summary] }],
      }),
      isAnswer: page.service !== undefined || town !== undefined || page.path === "/tracking" || isTool,
      names: [page.name, ...groups.map(({ title }) => title), ...(page.otherNames ?? [])],
    };
  };

  const offersOf = ({ service }: PageRecord) => service?.offers ?? [];
  const priced = indexedPages.filter((page) => offersOf(page).length > 0);
  /** The prices on the label of a page, a sentence each. */
  const pricesOn = ({ path }: PageRecord) =>
    labelRowsOf({
      label: servicesByPath.get(path)?.label?.filter((row) => "about" in row && row.about === "price"),
    }).flatMap(({ details }) => details.map(sentence));

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

  // The first card stands beside the label.
  const sections = ([page, service]: [string, Service]) =>
    service.content.map((card, at) =>
      part({
        page,
        fragment: `#${cardId(card)}`,
        title: card.heading,
        tags: card.tags,
        topic: [service.serviceName],
        body: () => [...parseRichText(card.body), ...(at === 0 ? labelList(service) : [])],
      }),
    );

  const questions = (group: FaqGroup) => {
    const service = services.find((each) => faqGroupsOf(each).some(({ key }) => key === group.key));
    const about = service === undefined ? [] : [service.serviceName, service.category];
    return group.faqs.map((faq) =>
      part({
        page: service === undefined ? faqPage : servicePath(service),
        fragment: faq.isOnPage === true ? ` ${faqId(faq)}` : `#${faqId(faq)}`,
        title: faq.question,
        tags: [...(faq.tags ?? []), ...(faq.phrasings ?? [])],
        topic: [group.title, ...about, faq.category ?? ""],
        body: () => parseRichText(faq.answer),
      }),
    );
  };

  const policySections = (policy: Policy) =>
    viewPolicySections(policy).map(({ id, title, body, lines }, at) =>
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

  /** A tool on the page of a service; the others are pages. */
  const tool = ({ name, description, path, anchor, tags }: Tool): AnsweringDocument[] => {
    const fragment = `#${anchor ?? ""}`;
    const body = (): RichText => [{ p: [description] }, { p: [{ link: "Try it", to: path + fragment }] }];
    return anchor === undefined ? [] : [part({ page: path, fragment, title: name, tags, topic: [nameOf(path)], body })];
  };

  const store = ({ id, page, fragment = ` ${id}`, title, tags, shows, text }: StoreAnswer): AnsweringDocument => {
    const priceList = (): RichText => [
      { ul: priced.map((each) => [{ link: each.name, to: each.path }, `: ${pricesOn(each).join(" ")}`]) },
      ...parseRichText(text ?? ""),
    ];
    const body = shows === "prices" ? priceList : () => parseRichText(text ?? storeMarkup(id));
    const document = part({ page, fragment, title, tags: tags.split(/,\s*/), body });
    return {
      ...document,
      id: `store ${id}`,
      rank: rank.store,
      ...(shows === "hours" && {
        view: (now, query) => ({ ...document.view(now, query), ...viewHoursAnswer(now, tokenize(query)) }),
      }),
    };
  };

  return [
    ...indexedPages.map(wholePage),
    ...priced.map(prices),
    ...[...servicesByPath].flatMap(sections),
    ...faqGroups.flatMap(questions),
    ...Object.values(policies).flatMap(policySections),
    ...trackingPage.tips.map(tip),
    ...tools.flatMap(tool),
    ...storeAnswers.map(store),
  ];
}

export const searchDocuments = memoize<void, readonly AnsweringDocument[]>(answeringDocuments);
