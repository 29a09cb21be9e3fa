import { makeCvPdf } from "@winnow/samples/make-cv-pdf.ts";
import {
  makeCvWithHiddenKeywords,
  makeEmptyFile,
  makeEncryptedPdf,
  makeHtmlFile,
  makeJdPdf,
  makeOneByteFile,
  makeRandomBytes,
} from "@winnow/samples/malformed-files.ts";
import { people } from "@winnow/samples/people.ts";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { chosenFile, manyCvs } from "../given/many-cvs.ts";
import { scanCv } from "../given/scanned-cv.ts";
import { launchBrowser, openContext, openPage, type WatchedPage } from "../support/browser.ts";
import { type ChosenFile, dropFiles } from "../support/drop-files.ts";
import { mailsTo } from "../support/mailbox.ts";
import { patienceMs } from "../support/patience.ts";
import { startWinnow, type TestWinnow } from "../support/start-winnow.ts";

const password = "sifting grain 42";
const email = "mara.lind@example.org";

let winnow: TestWinnow;
let browser: Browser;
let page: WatchedPage;

beforeAll(async () => {
  [winnow, browser] = await Promise.all([startWinnow(), launchBrowser()]);
  page = await openPage(await openContext(browser, winnow.url, { mode: "light", width: 1280 }), winnow.url);
});

afterAll(async () => {
  await browser?.close();
  await winnow?.stop();
});

test("a recruiter new to Winnow brings three hundred files from a drop to a shortlist, and pays only for what was screened", async () => {
  const files = await threeHundredFiles();
  expect(files.length).toBe(300);
  await signUp();
  await page.getByRole("button", { name: "New screening" }).click();
  await page.waitForURL("**/admin/screening/*");
  await page
    .getByLabel("Select a file", { exact: true })
    .setInputFiles(chosenFile("jd.pdf", await makeJdPdf()));
  await page.getByRole("list", { name: "Requirements" }).waitFor();
  await expect.poll(() => page.getByLabel("Title").inputValue()).toMatch(/Payroll/);

  await dropFiles(page, files);
  await page.getByRole("progressbar", { name: "Files sent" }).waitFor();
  // The page stays quick because it shows the files under way, and only counts the many that wait.
  await page.getByText(/and \d+ more files waiting to be sent/).waitFor();
  expect(await page.getByRole("list", { name: "Files on their way" }).getByRole("listitem").count()).toBe(25);
  // The scan takes longest: until it is read, the quote says that one is still being checked.
  const quote = page.getByText(/^\d+ readable × 1\.00/).first();
  await expect
    .poll(() => quote.innerText(), { timeout: 3 * patienceMs })
    .toBe("288 readable × 1.00, 5 unreadable, 6 duplicates: 288.00 credits");
  await page.getByText("This file is empty.").waitFor();

  const start = page.getByRole("button", { name: "Start screening · 288.00 credits" });
  await start.click();
  await page
    .getByRole("alert")
    .getByText(/This needs 288\.00 credits and 25\.00 are left/)
    .waitFor();
  await buyCredits();
  await page.getByRole("link", { name: "Back to the screening" }).click();
  await start.click();

  await page.waitForURL("**/admin/screening-result/*");
  const results = page.getByRole("list", { name: "Results" });
  // A quick run is over before the page has come.
  await page
    .getByText(/\d+ of 288 readable CVs screened/)
    .or(page.getByText("Completed", { exact: true }))
    .first()
    .waitFor();
  await results.getByRole("listitem").first().waitFor();
  await page.getByText("Completed", { exact: true }).waitFor({ timeout: 3 * patienceMs });
  await page.getByText("288 results", { exact: true }).waitFor();
  await page.getByRole("button", { name: "5 failed files" }).click();
  await page.getByText("5 files could not be read. They are not charged.").waitFor();
  const troubled = page.getByRole("list", { name: "Files that could not be read" });
  await expect.poll(() => troubled.getByRole("listitem").count()).toBe(5);
  expect((await troubled.innerText()).match(/^(This file is|This is neither|There is no).*$/gm)).toHaveLength(
    5,
  );
  await page.keyboard.press("Escape");

  const report = page.getByRole("region", { name: "Report of the selected result" });
  const shortlist: string[] = [];
  for (let index = 0; index < 5; index += 1) {
    const name = await report.getByRole("heading", { level: 2 }).first().innerText();
    shortlist.push(name);
    await report.getByRole("button", { name: "Shortlist", exact: true }).click();
    await page.getByText(`Shortlisted ${name}`, { exact: true }).waitFor();
    await expect.poll(() => report.getByRole("heading", { level: 2 }).first().innerText()).not.toBe(name);
  }
  await page.getByText("Filters", { exact: true }).click();
  await page.getByRole("group", { name: "Decision" }).getByRole("button", { name: "Shortlisted" }).click();
  await page.getByRole("button", { name: "Done" }).click();
  await page.getByText("5 results", { exact: true }).waitFor();
  for (const name of shortlist) await results.getByRole("link", { name }).waitFor();

  await page.getByRole("link", { name: "Open the report" }).click();
  await page.waitForURL("**/jd-cv-matching/*");
  await page.getByRole("heading", { name: "How the score adds up" }).waitFor();
  expect(await page.locator("blockquote, q").count()).toBeGreaterThan(3);
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download the original" }).click();
  expect((await download).suggestedFilename()).toMatch(/\.(pdf|docx)$/);

  // 25.00 to begin with, 500.00 bought.
  await page.getByText("Credits: 237.00").waitFor();
  await logOut();
  expect(await fileStates()).toEqual({ screened: 288, duplicate: 6, failed: 5 });
  expect(await charged()).toBe(28_800);
  // Chromium logs the refusal that the page has explained: too few credits.
  expect(page.complaints).toEqual([expect.stringContaining("402 (Payment Required)")]);
}, 900_000);

