import {
  createScreening,
  deleteScreening,
  listScreenings,
  startScreening,
} from "@winnow/contract/screenings.ts";
import type { Browser, BrowserContext } from "playwright-core";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { givenAccount } from "../given/given-account.ts";
import { givenScreening } from "../given/given-screening.ts";
import {
  axeViolations,
  hardestLooks,
  type Look,
  launchBrowser,
  openContext,
  openPage,
  overflow,
  type WatchedPage,
} from "../support/browser.ts";
import { intercept } from "../support/intercept.ts";
import { layoutShift, recordLayoutShifts } from "../support/layout-shift.ts";
import type { Recruiter } from "../support/recruiter.ts";
import { keepSessionIn } from "../support/signed-in-page.ts";
import { startWinnow, type TestWinnow } from "../support/start-winnow.ts";

let winnow: TestWinnow;
let browser: Browser;
let recruiter: Recruiter;

beforeAll(async () => {
  winnow = await startWinnow();
  browser = await launchBrowser();
  recruiter = await givenAccount(winnow, "Mara Lind");
  await givenScreening(winnow, recruiter, { cvs: 2 });
  for (let index = 1; index <= 12; index += 1) {
    await recruiter.call(createScreening, { body: { title: `Plan ${index}` } });
  }
});

afterAll(async () => {
  await browser?.close();
  await winnow?.stop();
});

async function openList(look: Look): Promise<{ context: BrowserContext; page: WatchedPage }> {
  const context = await openContext(browser, winnow.url, look);
  await keepSessionIn(context, recruiter);
  const page = await openPage(context, winnow.url);
  await page.goto("/admin/screening");
  await page.getByText("Plan 12").waitFor();
  return { context, page };
}

const titles = async () =>
  (await recruiter.call(listScreenings, { query: { size: 100 } })).data.map(({ title }) => title);

test.each(hardestLooks)(
  "selected, asked for deletion and with its views open, the list reads well ($mode, $width px)",
  async (look) => {
    const { context, page } = await openList(look);
    await page.getByRole("checkbox", { name: "Select Plan 12" }).check();
    const selected = page.getByRole("region", { name: "Selected screenings" });
    await selected.getByText("1 screening selected").waitFor();
    // All of the list at once: the bar at its foot lies over none of it.
    await page.setViewportSize({ width: look.width, height: 2_600 });
    const troubles = await axeViolations(page);
    await selected.getByRole("button", { name: "Delete" }).click();
    await page.getByRole("dialog", { name: "Delete 1 screening?" }).waitFor();
    troubles.push(...(await axeViolations(page)));
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "Views" }).click();
    await page.getByText("No saved views yet.").waitFor();
    troubles.push(...(await axeViolations(page)));
    expect(troubles).toEqual([]);
    expect(await overflow(page)).toBe(0);
    expect(page.complaints).toEqual([]);
    await context.close();
  },
);

test("by keys alone: through the rows, one selected, one opened, and into the search", async () => {
  const { context, page } = await openList({ mode: "light", width: 1280 });
  const focused = () => page.evaluate(() => (document.activeElement as HTMLElement | null)?.innerText);
  for (const key of ["j", "j", "j", "k"]) await page.keyboard.press(key);
  expect(await focused()).toBe("Plan 11");
  await page.keyboard.press("x");
  await page.getByText("1 screening selected").waitFor();
  expect(await page.getByRole("checkbox", { name: "Select Plan 11" }).isChecked()).toBe(true);

  await page.keyboard.press("/");
  const search = page.getByRole("searchbox", { name: "Search by title" });
  await expect.poll(() => search.evaluate((field) => field === document.activeElement)).toBe(true);
  await page.keyboard.type("j/x?");
  expect(await search.inputValue()).toBe("j/x?");
  expect(await page.getByRole("dialog").count()).toBe(0);

  await search.fill("Plan 12");
  // Not the empty answer to what was typed before.
  await expect.poll(() => page.url()).toContain("search=Plan+12");
  await page.getByText("Plan 11").waitFor({ state: "detached" });
  await page.getByText("Plan 12").waitFor();
  await page.keyboard.press("Tab");
  await page.keyboard.press("j");
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/admin\/screening\/[0-9a-f-]{36}$/);
  await context.close();
});

test("a view keeps search and filters under a name, opens them again, and can be removed", async () => {
  const { context, page } = await openList({ mode: "light", width: 1280 });
  await page.getByRole("button", { name: /^Pending/ }).click();
  await page.getByLabel("Search by title").fill("Plan 1");
  await expect.poll(() => page.url()).toContain("search=Plan+1");
  await page.getByRole("button", { name: "Views" }).click();
  await page.getByLabel("Save search, filters and order as").fill("Plans to begin");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await page.getByText("Saved the view").waitFor();

  await page.goto("/admin/screening");
  await page.getByRole("button", { name: "Views" }).click();
  await page.getByRole("button", { name: "Plans to begin", exact: true }).click();
  await expect.poll(() => new URL(page.url()).searchParams.get("search")).toBe("Plan 1");
  expect(new URL(page.url()).searchParams.get("status")).toBe("Pending");
  await page.getByRole("button", { name: "Views" }).click();
  await page.getByRole("button", { name: "Remove the view Plans to begin" }).click();
  await page.getByText("No saved views yet.").waitFor();
  await context.close();
});

