import { getScreeningResult, listScreeningResults } from "@winnow/contract/results.ts";
import { updateScreening } from "@winnow/contract/screenings.ts";
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
  ({ id: screeningId } = await screenedResults(winnow, recruiter, { count: 14 }));
}, 120_000);

beforeEach(async () => {
  context = await openContext(browser, winnow.url, { mode: "dark", width: 1280 });
  await keepSessionIn(context, recruiter);
  page = await openPage(context, winnow.url);
});

afterEach(() => context?.close());

afterAll(async () => {
  await browser?.close();
  await winnow?.stop();
});

async function ranking() {
  const { data } = await recruiter.call(listScreeningResults, {
    params: { id: screeningId },
    query: { size: 100 },
  });
  return data;
}

test("other weights rank in the browser as the server does once they are saved", async () => {
  await page.goto(`/admin/screening-result/${screeningId}`);
  await page.getByRole("button", { name: "Weights" }).click();
  const list = page.getByRole("list", { name: "Results by these weights" });
  await list.waitFor();
  const before = await ranking();
  const sliders = page.getByRole("slider");
  for (let index = 0; index < (await sliders.count()); index += 2) await sliders.nth(index).press("Home");
  await sliders.nth(1).press("End");
  await expect.poll(() => page.getByText(/top ten/).count()).toBe(1);
  expect(await axeViolations(page)).toEqual([]);
  const scores = async () => {
    const rows = await list.getByRole("listitem").all();
    return Promise.all(
      rows.map(async (row) => {
        const href = await row.getByRole("link").getAttribute("href");
        return [href?.split("/").at(-1), (await row.innerText()).match(/\d+\.\d/)?.[0]];
      }),
    );
  };
  const tried = new Map((await scores()).map(([id, score]) => [id, score]));

  await page.getByRole("button", { name: "Save…" }).click();
  await page.getByRole("button", { name: "Score 14 results again" }).click();
  await page.getByText("Scored 14 results by the new weights.").waitFor();

  const after = await ranking();
  expect(after.map(({ matching_score }) => matching_score)).not.toEqual(
    before.map(({ matching_score }) => matching_score),
  );
  const shownScore = new Intl.NumberFormat("en", { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  expect(after.map(({ id, matching_score }) => [id, shownScore.format(matching_score)])).toEqual(
    after.map(({ id }) => [id, tried.get(id)]),
  );
  expect(page.complaints).toEqual([]);
});

test("a candidate of a blind screening is revealed only after saying so, and it is written down", async () => {
  await recruiter.call(updateScreening, { params: { id: screeningId }, body: { is_blind: true } });
  await page.goto(`/admin/screening-result/${screeningId}`);
  const first = page.locator("[data-result]").first();
  await expect.poll(() => first.innerText()).toMatch(/Candidate \d+/);
  const id = (await first.getAttribute("data-result")) ?? "";
  const section = page.getByRole("region", { name: "Report of the selected result" });
  await section.getByRole("button", { name: "Reveal" }).click();
  await page.getByText("written into the candidate’s history").waitFor();
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole("dialog").getByRole("button", { name: "Reveal" }).click();
  await expect.poll(() => first.innerText()).not.toMatch(/Candidate \d+/);
  const { history } = await recruiter.call(getScreeningResult, { params: { id } });
  expect(history.map(({ kind }) => kind)).toContain("revealed");
  await recruiter.call(updateScreening, { params: { id: screeningId }, body: { is_blind: false } });
});

test("names are hidden and shown again from the page's menu", async () => {
  await page.goto(`/admin/screening-result/${screeningId}`);
  const first = page.locator("[data-result]").first();
  await first.waitFor();
  for (const [item, button, name] of [
    ["Hide names…", "Hide names", /Candidate \d+/],
    ["Show names…", "Show names", /^(?!.*Candidate \d)/s],
  ] as const) {
    await page.getByRole("button", { name: "More", exact: true }).click();
    await page.getByRole("menuitem", { name: item }).click();
    await page.getByRole("dialog").getByRole("button", { name: button }).click();
    await page.getByRole("dialog").waitFor({ state: "detached" });
    await expect.poll(() => first.innerText()).toMatch(name);
  }
});

test("chosen candidates stand side by side, and are decided on there", async () => {
  await page.goto(`/admin/screening-result/${screeningId}`);
  const boxes = page.getByRole("list", { name: "Results" }).getByRole("checkbox");
  await boxes.first().waitFor();
  for (const index of [0, 2, 3]) await boxes.nth(index).check();
  await page.getByRole("button", { name: "Compare" }).click();
  const table = page.getByRole("region", { name: "Comparison" }).getByRole("table");
  await table.waitFor();
  expect(await table.getByRole("columnheader").count()).toBe(4);
  expect(await table.locator("blockquote").count()).toBeGreaterThan(2);
  expect(await axeViolations(page)).toEqual([]);
  await table.getByRole("button", { name: "Shortlist" }).first().click();
  await page.getByText(/^Shortlisted /).waitFor();
  await expect.poll(async () => (await ranking())[0]?.decision?.kind).toBe("shortlist");
  await page.goBack();
  await page.getByRole("list", { name: "Results" }).waitFor();
  expect(page.complaints).toEqual([]);
});