/** CVs of 286 people in DOCX and six PDF layouts, a scan, hidden words, six twice, five that nobody can read and an empty one. */
async function threeHundredFiles(): Promise<ChosenFile[]> {
  const cvs = await manyCvs(286);
  const [scanned] = people;
  if (!scanned) throw new Error("The samples are missing.");
  const { bytes: scan } = await scanCv(browser, {
    ...scanned,
    name: "Odile Verhaegen",
    contact: { ...scanned.contact, email: "odile.verhaegen@example.org", phone: "+44 161 496 2001" },
  });
  return [
    ...cvs,
    chosenFile("hidden.pdf", await makeCvWithHiddenKeywords()),
    chosenFile("protected.pdf", await makeEncryptedPdf()),
    chosenFile("one-byte.pdf", makeOneByteFile()),
    chosenFile("cut-off.pdf", (await makeCvPdf(scanned, "modernSans")).slice(0, 300)),
    chosenFile("page.pdf", makeHtmlFile()),
    chosenFile("noise.pdf", makeRandomBytes()),
    chosenFile("nothing.pdf", makeEmptyFile()),
    ...cvs.slice(20, 26).map(({ name, buffer }) => chosenFile(`again-${name}`, buffer)),
    chosenFile("scan.pdf", scan),
  ];
}

async function signUp(): Promise<void> {
  await page.goto("/");
  await page.waitForURL("**/admin/sign-in*");
  await page.getByRole("link", { name: /sign up|create/i }).click();
  await page.getByLabel("Name").fill("Mara Lind");
  await page.getByLabel("E-mail").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: /sign up|create/i }).click();
  await expect.poll(async () => (await mailsTo(winnow, email)).length).toBe(1);
  const [mail] = await mailsTo(winnow, email);
  await page.goto(mail?.body_text.match(/https?:\S+/)?.[0] ?? "");
  await page.waitForURL("**/admin/sign-in");
  await expect.poll(() => page.getByLabel("E-mail").inputValue()).toBe(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Sign in" }).click();
  await page.waitForURL("**/admin/dashboard");
  await page.getByText("Credits: 25.00").waitFor();
}

async function buyCredits(): Promise<void> {
  await page.getByRole("alert").getByRole("link", { name: "Add credits" }).click();
  await page.getByRole("button", { name: /^Pay .* for 500\.00 credits$/ }).click();
  await page.getByRole("heading", { name: "Sandbox payment" }).waitFor();
  await page.getByRole("button", { name: /^Pay \$/ }).click();
  await page.getByRole("heading", { name: "500.00 credits added" }).waitFor();
}

async function logOut(): Promise<void> {
  await page.getByRole("button", { name: "Profile", exact: true }).click();
  await page.getByText("Logout").click();
  await page.waitForURL("**/admin/sign-in*");
  const left = await page.evaluate(() => ({ stored: localStorage.length, cookie: document.cookie }));
  // As the colours do, the language of the page stays; nothing of the session does.
  expect(left).toMatchObject({ cookie: "recruiter-language=en-account" });
}

async function fileStates(): Promise<Record<string, number>> {
  const { rows } = await winnow.pool.query<{ state: string; count: number }>(
    `select case when duplicate_of is null then state else 'duplicate' end as state, count(*)::int as count
       from cv_files group by 1`,
  );
  return Object.fromEntries(rows.map(({ state, count }) => [state, count]));
}

async function charged(): Promise<number> {
  const { rows } = await winnow.pool.query<{ charged: string }>(
    "select sum(amount) as charged from credit_entries where type = 'debit'",
  );
  return Math.abs(Number(rows[0]?.charged));
}
