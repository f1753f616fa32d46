/** `/visit`: its words, and the list of what its address names. */
import { numbers } from "../../text/numbers.server.ts";
import { visitPage } from "../../content/pages/visit.ts";
import { thingsToBring } from "../../content/things-to-bring.ts";
import { postmarkOf } from "../../site/site.server.ts";
import { mailAddressUrl } from "../../site/urls.ts";
import { errandGroups, errands } from "./errands.server.ts";
import { doneEntry, errandsIn, visitCodePath, visitPath, visitList } from "./visit-list.ts";
import { viewPage } from "../../pages/pages.server.ts";
import { viewComeBy } from "../../hours/hours.server.ts";

const groups = errandGroups.map(({ name, errands: all }) => ({
  name,
  errands: all.map((errand) => ({ id: errand.id, name: errand.name })),
}));

/** `/visit`, around the list. Where there is a list it stands as high as it can, and where it is done it is the page. */
export function viewVisitPage({ searchParams }: URL, now: Date) {
  const { head, trail, words } = viewPage(visitPage);
  const { heroTitle, heroSubtitle, heroImage, doneTitle, doneText, comeByTitle, comeByText } = words;
  const hasList = errandsIn(searchParams, errands).length > 0;
  const isDone = hasList && searchParams.has(doneEntry);
  return {
    head,
    page: {
      trail,
      heroTitle: isDone ? doneTitle : heroTitle,
      heroSubtitle: isDone ? doneText : heroSubtitle,
      heroImage: hasList ? undefined : heroImage,
      comeByTitle,
      comeByText,
      comeBy: viewComeBy(now),
    },
  };
}

/**
 * All that one can choose from, the list that the address asks for, and the hours.
 * @param origin of the canonical site
 */
export function viewVisitList({ searchParams }: URL, origin: string, now: Date) {
  const { hoursLine } = viewComeBy(now);
  const { title, chooseTitle, bringTitle, beforeTitle, appointmentTitle, emptyText, codeText } = visitPage;
  const list = visitList(searchParams, { errands, things: thingsToBring, numbers });
  const ids = list.services.map(({ id }) => id);
  return {
    words: { title, chooseTitle, bringTitle, beforeTitle, appointmentTitle, emptyText, codeText },
    list,
    hoursLine,
    groups,
    postmark: postmarkOf(now),
    paths: { picker: visitPath(ids), done: visitPath(ids, true), code: visitCodePath(ids) },
    mailUrl: mailAddressUrl(title, origin + visitPath(ids, true)),
  };
}
