import { getScreeningResult } from "@winnow/contract/results.ts";
import { makeCvPdf } from "@winnow/samples/make-cv-pdf.ts";
import { people } from "@winnow/samples/people.ts";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
  axeViolations,
  hardestLooks,
  type Look,
  launchBrowser,
  openContext,
  openPage,
  overflow,
} from "../support/browser.ts";
import { type Recruiter, signUpAndIn } from "../support/recruiter.ts";
import { screenedFiles } from "../support/report-screening.ts";
import { resultsOf } from "../support/screened.ts";
import { keepSessionIn } from "../support/signed-in-page.ts";
import { startWinnow, type TestWinnow } from "../support/start-winnow.ts";

const wide = { mode: "light", width: 1280 } as const;

let winnow: TestWinnow;
let browser: Browser;
let recruiter: Recruiter;

beforeAll(async () => {
  winnow = await startWinnow();
  browser = await launchBrowser();
  recruiter = await signUpAndIn(winnow, "Mara Lind");
});

afterAll(async () => {
  await browser?.close();
  await winnow?.stop();
});

async function screenedCvs(count: number, options: { isBlind?: boolean } = {}) {
  const files = await Promise.all(
    people.slice(0, count).map(async (person, index) => ({
      name: `cv-${index + 1}.pdf`,
      bytes: await makeCvPdf(person, "modernSans"),
    })),
  );
  return screenedFiles(winnow, recruiter, { files, ...options });
}

async function opened(path: string, look: Look = wide) {
  const context = await openContext(browser, winnow.url, look);
  await keepSessionIn(context, recruiter);
  const page = await openPage(context, winnow.url);
  await page.goto(path);
  await page.getByRole("heading", { name: "How the score adds up" }).waitFor();
  return { context, page };
}

const shownScore = (page: Page) => page.getByRole("table").locator("tfoot td").first().innerText();

test("a correction changes the score, stands beside what was read, and is taken back", async () => {
  const { reportOf } = await screenedCvs(1);
  const { context, page } = await opened(reportOf("cv-1.pdf"));
  const before = await shownScore(page);

  await page.getByRole("button", { name: "Correct…" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: "Change: Job 1" }).click();
  await dialog.getByLabel("This is not a job").check();
  await dialog.getByRole("button", { name: "Save" }).click();
  await dialog.getByText("was: ").first().waitFor();
  expect(
    await dialog
      .getByRole("button", { name: "Change: Job 1" })
      .evaluate((element) => element === document.activeElement),
  ).toBe(true);
  await dialog.getByRole("button", { name: "Close" }).click();

  const after = await shownScore(page);
  expect(Number(after)).toBeLessThan(Number(before));
  const corrections = page.getByRole("list", { name: "Corrections" });
  expect(await corrections.innerText()).toMatch(/Job 1: not a job\s+was: /);
  expect(await page.getByRole("list", { name: "History" }).innerText()).toContain("Job 1: not a job");

  await page.getByRole("button", { name: "Correct…" }).click();
  await dialog.getByRole("button", { name: "Take back: Job 1" }).click();
  await expect.poll(() => dialog.getByText("was: ").count()).toBe(0);
  await dialog.getByRole("button", { name: "Close" }).click();
  expect(await shownScore(page)).toBe(before);
  expect(await corrections.count()).toBe(0);
  expect(page.complaints).toEqual([]);
  await context.close();
});

