import { carriers } from "../content/carriers.ts";
import { trackingPage } from "../content/pages/tracking.ts";
import { viewPage } from "../site/pages.server.ts";
import { storeContact } from "../site/store.server.ts";

/** Head and words of the page; `advice` is what its static part shows. */
export function viewTrackingPage() {
  const { head, trail, words } = viewPage(trackingPage);
  const { formTitle, heroTitle, heroSubtitle, heroImage, ...advice } = words;
  return {
    head,
    page: { trail, formTitle, heroTitle, heroSubtitle, heroImage, carriers },
    advice: () => ({ ...advice, phone: storeContact.phone }),
  };
}
