/** `/visit`: its words, and the list of what its address names. */
import { visitPage } from "../../content/pages/visit.ts";
import { viewComeBy } from "../../hours/hours.server.ts";
import { viewPage } from "../../pages/pages.server.ts";
import { storeContact } from "../../site/store.server.ts";
import { mailAddressUrl } from "../../site/urls.ts";
import { errandGroups } from "./errands.server.ts";
import { visitParams, visitPath } from "./visit-address.ts";
import { viewList } from "./visit-list.server.ts";

const groups = errandGroups.map(({ name, errands }) => ({
  name,
  errands: errands.map((errand) => ({ id: errand.id, name: errand.name })),
}));

/** `/visit`, around the list. */
export function viewVisitPage(now: Date) {
  const { head, trail, words } = viewPage(visitPage);
  const { comeByTitle, comeByText } = words;
  return { head, page: { trail, comeByTitle, comeByText, comeBy: viewComeBy(now) } };
}

/**
 * The list that the address asks for, the hours, and all errands to choose from.
 * @param origin of the canonical site
 */
export function viewVisitList({ searchParams }: URL, origin: string) {
  const { heroTitle, heroSubtitle, addTitle, bringTitle, beforeTitle, emptyText, codeText } = visitPage;
  const { addressLines, directionsUrl, phone } = storeContact;
  const list = viewList(searchParams);
  const ids = list.errands.map(({ id }) => id);
  return {
    words: { heroTitle, heroSubtitle, addTitle, bringTitle, beforeTitle, emptyText, codeText },
    list,
    groups,
    address: addressLines.join(", "),
    directionsUrl,
    phone,
    /** Address of its QR code. */
    code: `/visit/code.svg?${visitParams(ids).toString()}`,
    mailUrl: mailAddressUrl(heroTitle, origin + visitPath(ids)),
  };
}
