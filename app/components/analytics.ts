/** Analytics events: nothing happens unless a tag manager is on the page. */
declare global {
  interface Window {
    dataLayer?: object[];
  }
}

interface CallToActionClick {
  path: string;
  title: string;
  buttonText: string;
}

/** Reports a click on a call to action as `cta_click`. */
export function reportCallToAction({ path, title, buttonText }: CallToActionClick): void {
  window.dataLayer?.push({ event: "cta_click", page_path: path, page_title: title, button_text: buttonText });
}
