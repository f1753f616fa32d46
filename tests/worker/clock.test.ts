/** The frozen clock of the local configuration: signs, notices and messages go by it, one moment apart from another. */
import { expect, test } from "vitest";
import { useSite } from "../support/harness.ts";
import { addNotice } from "../support/notices.ts";
import { openSigns, textsWithRole } from "../support/page-text.ts";

const tuesdayAfternoon = "2026-11-24T15:00:00-05:00";
const saturdayAfternoon = "2026-11-28T15:00:00-05:00";

const site = useSite({ vars: { FROZEN_CLOCK: tuesdayAfternoon } });

const read = async (path: string, time?: string) =>
  (await site.request(path, { headers: { ...(time && { "x-frozen-clock": time }) } })).text();

test("the setting stops it for every request, the header for one", async () => {
  expect(new Set(openSigns(await read("/")))).toEqual(new Set(["Open · Closes at 6:00 PM"]));
  expect(new Set(openSigns(await read("/", saturdayAfternoon)))).toEqual(new Set(["Closed · Opens Mon 9:00 AM"]));
  expect(new Set(openSigns(await read("/", "2026-11-24T07:59:00-05:00")))).toEqual(
    new Set(["Closed · Opens at 9:00 AM"]),
  );
});

test("the client router's data go by it too", async () => {
  expect(await read("/contact-us.data", saturdayAfternoon)).toContain("Opens Mon 9:00 AM");
});

test("a notice stands at its time and at no other, however often either is asked for", async () => {
  await addNotice(site.db(), {
    text: "Closed this afternoon",
    starts_at: "2026-11-28T19:00:00Z",
    ends_at: "2026-11-28T21:00:00Z",
    closes_store: 1,
  });

  for (let visit = 0; visit < 3; visit += 1) {
    expect(textsWithRole(await read("/"), "status")).toEqual([]);
    expect(textsWithRole(await read("/", saturdayAfternoon), "status")).toEqual(["Closed this afternoon"]);
  }
});

test("a message is received then", async () => {
  expect((await site.sendJson(site.contactFields(), { "x-frozen-clock": saturdayAfternoon })).status).toBe(201);

  expect((await site.onlyRow()).received_at).toBe("2026-11-28T20:00:00.000Z");
});

test("a header that is no instant is refused, and the log says what to send", async () => {
  const response = await site.request("/", { headers: { "x-frozen-clock": "noon" } });

  expect(response.status).toBe(500);
  expect(site.logs().join("\n")).toContain("x-frozen-clock must be an instant such as 2026-11-26T15:00:00-05:00");
});