test.each([1280, 360] as const)(
  "while the list comes in, nothing on the page jumps (%d px)",
  async (width) => {
    const context = await openContext(browser, winnow.url, { mode: "light", width });
    onTestFinished(() => context.close());
    await keepSessionIn(context, recruiter);
    const page = await openPage(context, winnow.url);
    // Filters, counts and rows each come with a call of their own.
    await intercept(page, "**/aggregate", async (route) => {
      await page.getByText("Plan 12").waitFor();
      await route.continue();
    });
    await page.addInitScript(recordLayoutShifts);
    await page.goto("/admin/screening");
    await page.getByText("Plan 12").waitFor();
    if (width === 1280) await page.getByRole("button", { name: /^Pending\s+\d+/ }).waitFor();
    await page.untilQuiet();
    expect(await layoutShift(page)).toBeLessThanOrEqual(0.05);
  },
);

test("a screening is copied, started with its quote, and deleted with what it holds", async () => {
  const { context, page } = await openList({ mode: "light", width: 1280 });
  await page.getByLabel("Search by title").fill("Nurse");
  await expect.poll(() => page.getByRole("row").count()).toBe(2);
  await page.getByRole("button", { name: /^More for/ }).click();
  await page.getByRole("menuitem", { name: "Duplicate" }).click();
  await page.getByText(/is made: the same job description and settings, no CVs/).waitFor();
  await expect.poll(async () => (await titles()).filter((title) => title.includes("Nurse")).length).toBe(2);

  await page
    .getByRole("button", { name: /^More for/ })
    .last()
    .click();
  await page.getByRole("menuitem", { name: "Start" }).click();
  await page
    .getByRole("dialog")
    .getByText(/2 readable × 1\.00: 2\.00 credits/)
    .waitFor();
  await page.getByRole("button", { name: "Start screening · 2.00 credits" }).click();
  await page.getByText("Completed", { exact: true }).first().waitFor();

  await page
    .getByRole("button", { name: /^More for/ })
    .last()
    .click();
  await page.getByRole("menuitem", { name: "Delete" }).click();
  await page.getByRole("dialog", { name: "Delete it with 2 CVs and 2 results?" }).waitFor();
  await page.getByRole("button", { name: "Delete for good" }).click();
  await expect.poll(async () => (await titles()).filter((title) => title.includes("Nurse")).length).toBe(1);
  await context.close();
});

test("of a copy is told although its row has left the page before the answer came", async () => {
  const { context, page } = await openList({ mode: "light", width: 1280 });
  const { promise: isSearched, resolve: goOn } = Promise.withResolvers<void>();
  await intercept(page, "**/duplicate", async (route) => {
    await isSearched;
    await route.continue();
  });
  await page.getByRole("button", { name: /^More for .*Plan 10/ }).click();
  await page.getByRole("menuitem", { name: "Duplicate" }).click();
  await page.getByLabel("Search by title").fill("Plan 11");
  await expect.poll(() => page.getByText("Plan 10", { exact: true }).count()).toBe(0);
  goOn();
  await page.getByText(/Plan 10.* is made: the same job description and settings, no CVs/).waitFor();
  const [copy] = (await recruiter.call(listScreenings, { query: { size: 1 } })).data;
  await recruiter.call(deleteScreening, { params: { id: copy?.id ?? "" } });
  await context.close();
});

test("all that match are deleted together, and one that cannot be is named with the reason", async () => {
  const running = await givenScreening(winnow, recruiter, { cvs: 1, mode: "live" });
  const { context, page } = await openList({ mode: "light", width: 1280 });
  await page.getByRole("checkbox", { name: "Select all on this page" }).check();
  await page.getByRole("button", { name: /^Select all 1\d that match/ }).click();
  await page.getByText(/1\d screenings selected/).waitFor();
  await page
    .getByRole("region", { name: "Selected screenings" })
    .getByRole("button", { name: "Delete" })
    .click();
  // In another window it is started in the meantime.
  await recruiter.call(startScreening, { params: { id: running.id } });
  await page.getByRole("button", { name: /^Delete 1\d screenings/ }).click();
  await page.getByRole("dialog", { name: /1\d screenings are deleted, 1 could not be\./ }).waitFor();
  await page.getByText("This screening is running. Stop it first.").waitFor();
  await page.getByRole("button", { name: "Close", exact: true }).click();
  await expect.poll(async () => (await titles()).length).toBe(1);
  await context.close();
});
