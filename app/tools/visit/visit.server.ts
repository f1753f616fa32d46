/** `/visit`: its words, and the list of what its address names. */
import { visitPage } from "../../content/pages/visit.ts";
import { postmarkOf, viewComeBy } from "../../hours/hours.server.ts";
import { viewPage } from "../../pages/pages.server.ts";
import { mailAddressUrl } from "../../site/urls.ts";
import { errandGroups } from "./errands.server.ts";
import { doneEntry, visitParams, visitPath } from "./visit-address.ts";
import { errandsIn, viewList } from "./visit-list.server.ts";

const groups = errandGroups.map(({ name, errands }) => ({
  name,
  errands: errands.map((errand) => ({ id: errand.id, name: errand.name })),
}));

/** `/visit`, around the list. */
export function viewVisitPage({ searchParams }: URL, now: Date) {
  const { head, trail, words } = viewPage(visitPage);
  const { heroTitle, heroSubtitle, doneTitle, doneText, comeByTitle, comeByText } = words;
  const isDone = errandsIn(searchParams).length > 0 && searchParams.has(doneEntry);
  return {
    head,
    page: {
      trail,
      heroTitle: isDone ? doneTitle : heroTitle,
      heroSubtitle: isDone ? doneText : heroSubtitle,
      comeByTitle,
      comeByText,
      comeBy: viewComeBy(now),
    },
  };
}

/**
 * All errands to choose from, the list that the address asks for, and the hours.
 * @param origin of the canonical site
 */
export function viewVisitList({ searchParams }: URL, origin: string, now: Date) {
  const { title, chooseTitle, bringTitle, beforeTitle, appointmentTitle, emptyText, heroImage, codeText } = visitPage;
  const list = viewList(searchParams);
  const ids = list.errands.map(({ id }) => id);
  return {
    words: {
      title,
      chooseTitle,
      bringTitle,
      beforeTitle,
      appointmentTitle,
      emptyText,
      emptyImage: heroImage,
      codeText,
    },
    list,
    groups,
    postmark: postmarkOf(now),
    /** Addresses of the list with all choices, of the list alone, and of its QR code. */
    paths: {
      picker: visitPath(ids),
      done: visitPath(ids, true),
      code: `/visit/code.svg?${visitParams(ids).toString()}`,
    },
    mailUrl: mailAddressUrl(title, origin + visitPath(ids, true)),
  };
}
