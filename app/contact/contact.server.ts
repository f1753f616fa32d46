import { answers } from "../content/owner-answers.ts";
import { contactPage } from "../content/pages/contact.ts";
import { pinText, towns } from "../areas/areas.server.ts";
import { hours } from "../content/hours.ts";
import { weekRows } from "../hours/opening-hours.ts";
import { shortDay } from "../hours/store-days.ts";
import { postmark, storeContact } from "../site/site.server.ts";
import { parseRichText } from "../text/rich-text.ts";

export function viewContactPage(now: Date) {
  const week = weekRows(hours, now, 30);
  const isComing = (row: (typeof week)[number]) => row.exception !== undefined && row.isToday !== true;
  const { gettingHere, gettingHereTitle, heroTitle, words } = contactPage;
  return {
    heroTitle,
    ...words,
    ...storeContact,
    gettingHereTitle,
    gettingHere: parseRichText([gettingHere, answers.parking ?? ""].join("\n\n").trim()),
    map: { pin: pinText },
    towns,
    // There may be many coming holidays, so they follow the week.
    week: [...week.filter((row) => !isComing(row)), ...week.filter(isComing)],
  };
}

export function viewMessageForm(now: Date) {
  const { formTitle, formIntro } = contactPage.words;
  return {
    formTitle,
    formIntro,
    phone: storeContact.phone,
    email: storeContact.email,
    postmark: { ...postmark, lines: shortDay(now) },
  };
}
