/** Header, page and footer show one week and one sign: each is worked out once for the minute. */
import { afterAll, expect, test, vi } from "vitest";
import type * as OpeningHours from "#app/hours/opening-hours.ts";

const module = "#app/hours/opening-hours.ts";

afterAll(() => {
  vi.doUnmock(module);
  vi.resetModules();
});

test("what a page shows of the hours is worked out once", async () => {
  const real = await vi.importActual<typeof OpeningHours>(module);
  const counted = { openState: vi.fn(real.openState), weekRows: vi.fn(real.weekRows) };
  vi.resetModules();
  vi.doMock(module, () => ({ ...real, ...counted }));
  const { viewComeBy, viewHours } = await import("#app/hours/hours.server.ts");
  const { viewSiteLayout } = await import("#app/shell/site-layout.server.ts");
  for (const { mock } of Object.values(counted)) {
    mock.calls.length = 0;
  }
  const now = new Date("2026-11-23T17:00:30Z");
  const [layout, page] = [viewSiteLayout(now), viewHours(now)];
  viewComeBy(now);
  expect([counted.openState.mock.calls.length, counted.weekRows.mock.calls.length]).toEqual([1, 1]);
  expect(layout.open).toBe(page.open);
  expect(layout.week).toBe(page.week);
});
