/** What only the owner can answer: filled in, each answer shows wherever it is asked for; empty, nothing speaks of it. */
import { afterAll, expect, test } from "vitest";
import { areas } from "#app/content/areas/index.ts";
import { aboutPage } from "#app/content/pages/about-us.ts";
import type { AboutPage, Answers } from "#app/content/schema.ts";
import { site } from "#app/content/site.ts";
import { storeInstant } from "#app/hours/store-days.ts";
import { endOtherRecords, everyString, siteWith } from "../support/site-with.ts";

afterAll(endOtherRecords);

const [monday, saturday] = ["2026-11-23", "2026-11-28"].map((date) => storeInstant(date, "10:00"));

const workdays = { monday: "16:30", tuesday: "16:30", wednesday: "16:30", thursday: "16:30", friday: "16:30" };

test.each<[answer: string, answers: Answers, shown: Array<[address: string, words: string]>]>([
  [
    "last pickups",
    { lastPickups: { fedex: { ...workdays, saturday: "12:00" }, ups: { monday: "17:15" } } },
    [
      ["/pack-ship/fedex-shipping", "Mon-Fri 4:30 PM\nSat 12:00 PM"],
      ["/pack-ship/ups-authorized-shipper-outlet", "Mon 5:15 PM"],
      ["/pack-ship/package-drop-offs", "FedEx: Mon-Fri 4:30 PM, Sat 12:00 PM\nUPS: Mon 5:15 PM"],
      ["/visit?for=fedex-shipping", "Mon-Fri 4:30 PM"],
      ["search", "Last pickup"],
    ],
  ],
  [
    "the price of a copy",
    { prices: { "copy-black": 0.15, "copy-color": 0.5 } },
    [
      ["/copy-print/copies", "Black and white: $0.15\nColor: $0.50"],
      ["/visit?for=copies", "Color: $0.50"],
      ["search", "$0.15"],
      ["/facts.json", "Black-and-white copy"],
      ["JSON-LD of /copy-print/copies", '"price":"0.15"'],
    ],
  ],
  [
    "the price of a fax page",
    { prices: { "fax-page": 1.5 } },
    [
      ["/home-business/fax-services", "$1.50"],
      ["/visit?for=fax-services", "$1.50"],
    ],
  ],
  ["the price of a scan", { prices: { "scan-page": 0.35 } }, [["/home-business/document-scanning", "$0.35"]]],
  ["the price of shredding", { prices: { "shredding-pound": 1.25 } }, [["/home-business/shredding", "$1.25"]]],
  [
    "pages while one waits",
    { printsWhileYouWait: true },
    [
      ["/copy-print/document-printing", "Done while you wait"],
      ["/copy-print/copies", "Done while you wait"],
      ["/visit?for=copies", "Done while you wait"],
    ],
  ],
  [
    "pages that take longer",
    { printsWhileYouWait: false },
    [["/copy-print/document-printing", "Not done while you wait"]],
  ],
  [
    "the address of a digital mailbox",
    { digitalMailboxAddress: "200 Main Street, Unit 7, Painesville" },
    [
      ["/home-business/digital-mailbox-rental", "200 Main Street, Unit 7, Painesville"],
      ["search", "200 Main Street, Unit 7"],
    ],
  ],
])("%s", async (_, answers, shown) => {
  const empty = await siteWith({ answers: {} });
  const filled = await siteWith({ answers });
  for (const [address, words] of shown) {
    expect(filled.get(address), address).toContain(words);
    expect(empty.get(address), address).not.toContain(words);
  }
});

test("names of who runs the store show on About and in the search, where they were not mentioned before", async () => {
  const said = async (leadership: AboutPage["leadership"]) => {
    const pages = await siteWith({ aboutPage: { ...aboutPage, leadership } });
    const { searchAll } = await import("#app/search/search.server.ts");
    const { answers, notOffered } = searchAll("manager name", monday ?? new Date());
    return { about: pages.get("/about-us") ?? "", answers: everyString(answers).join(" "), notOffered };
  };
  const [manager, owner] = [{ role: "Store Manager" }, { role: "Owner" }];
  const empty = await said([manager, owner]);
  expect(empty.notOffered).toBe("the manager's name");
  const filled = await said([{ ...manager, name: "Ada Example" }, owner]);
  expect(filled.notOffered).toBeNull();
  expect(filled.about).toContain("Ada Example");
  expect(filled.answers).toContain("Store Manager: Ada Example.");
});

test("the last pickups of today stand beside the open sign while the store is open", async () => {
  await siteWith({ answers: { lastPickups: { fedex: { ...workdays }, ups: { monday: "17:15" } } } });
  const { viewComeBy } = await import("#app/hours/hours.server.ts");
  expect(viewComeBy(monday ?? new Date()).pickups).toBe("FedEx 4:30 PM, UPS 5:15 PM");
  expect(viewComeBy(saturday ?? new Date()).pickups).toBeNull();
  expect(viewComeBy(storeInstant("2026-11-23", "20:00")).pickups).toBeNull();
});

test("where the store is moves pin and distances", async () => {
  const [town] = areas.filter(({ city }) => city !== site.contact.address.city);
  const miles = async (geo: typeof site.geo | { lat: number; lng: number }) =>
    (await siteWith({ site: { ...site, geo } })).get(`/service-area/${town?.slug}`) ?? "";
  expect(await miles(site.geo)).toContain("Center of");
  const moved = await miles({ lat: (town?.geo.lat ?? 0) + 0.1, lng: town?.geo.lng ?? 0 });
  expect(moved).toContain("6.9 miles");
  expect(moved).toContain("Our store");
  const { areaMap } = await import("#app/areas/area-map.buildtime.ts");
  expect(areaMap.pin).toBe("our store");
});
