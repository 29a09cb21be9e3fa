import { listScreeningResults } from "@winnow/contract/results.ts";
import type { Browser, BrowserContext } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { axeViolations, launchBrowser, openContext, openPage, type WatchedPage } from "../support/browser.ts";
import { type Recruiter, signUpAndIn } from "../support/recruiter.ts";
import { screenedResults } from "../support/screened-results.ts";
import { keepSessionIn } from "../support/signed-in-page.ts";
import { startWinnow, type TestWinnow } from "../support/start-winnow.ts";

let winnow: TestWinnow;
let browser: Browser;
let recruiter: Recruiter;
let screeningId: string;
let context: BrowserContext;
let page: WatchedPage;

beforeAll(async () => {
  winnow = await startWinnow();
  browser = await launchBrowser();
  recruiter = await signUpAndIn(winnow, "Mara Lind");
  ({ id: screeningId } = await screenedResults(winnow, recruiter, { count: 12 }));
}, 120_000);

beforeEach(async () => {
  context = await openContext(browser, winnow.url, { mode: "light", width: 1280 });
  await keepSessionIn(context, recruiter);
  page = await openPage(context, winnow.url);
  await page.goto(`/admin/screening-result/${screeningId}`);
  await page.locator("[data-result]").first().waitFor();
});

afterEach(() => context?.close());

afterAll(async () => {
  await browser?.close();
  await winnow?.stop();
});

test("a table of all that match is made in the background, saved, and stays in the list of files", async () => {
  await page.getByRole("button", { name: "Export…" }).click();
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Make CSV" }).click();
  expect((await download).suggestedFilename()).toMatch(/\.csv$/);
  const made = page.getByRole("list", { name: "Files made" });
  await made.getByRole("button", { name: "Save" }).waitFor();
  expect(await made.innerText()).toContain("12 results");
  expect(await axeViolations(page)).toEqual([]);
  expect(page.complaints).toEqual([]);
});

test("one result is saved as a JSON file", async () => {
  // Not the table of the test before, which may still be on its way.
  const download = page.waitForEvent("download", (file) => /\.json$/.test(file.suggestedFilename()));
  await page.getByRole("button", { name: "Save as JSON" }).click();
  await download;
});

test("a sample from below the line is read by y and n, and says what the line misses", async () => {
  await page.getByRole("button", { name: "More", exact: true }).click();
  await page.getByRole("menuitem", { name: "Check the line…" }).click();
  await page.getByLabel("Score of the line").fill("80");
  await page.getByLabel("CVs from below it (3 to 50)").fill("3");
  await page.getByRole("button", { name: "Draw the sample" }).click();
  await page.waitForURL("**audit=*");
  const [, all] = (await page.getByText(/^0 of \d+ CVs read$/).innerText()).match(/of (\d+)/) ?? [];
  expect(await axeViolations(page)).toEqual([]);
  for (let read = 0; read < Number(all); read += 1) {
    await page.getByText(`${read} of ${all} CVs read`).waitFor();
    await expect.poll(() => page.locator("[aria-busy=true]").count()).toBe(0);
    expect(await page.getByRole("main").innerText()).not.toMatch(/ points\b/);
    await page.keyboard.press("y");
  }
  await page.getByRole("heading", { name: "These were below 80" }).waitFor();
  expect(await axeViolations(page)).toEqual([]);
  if (process.env.SCREENSHOTS)
    await page.screenshot({ path: `${process.env.SCREENSHOTS}/audit-outcome.png` });
  await page.getByRole("button", { name: "Shortlist the 3 you would take further" }).click();
  await expect
    .poll(async () => {
      const { total } = await recruiter.call(listScreeningResults, {
        params: { id: screeningId },
        query: { decision: "shortlist" },
      });
      return total;
    })
    .toBe(3);
  expect(page.complaints).toEqual([]);
});
