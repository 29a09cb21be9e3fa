import { decide } from "@winnow/contract/decisions.ts";
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
  await recruiter.call(decide, {
    params: { id: screeningId },
    body: { selection: { matching: {} }, decision: null },
  });
  context = await openContext(browser, winnow.url, { mode: "light", width: 1280 });
  await keepSessionIn(context, recruiter);
  page = await openPage(context, winnow.url);
});

afterEach(() => context?.close());

afterAll(async () => {
  await browser?.close();
  await winnow?.stop();
});

async function open(query = ""): Promise<void> {
  await page.goto(`/admin/screening-result/${screeningId}${query}`);
  await page.getByRole("list", { name: "Results" }).getByRole("listitem").first().waitFor();
}

async function decided(kind: "shortlist" | "hold" | "reject" | "undecided"): Promise<number> {
  const { total } = await recruiter.call(listScreeningResults, {
    params: { id: screeningId },
    query: { decision: kind, size: 1 },
  });
  return total;
}

test("all that match are rejected together with a reason, and put back together", async () => {
  await open();
  await page.getByLabel("Choose this page").check();
  await page.getByRole("button", { name: "Select all 12 that match" }).click();
  await page.getByText("All 12 results that match").waitFor();
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole("region", { name: "Chosen results" }).getByRole("button", { name: "Reject…" }).click();
  expect(await axeViolations(page)).toEqual([]);
  await page.getByLabel("In other words").fill("The post is filled");
  await page.getByRole("button", { name: "Reject", exact: true }).click();
  await page.getByText("Rejected 12 candidates: The post is filled").waitFor();
  await expect.poll(() => decided("reject")).toBe(12);

  await page.getByRole("button", { name: "Undo" }).click();
  await page.getByText("Put back 12 decisions").waitFor();
  expect(await decided("undecided")).toBe(12);
  expect(page.complaints).toEqual([]);
});

test("a decision that the server does not take is rolled back, and said so", async () => {
  await open();
  await page.route("**/decisions", (route) => route.abort());
  const first = page.getByRole("list", { name: "Results" }).getByRole("listitem").first();
  await page.keyboard.press("s");
  await page.getByText("This was not saved, so nothing has changed.").waitFor();
  await expect.poll(() => first.getByText("Shortlisted").count()).toBe(0);
  expect(await decided("shortlist")).toBe(0);
});

test("u takes back the last decision and returns to that candidate", async () => {
  await open();
  const first = page.locator("[data-result]").first();
  const id = await first.getAttribute("data-result");
  await page.keyboard.press("s");
  await expect.poll(() => decided("shortlist")).toBe(1);
  await page.keyboard.press("u");
  await expect.poll(() => decided("shortlist")).toBe(0);
  await page.waitForURL(`**selected=${id}*`);
});

test("filters, sort, page size and search stand in the address: reload and Back restore them", async () => {
  await open("?band=strong,good&orderBy=name&order=asc&rowsPerPage=5&decision=undecided");
  const names = () => page.locator("[data-result]").allInnerTexts();
  const before = await names();
  expect(before.length).toBeGreaterThan(0);
  expect(before.length).toBeLessThanOrEqual(5);
  await page.reload();
  await page.locator("[data-result]").first().waitFor();
  expect(await names()).toEqual(before);
  await page.getByText("Filters (3)").waitFor();

  await page.getByRole("link", { name: "Open the report" }).click();
  await page.waitForURL("**/jd-cv-matching/*");
  await page.goBack();
  await page.locator("[data-result]").first().waitFor();
  expect(await names()).toEqual(before);

  await page.keyboard.press("/");
  await page.keyboard.type("nobody at all");
  await page.getByText("No result fits this").waitFor();
  await page.getByRole("button", { name: "Clear search and filters" }).click();
  await expect.poll(async () => (await names()).length).toBe(5);
});

test("a requirement wanted met leaves those who meet it", async () => {
  await open();
  await page.getByText("Filters", { exact: true }).click();
  const choice = page.getByRole("group", { name: "Requirements" }).getByRole("combobox").first();
  await choice.selectOption("not_met");
  await page.waitForURL("**not_met=*");
  await expect.poll(() => page.locator("[aria-busy=true]").count()).toBe(0);
  const id = new URL(page.url()).searchParams.get("not_met") ?? "";
  const { total } = await recruiter.call(listScreeningResults, {
    params: { id: screeningId },
    query: { not_met: id },
  });
  if (total === 0) await page.getByText("No result fits this").waitFor();
  else await page.getByText(`${total} ${total === 1 ? "result" : "results"}`, { exact: true }).waitFor();
});

test("a view is saved under a name, opened again and removed", async () => {
  await open("?band=strong");
  await page.getByRole("button", { name: "Views" }).click();
  await page.getByLabel("Save search, filters and order as").fill("The strong ones");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await page.getByText("Saved the view").waitFor();
  expect(await axeViolations(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Clear filters" }).click();
  await page.waitForURL((url) => !url.search.includes("band"));
  await page.getByRole("button", { name: "Views" }).click();
  await page.getByRole("button", { name: "The strong ones", exact: true }).click();
  await page.waitForURL("**band=strong*");
  await page.getByRole("button", { name: "Views" }).click();
  await page.getByRole("button", { name: "Remove the view The strong ones" }).click();
  await page.getByText("No saved views yet.").waitFor();
});
