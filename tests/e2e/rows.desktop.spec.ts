/** Rows that leave no gap: cards of services, the price links of the home page, the foot and the top of every page. */
import type { Page } from "@playwright/test";
import { matrix, rowsOfRun } from "./matrix.ts";
import { expect, test, visit } from "./support.ts";
import { services } from "../../app/content/services/index.ts";
import { servicePath } from "../../app/services/service-link.ts";
import { site as store } from "../../app/content/site.ts";
import { usualDay } from "../support/store.ts";

/** How many of these stand in each row, and whether every row is as wide as their list, within a pixel. */
async function rowsOf(page: Page, list: string): Promise<Array<{ counts: number[]; isFull: boolean }>> {
  return page.locator(list).evaluateAll((lists) =>
    lists.map((each) => {
      const { left, right } = each.getBoundingClientRect();
      const rows = new Map<number, DOMRect[]>();
      for (const item of each.querySelectorAll(":scope > h2, li")) {
        const box = item.getBoundingClientRect();
        // A head beside cards stands at their foot.
        const bottom = Math.round(box.bottom);
        rows.set(bottom, [...(rows.get(bottom) ?? []), box]);
      }
      const boxes = [...rows.values()];
      return {
        counts: boxes.map(({ length }) => length),
        isFull: boxes.every(
          (row) =>
            Math.abs(Math.min(...row.map((box) => box.left)) - left) <= 1 &&
            Math.abs(Math.max(...row.map((box) => box.right)) - right) <= 1,
        ),
      };
    }),
  );
}

const overviews = ["/pack-ship", "/copy-print"];
for (const path of rowsOfRun(overviews, (each) => each === "/copy-print")) {
  test(`every row of cards on ${path} is full`, matrix, async ({ page }) => {
    await page.goto(path);
    for (const width of [360, 640, 768, 1024, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      const lists = await rowsOf(page, ".service-cards");
      expect(lists.length, `${width} px`).toBeGreaterThan(0);
      for (const { counts, isFull } of lists) {
        const said = `${width} px, ${counts.join(" + ")}`;
        expect(isFull, said).toBe(true);
        // Beside the head the first row has fewer cards, or none.
        expect(new Set(counts.slice(1)), said).toEqual(new Set([width < 576 ? 1 : width < 1024 ? 2 : 4]));
      }
    }
  });
}

/** Of all that has these words, how far down the lowest ends. */
const lowestEnd = async (page: Page, words: readonly string[]) => {
  const boxes = await Promise.all(
    words.map((each) => page.getByRole("main").getByText(each, { exact: true }).first().boundingBox()),
  );
  return Math.max(...boxes.map((box) => (box === null ? Infinity : box.y + box.height)));
};

test("a phone's first screen says what one can do, where, until when, and the number", async ({ page }) => {
  const { phone, address } = store.contact;
  const bar = page.getByRole("banner");
  const doings = ["Ship a package", "Drop-offs", "Mailbox rental", "Printing", "Fingerprinting"];
  await page.goto("/");
  for (const [width, height] of [
    [360, 740],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    expect(await lowestEnd(page, doings), `${width} px`).toBeLessThan(height);
    for (const shown of [bar.locator(".open-sign"), bar.getByText(phone), bar.getByText(address.street)]) {
      await expect(shown.first()).toBeInViewport();
    }
    // Once is enough.
    for (const again of await page.getByRole("main").getByText(phone).all()) {
      await expect(again).not.toBeInViewport();
    }
    await expect(page.getByRole("main").getByText(address.street).first()).not.toBeInViewport();
  }
});

test("a phone's first screen has the name of a service, what decides, and the first button", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  for (const service of services) {
    await page.goto(servicePath(service));
    for (const part of [page.locator("h1"), page.locator(".hero-fact"), page.locator(".hero .button").first()]) {
      await expect.soft(part, service.id).toBeInViewport({ ratio: 1 });
    }
  }
});

test("the first buttons of the home page stand two by two on a phone, else in one row, or the first alone above two", async ({
  page,
}) => {
  await page.goto("/");
  for (const [width, expected] of [
    [320, [2, 2]],
    [360, [2, 2]],
    [390, [2, 2]],
    [560, [2, 2]],
    [600, [3]],
    [768, [1, 2]],
    [1024, [3]],
    [1440, [3]],
  ] as const) {
    await page.setViewportSize({ width, height: 740 });
    const tops = await page
      .locator(".home-hero .button-row > *")
      .evaluateAll((buttons) =>
        buttons
          .filter((button) => button.checkVisibility())
          .map((button) => Math.round(button.getBoundingClientRect().top)),
      );
    const rows = [...Map.groupBy(tops, (top) => top).values()].map(({ length }) => length);
    expect(rows, `${width} px`).toEqual(expected);
  }
});

test("groups of errands to choose from keep together, and the list is shown whole", async ({ page }) => {
  await page.goto(
    `/visit?${services
      .slice(0, 6)
      .map(({ id }) => `for=${id}`)
      .join("&")}`,
  );
  for (const width of [360, 768, 1024, 1440]) {
    await page.setViewportSize({ width, height: 740 });
    const columns = await page
      .locator("fieldset")
      .evaluateAll((groups) =>
        groups.map(
          (group) =>
            new Set([...group.querySelectorAll("input")].map((box) => Math.round(box.getBoundingClientRect().left)))
              .size,
        ),
      );
    expect(columns, `${width} px`).toEqual(columns.map(() => 1));
    const hidden = await page
      .locator("#list, #list > .label")
      .evaluateAll((boxes) => boxes.map((box) => box.scrollHeight - box.clientHeight));
    expect(Math.max(...hidden), `${width} px`).toBeLessThanOrEqual(0);
  }
});

test("at a desk a label has room for its values", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const path of ["/home-business/mailbox-rental", "/service-area/mentor"]) {
    await page.goto(path);
    const widths = await page
      .locator(".label dd")
      .evaluateAll((values) => values.map((value) => value.getBoundingClientRect().width));
    expect(widths.length).toBeGreaterThan(3);
    expect(Math.min(...widths), path).toBeGreaterThanOrEqual(270);
  }
});

