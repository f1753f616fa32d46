/** Reading without a connection in Firefox; tests/e2e has it in Chromium, and WebKit for Linux has no service workers to drive. */
import { site } from "../../app/content/site.ts";
import { openLine } from "../support/line.ts";
import { fax, shredding } from "../support/service-like.ts";
import { isStored, siteOrigin } from "../e2e/support.ts";
import { test, Visitor } from "./visitor.ts";

test("A page that was read is there without a connection, another says what the store's number is", async ({
  visitor: { tab },
}) => {
  const line = await openLine(siteOrigin);
  const visitor = new Visitor(tab, line.origin);
  await visitor.visit("/contact-us");
  await visitor.finds(isStored, true, "/contact-us");
  await visitor.finds(isStored, true, "/offline");
  await visitor.visit("/visit");
  await visitor.finds(isStored, true, "/visit");
  const list = `for=${shredding.id}&for=${fax.id}`;
  await visitor.visit(`/visit?${list}`);
  line.isCut = true;
  // The plain page is not the list, and stores none.
  await tab.open(`${line.origin}/visit?${list}`);
  await visitor.reads("You are offline");
  await tab.open(`${line.origin}/visit`);
  await visitor.reads("My list");
  await visitor.finds(() => document.querySelectorAll("[data-service]").length, 2);
  await tab.open(`${line.origin}/contact-us`);
  await visitor.reads("You are reading a saved copy");
  await tab.open(`${line.origin}/about-us`);
  await visitor.reads(site.contact.phone);
  line.isCut = false;
  await visitor.finds(() => document.title.includes("About"), true);
  await line.close();
});
