import { expect, test } from "vitest";
import { serviceField } from "../contact/fields.ts";
import { defaultCallToAction } from "../content/call-to-action.ts";
import { services } from "../content/services/index.ts";
import { viewServicePage } from "./service-page.server.ts";
import { messageAbout, messageBeginning } from "./services.server.ts";

const toForm = services
  .map((service) => {
    const buttonLink = viewServicePage(service).band.parts[0]?.acts[0]?.to ?? "";
    return [service.id, new URL(buttonLink, "https://x.example")] as const;
  })
  .filter(([, { pathname }]) => pathname.startsWith("/contact"));

test("calls to action lead to the form", () => {
  expect(toForm).not.toEqual([]);
});

test.each(toForm)("the call to action of %s says what the message is about", (id, { pathname, searchParams, hash }) => {
  const service = searchParams.get("service") ?? "";
  const beginning = messageBeginning(searchParams.get("about"));

  expect([pathname, hash]).toEqual(["/contact-us", "#form"]);
  expect(Object.keys(serviceField.options)).toContain(service);
  const record = services.find((each) => each.id === id);
  const name = record?.errand ?? record?.serviceName;
  expect(beginning).toBe(service === "other" ? `About ${name}: ` : "");
});

test.each([null, "", "piano", "constructor", "__proto__"])("nothing begins a message about %j", (about) => {
  expect(messageBeginning(about)).toBe("");
});

test.each([
  ["mailbox-rental", "mailbox"],
  ["digital-fingerprinting", "fingerprinting"],
  ["artwork-shipping", "shipping"],
  ["copies", "printing"],
  ["fax-services", "other"],
])("a message about %s is filed under %s", (id, interest) => {
  // The store may have removed it.
  for (const service of services.filter((record) => record.id === id)) {
    const { buttonLink } = messageAbout(service, { ...defaultCallToAction, buttonLink: "/contact" });
    expect(new URL(buttonLink, "https://x.example").searchParams.get("service")).toBe(interest);
  }
});