test("a phone shows on one screen how far it is from every town", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/service-area");
  const towns = page
    .locator("main")
    .getByRole("listitem")
    .filter({ hasText: /miles|Our store is here/ });
  await expect(towns).toHaveCount(12);
  await expect(towns.last().getByText("miles")).toBeInViewport({ ratio: 1 });
});

test("on a phone the services are lines to run down, each a target to press", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/services");
  const heights = await page
    .locator("main section li:has(a)")
    .evaluateAll((lines) => lines.map((line) => Math.round(line.getBoundingClientRect().height)));
  expect(heights.length).toBeGreaterThan(25);
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(44);
  expect(Math.max(...heights)).toBeLessThanOrEqual(88);
});

test("the home page's price links leave none over", async ({ page }) => {
  await page.goto("/");
  const rows: Record<number, number[] | undefined> = {};
  for (const width of [320, 360, 768, 1024, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    const [list] = await rowsOf(page, ".errand-stamps ul");
    expect(list?.isFull, `${width} px`).toBe(true);
    rows[width] = list?.counts;
  }
  expect(rows).toEqual({
    320: [1, 1, 1, 1, 1, 1],
    360: [2, 2, 2],
    768: [3, 3],
    1024: [2, 2, 2],
    1440: [2, 2, 2],
    1920: [2, 2, 2],
  });
});

test("at a desk the stamps of the home page are filled", async ({ page }) => {
  await page.goto("/");
  for (const width of [1024, 1280, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    // From the last line of a stamp's words to the line below which it is torn off.
    const gaps = await page.locator(".errand-stamps li").evaluateAll((stamps) =>
      stamps.map((stamp) => {
        const [words, pick] = [...stamp.children].slice(-2).map((part) => part.getBoundingClientRect());
        return Math.round((pick?.top ?? NaN) - (words?.bottom ?? NaN));
      }),
    );
    expect(Math.max(...gaps), `${width} px: ${gaps.join()}`).toBeLessThanOrEqual(56);
  }
});

test("a price link leads to its page wherever it is pressed", async ({ page }) => {
  await page.goto("/");
  const link = page.getByRole("listitem").filter({ hasText: "Drop-offs" }).filter({ hasText: "with a label" });
  const box = await link.boundingBox();
  await link.click({ position: { x: (box?.width ?? 0) - 12, y: (box?.height ?? 0) / 2 } });
  await expect(page).toHaveURL("/pack-ship/package-drop-offs");
});

test("the foot's columns begin on one line, and nothing is empty below them", async ({ page }) => {
  await page.goto("/about-us");
  for (const width of [1024, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    const foot = await page.getByRole("contentinfo").evaluate((footer) => {
      const baselines = ["Mailbox Plus", "Find us", "Hours", "On this site", "Follow us"].map((head) => {
        const element = [...footer.querySelectorAll("p")].find(({ textContent }) => textContent === head);
        const mark = document.createElement("span");
        mark.style.display = "inline-block";
        element?.append(mark);
        const { bottom } = mark.getBoundingClientRect();
        mark.remove();
        return Math.round(bottom);
      });
      const words = [...footer.querySelectorAll("p, dd, li")].map((each) => each.getBoundingClientRect().bottom);
      return { baselines, empty: footer.getBoundingClientRect().bottom - Math.max(...words) };
    });
    expect(new Set(foot.baselines).size, `${width} px: ${foot.baselines.join()}`).toBe(1);
    expect(foot.empty, `${width} px`).toBeLessThanOrEqual(48);
  }
});

test("at a desk form and hours of the contact page end on one line", async ({ page }) => {
  await page.goto("/contact-us");
  for (const width of [1024, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    const ends = await page
      .locator("#form .button-lg, .contact-page > section:not(#form) > ul > li:last-child")
      .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().bottom));
    expect(ends).toHaveLength(2);
    expect(Math.abs((ends[0] ?? NaN) - (ends[1] ?? NaN)), `${width} px`).toBeLessThanOrEqual(1);
  }
});

test("at a desk the columns of the contact page end on one line", async ({ page }) => {
  await page.goto("/contact-us");
  for (const width of [1024, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    const ends = await page.locator(".contact-place").evaluate((place) => {
      const parts = [place.querySelector("section > div:last-child"), place.querySelector(".taped")];
      return parts.map((part) => Math.round(part?.getBoundingClientRect().bottom ?? NaN));
    });
    expect(Math.abs((ends[0] ?? NaN) - (ends[1] ?? NaN)), `${width} px`).toBeLessThanOrEqual(1);
  }
});

test("errors of the form move nothing beside it", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await visit(page, "/contact-us");
  const places = () =>
    page
      .locator(".contact-ways > li, .contact-page > section:not(#form)")
      .evaluateAll((parts) => parts.map((part) => Math.round(part.getBoundingClientRect().top + scrollY)));
  const before = await places();
  await page.getByRole("button", { name: "Send Message" }).click();
  await expect(page.getByText("Please fix the marked fields.")).toBeVisible();
  expect(await places()).toEqual(before);
});

test("buttons that lead to the store leave none alone in its row between phone and desk", async ({ page }) => {
  for (const path of ["/services", "/pack-ship"]) {
    await page.goto(path);
    for (const width of [360, 600, 640, 768, 1024]) {
      await page.setViewportSize({ width, height: 900 });
      const rows = await page
        .locator("main .button-row")
        .last()
        .evaluate((row) => {
          const buttons = [...row.children].map((button) => ({
            top: Math.round(button.getBoundingClientRect().top),
            width: Math.round(button.getBoundingClientRect().width),
            size: getComputedStyle(button).fontSize,
          }));
          return { buttons, room: Math.round(row.getBoundingClientRect().width) };
        });
      const said = `${path}, ${width} px`;
      const lines = [...Map.groupBy(rows.buttons, ({ top }) => top).values()];
      for (const line of lines) {
        expect(line.length > 1 || line[0]?.width === rows.room, said).toBe(true);
      }
      expect(new Set(rows.buttons.map(({ size }) => size)).size, said).toBe(1);
    }
  }
});

test("links of a list stand at the foot of their row, clear of the next", async ({ page }) => {
  await page.goto("/service-area");
  for (const width of [768, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const rooms = await page
      .locator("main li:has(.card-link)")
      .evaluateAll((items) =>
        items.map((item) =>
          Math.round(
            item.getBoundingClientRect().bottom - (item.querySelector("a")?.getBoundingClientRect().bottom ?? NaN),
          ),
        ),
      );
    expect(new Set(rooms).size, `${width} px`).toBe(1);
    expect(rooms[0], `${width} px`).toBeGreaterThanOrEqual(12);
  }
  await page.goto("/services");
  await page.setViewportSize({ width: 1440, height: 900 });
  const starts = await page
    .locator("main li p")
    .evaluateAll((lines) =>
      lines.map(
        (line) => (line.querySelector("a")?.getBoundingClientRect().left ?? NaN) - line.getBoundingClientRect().left,
      ),
    );
  expect(Math.max(...starts)).toBe(0);
});

test("the number to track has a large field on the first screen", async ({ page }) => {
  await page.goto("/tracking");
  for (const [width, height, least] of [
    [360, 740, 44],
    [1440, 900, 72],
  ] as const) {
    await page.setViewportSize({ width, height });
    const field = page.getByLabel("Tracking number");
    await expect(field).toBeInViewport({ ratio: 1 });
    expect((await field.boundingBox())?.height, `${width} px`).toBeGreaterThanOrEqual(least);
  }
});

test("a phone's search field shows a short question whole", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/search?q=how+much+is+a+mailbox");
  const hidden = await page
    .getByRole("main")
    .getByRole("searchbox")
    .evaluate((field) => field.scrollWidth - field.clientWidth);
  expect(hidden).toBeLessThanOrEqual(0);
});

test("a phone's top bar has the number, the way and the hours, each large enough to press", async ({ page }) => {
  await page.goto("/about-us");
  for (const width of [320, 360]) {
    await page.setViewportSize({ width, height: 740 });
    const bar = page.locator("#site-header > div").first();
    const [phone, place, hours] = [
      bar.getByRole("link", { name: store.contact.phone }),
      bar.getByRole("link", { name: new RegExp(store.contact.address.city) }),
      bar.getByRole("button", { name: "Hours" }),
    ];
    for (const target of [phone, place, hours]) {
      const box = await target.boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0), `${width} px`).toBeGreaterThanOrEqual(24);
    }
    await hours.click();
    await expect(page.locator("#top-hours")).toBeVisible();
    await expect(page.locator("#top-hours")).toContainText(usualDay);
    // As wide as the page, below the number to call.
    const [list, title] = [await page.locator("#top-hours").boundingBox(), await page.locator("h1").boundingBox()];
    expect(list?.x, `${width} px`).toBe(title?.x);
    expect((list?.x ?? 0) * 2 + (list?.width ?? 0), `${width} px`).toBe(width);
    await phone.click({ trial: true });
    await page.keyboard.press("Escape");
  }
});
