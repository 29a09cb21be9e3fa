import { randomUUID } from "node:crypto";
import { paths } from "@winnow/contract/paths.ts";
import { createScreening } from "@winnow/contract/screenings.ts";
import { expect, test } from "vitest";
import { givenAsked } from "../given/given-answers.ts";
import { givenScreened, multiplyResults } from "../given/given-screened.ts";
import { givenScreening } from "../given/given-screening.ts";
import { looks } from "../support/browser.ts";
import { intercept } from "../support/intercept.ts";
import { layoutShift, recordLayoutShifts } from "../support/layout-shift.ts";
import { startJourney } from "./journey.ts";
import { troublesIn } from "./page-states.ts";

const journey = startJourney({
  variables: { SCHEDULING_UNDO_SECONDS: "0", WELCOME_CREDITS: "100.00" },
});
const dashboardCalls = (url: URL) => url.pathname === "/api/auth/analytics/dashboard";

test("an empty account is offered a sample; what cannot be loaded is said and asked for again", async () => {
  const { page } = journey;
  const answered = Promise.withResolvers<void>();

  const troubles = await troublesIn(page, [
    {
      state: "dashboard-error",
      reach: async () => {
        await page.goto(paths.dashboard);
        await intercept(page, dashboardCalls, (route) =>
          route.fulfill({ status: 400, json: { error: { code: 1, message: "It is being repaired." } } }),
        );
        await page.reload();
        await page.getByRole("heading", { name: "The dashboard could not be loaded." }).waitFor();
        await page.unrouteAll();
      },
      looks,
    },
    {
      state: "dashboard-empty",
      reach: async () => {
        const retry = page.getByRole("button", { name: "Try again" });
        if (await retry.isVisible()) await retry.click();
        await page.getByRole("heading", { name: "Try it with a sample screening" }).waitFor();
      },
      looks,
    },
    {
      state: "dashboard-loading",
      reach: async () => {
        await intercept(page, dashboardCalls, async (route) => {
          await answered.promise;
          await route.continue();
        });
        await page.reload();
        await page.getByRole("status", { name: "Loading the dashboard" }).waitFor();
      },
      looks,
    },
  ]);
  answered.resolve();
  await page.getByRole("heading", { name: "Try it with a sample screening" }).waitFor();

  expect(troubles).toEqual([]);
  expect(page.complaints.filter((complaint) => !complaint.includes("status of 400"))).toEqual([]);
});

test("a dashboard says what waits, with one action each, what runs, and how it goes, in charts and in tables", async () => {
  const { page, winnow, recruiter } = journey;
  const screened = await givenScreened(winnow, recruiter, { title: "Ward nurse", cvs: 4 });
  await givenScreening(winnow, recruiter, { title: "Porter", cvs: 3 });
  await givenAsked(winnow, recruiter);
  await recruiter.call(createScreening, { body: { title: "Night shift, emergency department" } });
  await spreadOverWeeks(screened.id);
  await page.addInitScript(recordLayoutShifts);
  await page.goto(paths.dashboard);

  const waiting = page.getByRole("region", { name: "Needs you now" });
  await waiting.getByRole("link", { name: "Decide 40 results to decide, Ward nurse" }).waitFor();
  await waiting.getByRole("link", { name: "Go to start 3 CVs ready to be screened, Porter" }).waitFor();
  await page.getByRole("region", { name: "Running now" }).getByText("0 of 1 interview").waitFor();
  const figures = page.getByRole("region", { name: "How it goes" });
  await figures
    .getByRole("listitem")
    .filter({ hasText: "CVs screened" })
    .getByText("60", { exact: true })
    .waitFor();
  await figures.getByText("60 more than in the 30 days before").waitFor();
  await page.untilQuiet();
  // What is left is the margin that a browser gives a page before its styles are there.
  expect(await layoutShift(page)).toBeLessThan(0.005);

  const troubles = await troublesIn(page, [
    { state: "dashboard-full", reach: async () => page.evaluate(() => scrollTo(0, 0)), looks },
    {
      state: "dashboard-charts",
      reach: async () => {
        for (const name of ["Scores", "Time to decision", "Credits spent"]) {
          const card = figures.getByRole("region", { name });
          await figures.locator("div[data-chart-place]").last().scrollIntoViewIfNeeded();
          await card.getByRole("img", { name: new RegExp(`^${name}`) }).waitFor();
        }
        await figures.getByRole("region", { name: "Scores" }).scrollIntoViewIfNeeded();
      },
      looks,
    },
    {
      state: "dashboard-tables",
      reach: async () => {
        for (const name of ["Scores", "Time to decision", "Credits spent"]) {
          const asTable = figures.getByRole("button", { name: `Show as a table: ${name}` });
          if (await asTable.isVisible()) await asTable.click();
        }
      },
      looks,
    },
  ]);
  expect(troubles).toEqual([]);
  expect(await figures.getByRole("table").filter({ hasText: "90 – 100" }).getByRole("row").count()).toBe(11);

  await figures.getByRole("button", { name: "7 days" }).click();
  await figures
    .getByText(/than in the 7 days before/)
    .first()
    .waitFor();
  expect(new URL(page.url()).searchParams.get("period")).toBe("7d");
  await page.reload();
  await figures.getByRole("button", { name: "7 days", pressed: true }).waitFor();
  await figures.getByRole("link", { name: "Credits spent" }).click();
  await page.waitForURL(/\/admin\/transactions\?type=debit&kind=screening%2Cinterview&from=/);
  await page
    .getByRole("link", { name: /^Screening “/ })
    .first()
    .waitFor();
  await page.goBack();
  await waiting.getByRole("link", { name: /^Decide/ }).click();
  await page.waitForURL(`**${paths.results(screened.id)}?decision=undecided`);
  expect(page.complaints).toEqual([]);
});

test("a page that is open follows what is decided elsewhere", async () => {
  const { page, winnow, recruiter } = journey;
  await page.goto(paths.dashboard);
  const waiting = page.getByRole("region", { name: "Needs you now" });
  await waiting.getByRole("link", { name: /^Decide 40 results/ }).waitFor();
  await winnow.pool.query(
    "update screening_results set decision = 'hold', decided_at = now(), decided_by = 'x' where account_id = $1",
    [recruiter.account.id],
  );
  // Whatever is told makes the page ask again.
  await givenScreened(winnow, recruiter, { title: `Cook ${randomUUID().slice(0, 4)}`, cvs: 1 });

  await waiting.getByRole("link", { name: /^Decide 1 result to decide, Cook/ }).waitFor();
  expect(await waiting.getByRole("link", { name: /^Decide/ }).count()).toBe(1);
});

/** Sixty results over four weeks, of which twenty are decided after one to three days. */
async function spreadOverWeeks(screeningId: string): Promise<void> {
  const { winnow } = journey;
  await multiplyResults(winnow, screeningId, 60);
  await winnow.pool.query(
    `update screening_results
        set created_at = now() - candidate_number % 27 * interval '1 day' - interval '3 hours',
            decision = case when candidate_number % 3 = 0 then (array['shortlist', 'hold'])[1 + candidate_number % 2] end,
            decided_by = case when candidate_number % 3 = 0 then 'Mara Lind' end,
            decided_at = case when candidate_number % 3 = 0 then
              least(now(), now() - candidate_number % 27 * interval '1 day' + candidate_number % 5 * interval '11 hours') end
      where screening_id = $1`,
    [screeningId],
  );
}
