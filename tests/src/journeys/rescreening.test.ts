import { getScreeningResult } from "@winnow/contract/results.ts";
import { payrollAccountantJd } from "@winnow/samples/job-descriptions.ts";
import { beforeAll, expect, test } from "vitest";
import { givenOldResults } from "../given/given-old-results.ts";
import { resultsOf, type Screened } from "../given/given-screened.ts";
import { layoutShift, recordLayoutShifts } from "../support/layout-shift.ts";
import { setLook, startJourney } from "./journey.ts";
import { type PageState, troublesIn } from "./page-states.ts";

const journey = startJourney({ name: "Renate Again" });
let screened: Screened;
let path: string;
beforeAll(async () => {
  screened = await givenOldResults(journey.winnow, journey.recruiter, {
    title: "Payroll accountant",
    jdText: payrollAccountantJd,
    cvs: 12,
  });
  path = `/admin/screening-result/${screened.id}`;
});

test("what a newer engine finds is compared and taken over, and the reports of before can be read; every state of it reads well", async () => {
  const { page, recruiter } = journey;
  const before = await resultsOf(recruiter, screened.id);
  const states: PageState[] = [
    {
      state: "results that an older engine found",
      reach: async () => {
        await page.goto(path);
        await page.getByText(/^12 results come from an older engine/).waitFor();
        await page.locator("[data-row]").first().waitFor();
        await page.untilQuiet();
      },
    },
    {
      state: "before a comparison",
      reach: async () => {
        await page.goto(`${path}?rescreening=open`);
        await page.getByRole("heading", { name: /^12 results by engine/ }).waitFor();
      },
    },
    {
      state: "compared",
      reach: async () => {
        await page.goto(path);
        await page.getByRole("button", { name: "Compare with today’s engine" }).click();
        await page.getByText(/ of 12 scores would change\.$/).waitFor();
        await page.getByRole("button", { name: "Take over the newer scores…" }).waitFor();
        await page
          .getByRole("button", { name: /^Requirements seen otherwise for / })
          .first()
          .click();
        await page.getByText("Before:").first().waitFor();
      },
    },
    {
      state: "taking over asked for",
      reach: async () => {
        expect(await resultsOf(recruiter, screened.id)).toEqual(before);
        await page.getByRole("button", { name: "Take over the newer scores…" }).click();
        await page.getByRole("dialog").waitFor();
      },
    },
    {
      state: "taken over",
      reach: async () => {
        await page.getByRole("button", { name: "Replace 12 reports" }).click();
        await page.getByText(/^Taken over from engine/).waitFor();
        await page.untilQuiet();
      },
    },
    {
      state: "a report with an earlier one",
      reach: async () => {
        await page.goto(`${path}/jd-cv-matching/${before[0]?.id}`);
        await page.getByRole("heading", { name: "Earlier reports" }).waitFor();
        await page.getByText(/^Engine 2026\.11\.1: score/).click();
        await page.untilQuiet();
      },
    },
  ];

  expect(await troublesIn(page, states)).toEqual([]);

  const rows = await resultsOf(recruiter, screened.id);
  expect(rows.map((row) => row.matching_score)).toEqual(screened.results.map((row) => row.matching_score));
  const { history } = await recruiter.call(getScreeningResult, { params: { id: before[0]?.id ?? "" } });
  expect(history[0]?.sentence).toMatch(/^Screened again by engine/);
  expect(page.complaints).toEqual([]);
});

test("whoever would rather keep the scores is asked no more", async () => {
  const { page, recruiter, winnow } = journey;
  const other = await givenOldResults(winnow, recruiter, { title: "Ward nurse", cvs: 4 });
  const before = await resultsOf(recruiter, other.id);
  await page.goto(`/admin/screening-result/${other.id}`);
  await page.getByRole("button", { name: "Compare with today’s engine" }).click();
  await page.getByRole("button", { name: "Keep the scores as they are" }).click();
  await page.getByText("The scores stay as they are.").waitFor();
  await page.getByRole("button", { name: "Back to the list" }).click();
  await page.locator("[data-row]").first().waitFor();
  await page.untilQuiet();

  expect(await page.getByText(/from an older engine/).count()).toBe(0);
  expect(await resultsOf(recruiter, other.id)).toEqual(before);
  expect(page.complaints).toEqual([]);
});

test("what stands above the list of a newer engine moves nothing when it comes", async () => {
  const { page, recruiter, winnow } = journey;
  const { id } = await givenOldResults(winnow, recruiter, { title: "Ward nurse by day", cvs: 6 });
  await page.addInitScript(recordLayoutShifts);
  for (const width of [1280, 360] as const) {
    await setLook(page, { mode: "light", width });
    await page.goto("about:blank");
    await page.goto(`/admin/screening-result/${id}`);
    await page.getByText(/from an older engine/).waitFor();
    await page.locator("[data-row]").first().waitFor();
    await page.untilQuiet();

    expect(await layoutShift(page)).toBeLessThan(0.001);
  }
});
