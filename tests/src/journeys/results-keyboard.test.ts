import { listScreeningResults } from "@winnow/contract/results.ts";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { launchBrowser, openContext, openPage } from "../support/browser.ts";
import { type Recruiter, signUpAndIn } from "../support/recruiter.ts";
import { screenedResults } from "../support/screened-results.ts";
import { keepSessionIn } from "../support/signed-in-page.ts";
import { startWinnow, type TestWinnow } from "../support/start-winnow.ts";

const count = 50;
let winnow: TestWinnow;
let browser: Browser;
let recruiter: Recruiter;
let screeningId: string;

beforeAll(async () => {
  winnow = await startWinnow({ WELCOME_CREDITS: "100.00" });
  browser = await launchBrowser();
  recruiter = await signUpAndIn(winnow, "Mara Lind");
  ({ id: screeningId } = await screenedResults(winnow, recruiter, { count }));
}, 120_000);

afterAll(async () => {
  await browser?.close();
  await winnow?.stop();
});

function undecided(): Promise<number> {
  return recruiter
    .call(listScreeningResults, { params: { id: screeningId }, query: { decision: "undecided", size: 1 } })
    .then(({ total }) => total);
}

test("fifty CVs are reviewed without a mouse, in at most three keys each", async () => {
  const context = await openContext(browser, winnow.url, { mode: "light", width: 1280 });
  await keepSessionIn(context, recruiter);
  const page = await openPage(context, winnow.url);
  await page.goto(`/admin/screening-result/${screeningId}`);
  const results = page.getByRole("list", { name: "Results" });
  await expect.poll(() => results.getByRole("listitem").count()).toBe(10);

  let keys = 0;
  const press = async (key: string) => {
    keys += 1;
    await page.keyboard.press(key);
  };
  const firstRow = () => results.locator("[data-result]").first().getAttribute("data-result");
  let firstBefore = await firstRow();
  /** The rows of the page have taken the place of those before, and the first one is whom the next key is about. */
  const arrives = async (pageNumber: number) => {
    await page.getByText(`${pageNumber * 10 - 9}–${pageNumber * 10} of ${count}`).waitFor();
    await expect.poll(firstRow).not.toBe(firstBefore);
    firstBefore = await firstRow();
    await expect.poll(() => page.url()).toContain(`selected=${firstBefore}`);
  };
  for (let index = 0; index < count; index += 1) {
    // Whoever reads sees the next page before deciding on it.
    if (index > 0 && index % 10 === 0) await arrives(index / 10 + 1);
    if (index % 3 === 0) {
      await press("r");
      await press("4");
    } else {
      await press(index % 3 === 1 ? "s" : "h");
    }
  }

  await expect.poll(undecided).toBe(0);
  expect(keys).toBeLessThanOrEqual(3 * count);
  const { data } = await recruiter.call(listScreeningResults, {
    params: { id: screeningId },
    query: { size: 100 },
  });
  expect(data.map(({ decision }) => decision?.kind)).toEqual(
    Array.from({ length: count }, (_, index) => ["reject", "shortlist", "hold"][index % 3]),
  );
  expect(data[0]?.decision?.reason).toBe("Location or work permit");
  expect(page.complaints).toEqual([]);
  await context.close();
}, 120_000);
