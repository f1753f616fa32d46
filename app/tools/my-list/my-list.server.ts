import type { BringItem, Figure } from "../../content/schema.ts";
import { homePage } from "../../content/pages/home.ts";
import { myListPage } from "../../content/pages/my-list.ts";
import { comeByBand } from "../../hours/hours.server.ts";
import { besidePrice, bringItemsOf, bringText, coversOf, detailText } from "../../services/label.server.ts";
import { postmark, storeContact } from "../../site/site.server.ts";
import { mailAddressUrl } from "../../site/urls.ts";
import { listOf, listParams, listPath, showEntry } from "./errand-list.ts";
import { listed } from "../../text/english.ts";
import { errandGroups, errands, stamps, type Errand } from "./errands.server.ts";

export const viewMyListPage = (now: Date) => ({
  band: comeByBand(myListPage.comeBy, now, "/images/pages/my-list.svg"),
});

const idsIn = (params: URLSearchParams) => listOf(params.getAll("for"));

/** Known errands in the URL, without duplicates, in order. */
export const errandsIn = (params: URLSearchParams): Errand[] =>
  idsIn(params).flatMap((id) => errands.find((errand) => errand.id === id) ?? []);

export interface ListLine {
  text: string;
  price?: Pick<Figure, "number" | "after">;
  /** Whose it is, and which other errands it serves. */
  note?: string;
  /** 1-based answer this line belongs to; other answers hide it. */
  only?: number;
}

type Answer = NonNullable<Errand["asks"]>["answers"][number];

function onlyFor({ asks }: Errand, isOf: (answer: Answer) => boolean): Pick<ListLine, "only"> {
  const at = asks?.answers.findIndex(isOf) ?? -1;
  return at === -1 ? {} : { only: at + 1 };
}

const servesFor = (item: BringItem, other: BringItem) =>
  bringText(item) === bringText(other) ||
  (typeof item !== "string" && typeof other !== "string" && coversOf(item.thing).has(other.thing));

const bringLines = (errand: Errand, all: readonly Errand[]): ListLine[] =>
  bringItemsOf(errand.label).map((item) => {
    const others = all.filter(
      (other) => other !== errand && bringItemsOf(other.label).some((its) => servesFor(item, its)),
    );
    const notes = [
      ...(typeof item !== "string" && item.whose !== undefined ? [item.whose] : []),
      ...(others.length > 0 ? [`Also for ${listed(others.map(({ name }) => name))}`] : []),
    ];
    return {
      text: bringText(item),
      ...(notes.length > 0 && { note: notes.join(". ") }),
      ...(typeof item !== "string" && onlyFor(errand, ({ has }) => has.includes(item.thing))),
    };
  });

const rowsAbout = (errand: Errand, ...subjects: string[]) =>
  errand.label.flatMap((row) => {
    if (!("details" in row) || row.about === undefined || !subjects.includes(row.about)) {
      return [];
    }
    const lines = row.details.map((detail): ListLine => {
      const text = detailText(detail);
      const only = onlyFor(errand, ({ lines: beginning }) => text.startsWith(beginning));
      return typeof detail === "string" || detail.what === undefined
        ? { text: besidePrice(text), ...only }
        : { text: [detail.what, detail.more].filter(Boolean).join(", "), price: detail, ...only };
    });
    return [{ term: row.term, lines }];
  });

const linesAbout = (errand: Errand, subject: string) => rowsAbout(errand, subject).flatMap(({ lines }) => lines);

export function viewList(params: URLSearchParams) {
  const asked = idsIn(params);
  const chosen = errandsIn(params);
  return {
    errands: chosen.map((errand) => ({
      id: errand.id,
      name: errand.name,
      to: errand.to,
      image: errand.image,
      figure: errand.figure,
      asks: errand.asks && { question: errand.asks.question, answers: errand.asks.answers.map(({ name }) => name) },
      bring: bringLines(errand, chosen),
      before: linesAbout(errand, "before"),
      appointment: linesAbout(errand, "appointment").map(({ text }) => text),
      links: errand.links,
      prices: rowsAbout(errand, "price"),
      rows: rowsAbout(errand, "time", "limit"),
      without: listPath(chosen.filter((other) => other !== errand).map(({ id }) => id)),
    })),
    unknown: asked.length - chosen.length,
    isEmpty: params.has(showEntry) && asked.length === 0,
  };
}

export const viewListOnHome = (params: URLSearchParams) =>
  viewList(params).errands.map(({ id, name, image, bring }) => ({ id, name, image, bring }));

export type MyListView = ReturnType<typeof viewMyList>;

export function viewMyList({ searchParams }: URL, origin: string) {
  const { heroTitle, heroSubtitle, words } = myListPage;
  const list = viewList(searchParams);
  const ids = list.errands.map(({ id }) => id);
  return {
    words: {
      ...words,
      addTitle: `All ${errands.length} services`,
      heroTitle,
      heroSubtitle,
      stampsTitle: homePage.priceLinksTitle,
    },
    store: [...storeContact.addressLines, storeContact.phone.text].join(", "),
    list,
    groups: errandGroups,
    stamps: ids.length === 0 ? stamps : [],
    postmark,
    code: `/visit/code.svg?${listParams(ids).toString()}`,
    mailUrl: mailAddressUrl(heroTitle, origin + listPath(ids)),
  };
}
