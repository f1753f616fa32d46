/** Chromium's version is in tests/e2e; WebKit for Linux has no service workers to test. */
import { site } from "../../app/content/site.ts";
import { openLine } from "../support/line.ts";
import { isStored, siteOrigin } from "../e2e/support.ts";
import { test, Visitor } from "./visitor.ts";

test("Any page shows what the store's number is without a connection, and opens when it is back", async ({
  visitor: { tab },
}) => {
  const line = await openLine(siteOrigin);
  const visitor = new Visitor(tab, line.origin);
  await visitor.visit("/contact-us");
  await visitor.finds(isStored, true, "/offline");
  line.isCut = true;
  await tab.open(`${line.origin}/about-us`);
  await visitor.reads(site.contact.phone);
  line.isCut = false;
  await visitor.finds(() => document.title.includes("About"), true);
  await line.close();
});