test("a verdict is corrected only with words that stand in the CV", async () => {
  const { reportOf } = await screenedCvs(1);
  const { context, page } = await opened(reportOf("cv-1.pdf"));
  const words = people[0]?.headline ?? "";

  await page.getByRole("button", { name: "Correct…" }).click();
  const dialog = page.getByRole("dialog");
  await dialog
    .getByRole("region", { name: "Requirements" })
    .getByRole("button", { name: /^Change/ })
    .last()
    .click();
  await dialog.getByLabel("Verdict").selectOption("partly");
  const input = dialog.getByLabel("The CV’s own words that show it");
  await input.fill("Tamed dragons since 1066");
  await dialog.getByRole("button", { name: "Save" }).click();
  await dialog.getByText("These words do not stand in the CV.", { exact: false }).waitFor();
  expect(await input.getAttribute("aria-invalid")).toBe("true");

  await input.fill(words);
  await dialog.getByRole("button", { name: "Save" }).click();
  await dialog.getByText("was: ").first().waitFor();
  await dialog.getByRole("button", { name: "Take all back" }).click();
  await expect.poll(() => dialog.getByText("was: ").count()).toBe(0);
  await context.close();
});

test("notes, an own score and a decision are kept, and the history says who did what", async () => {
  const { reportOf, resultIds } = await screenedCvs(1);
  const { context, page } = await opened(reportOf("cv-1.pdf"));
  const history = page.getByRole("list", { name: "History" });

  await page.getByLabel("New note").fill("Asked about the notice period: a month.");
  await page.getByRole("button", { name: "Add note" }).click();
  await page.getByRole("list", { name: "Notes" }).getByText("notice period").waitFor();

  await page.getByRole("button", { name: "Own score…" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Score, 0 to 100").fill("172");
  await dialog.getByRole("button", { name: "Save" }).click();
  await dialog.getByText("Please enter a number from 0 to 100.").waitFor();
  await dialog.getByText("Please say why.").waitFor();
  await dialog.getByLabel("Score, 0 to 100").fill("72");
  await dialog.getByLabel("Reason").fill("Spoke with her");
  await dialog.getByRole("button", { name: "Save" }).click();
  await page.getByText("Own score 72.0").waitFor();
  await expect.poll(() => dialog.count()).toBe(0);

  await page.getByRole("heading", { level: 1 }).focus();
  await page.keyboard.press("r");
  await dialog.getByRole("button", { name: "Others fit better" }).click();
  await page.getByText(/^Rejected by Mara Lind, .*: Others fit better$/).waitFor();
  await expect.poll(() => history.innerText()).toContain("Others fit better");
  await page.keyboard.press("u");
  await page.getByText("Nobody has decided yet.").waitFor();
  await page.keyboard.press("s");
  await page.getByText(/^Shortlisted by Mara Lind/).waitFor();

  await page.getByRole("button", { name: /^Remove the note/ }).click();
  await expect.poll(() => page.getByRole("list", { name: "Notes" }).count()).toBe(0);
  expect(await history.innerText()).toContain("Mara Lind");
  const stored = await recruiter.call(getScreeningResult, {
    params: { id: resultIds.get("cv-1.pdf") ?? "" },
  });
  expect(stored.own_score).toMatchObject({ score: 72, reason: "Spoke with her" });
  expect(stored.matching_score).not.toBe(72);
  expect(page.complaints).toEqual([]);
  await context.close();
});

test("of a hidden candidate only the text without names is shown, until somebody reveals", async () => {
  const { reportOf } = await screenedCvs(1, { isBlind: true });
  const { context, page } = await opened(reportOf("cv-1.pdf"));
  const name = people[0]?.name ?? "";
  const [, surname = ""] = name.split(" ");
  const text = page.getByRole("region", { name: /^Text of the CV of Candidate 1/ });
  await text.waitFor();

  await page.locator("blockquote button").first().click();
  await text.locator("mark").first().waitFor();
  expect(await page.locator("body").innerText()).not.toContain(surname);
  expect(await page.locator("canvas").count()).toBe(0);
  expect(await page.getByRole("button", { name: "Download the original" }).count()).toBe(0);

  await page.getByRole("button", { name: "Reveal" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Reveal" }).click();
  await page.getByRole("heading", { level: 1, name }).waitFor();
  await page.getByRole("region", { name: `CV of ${name}` }).waitFor();
  expect(await page.getByRole("list", { name: "History" }).innerText()).toMatch(/reveal/i);
  await context.close();
});

test("next and before follow the list of the address, over its pages", async () => {
  const { id, resultIds } = await screenedCvs(7);
  const inOrder = await resultsOf(recruiter, id, { sort_by: "name", order_by: "asc" });
  const fileNames = new Map([...resultIds].map(([fileName, resultId]) => [resultId, fileName]));
  const first = `/admin/screening-result/${id}/jd-cv-matching/${inOrder[0]?.id}`;
  const { context, page } = await opened(`${first}?orderBy=name&order=asc&rowsPerPage=5`);

  for (const [index, result] of inOrder.entries()) {
    await page.getByText(`${index + 1} of 7`, { exact: true }).waitFor();
    await page.getByRole("heading", { level: 1, name: result.name ?? fileNames.get(result.id) }).waitFor();
    await page.keyboard.press("j");
  }

  expect(new URL(page.url()).search).toBe("?orderBy=name&order=asc&rowsPerPage=5&page=2");
  await page.getByRole("link", { name: "Candidate before" }).click();
  await page.getByText("6 of 7", { exact: true }).waitFor();
  await context.close();
});

test("on paper, A4 or Letter, there is the report alone, with quotations on their ground", async () => {
  const { reportOf } = await shared();
  const { context, page } = await opened(reportOf("cv-1.pdf"));
  await page.getByRole("region", { name: /^CV of/ }).waitFor();

  await page.emulateMedia({ media: "print" });

  expect(await page.getByRole("heading", { name: "How the score adds up" }).isVisible()).toBe(true);
  expect(await page.getByRole("button").filter({ visible: true }).allInnerTexts()).toEqual(
    await page.locator("blockquote button").allInnerTexts(),
  );
  for (const hidden of ["header", "nav", "form", "canvas"]) {
    expect(await page.locator(hidden).filter({ visible: true }).count()).toBe(0);
  }
  const adjust = await page
    .locator("blockquote button")
    .first()
    .evaluate((element) => getComputedStyle(element).printColorAdjust);
  expect(adjust).toBe("exact");
  for (const format of ["A4", "Letter"] as const) {
    expect((await page.pdf({ format })).byteLength).toBeGreaterThan(10_000);
  }
  await context.close();
});

test("the report is saved as a PDF", async () => {
  const { reportOf } = await screenedCvs(1);
  const { context, page } = await opened(reportOf("cv-1.pdf"));
  const download = page.waitForEvent("download");

  await page.getByRole("button", { name: "Save as PDF" }).click();
  await page.getByRole("menuitem", { name: "Letter paper" }).click();

  expect((await download).suggestedFilename()).toMatch(/\.pdf$/);
  await context.close();
});

test.each(hardestLooks)(
  "every state of the report reads well for axe ($mode, $width px)",
  async (look) => {
    const { reportOf, resultIds } = await shared();
    const { context, page } = await opened(reportOf("cv-1.pdf"), look);
    const troubles: string[] = [];
    const check = async (state: string) => {
      troubles.push(...(await axeViolations(page)).map((violation) => `${state}: ${violation}`));
      const pixels = await overflow(page);
      if (pixels > 0) troubles.push(`${state}: ${pixels} px wider than the window`);
    };

    await page.locator("blockquote button").first().click();
    await page.locator("[data-lit]").first().waitFor();
    await check("lit");
    if (look.width === 360) await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "Correct…" }).click();
    await page.getByRole("button", { name: "Change: Job 1" }).click();
    await check("correcting");
    await page.getByRole("dialog").getByRole("button", { name: "Close" }).click();
    await page.getByRole("button", { name: "Own score…" }).click();
    await check("own score");

    expect(resultIds.size).toBe(1);
    expect(troubles).toEqual([]);
    await context.close();
  },
  60_000,
);

let made: ReturnType<typeof screenedCvs> | null = null;
function shared() {
  made ??= screenedCvs(1);
  return made;
}
