import { createScreening, getScreeningJd } from "@winnow/contract/screenings.ts";
import { jdWithoutRequirements, wardNurseJd } from "@winnow/samples/job-descriptions.ts";
import { makeEncryptedPdf } from "@winnow/samples/malformed-files.ts";
import type { Browser, BrowserContext } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { givenAccount } from "../given/given-account.ts";
import { givenCvs } from "../given/given-cvs.ts";
import { givenScreening } from "../given/given-screening.ts";
import { launchBrowser, openContext, openPage, type WatchedPage } from "../support/browser.ts";
import type { Recruiter } from "../support/recruiter.ts";
import { keepSessionIn } from "../support/signed-in-page.ts";
import { startWinnow, type TestWinnow } from "../support/start-winnow.ts";

let winnow: TestWinnow;
let browser: Browser;
let recruiter: Recruiter;
let context: BrowserContext;
let page: WatchedPage;

beforeAll(async () => {
  winnow = await startWinnow({ WELCOME_CREDITS: "2.00" });
  browser = await launchBrowser();
  recruiter = await givenAccount(winnow, "Mara Lind");
});

afterEach(() => context?.close());

afterAll(async () => {
  await browser?.close();
  await winnow?.stop();
});

async function visit(path: string, visitor = recruiter): Promise<void> {
  context = await openContext(browser, winnow.url, { mode: "light", width: 1280 });
  await keepSessionIn(context, visitor);
  page = await openPage(context, winnow.url);
  await page.goto(path);
}

async function openNewScreening(): Promise<void> {
  const { id } = await recruiter.call(createScreening, { body: {} });
  await visit(`/admin/screening/${id}`);
}

async function pasteJd(text: string): Promise<void> {
  await page.getByLabel("Or paste the text").fill(text);
  await page.getByRole("button", { name: "Read this text" }).click();
}

const startButton = () => page.getByRole("button", { name: /^Start screening/ });
const alert = (text: string | RegExp) => page.getByRole("alert").getByText(text);

test("a start without a job description says so, until there is one", async () => {
  await openNewScreening();
  await startButton().click();
  await alert("JD not uploaded").waitFor();

  await pasteJd(wardNurseJd);

  await page.getByRole("list", { name: "Requirements" }).waitFor();
  expect(await alert("JD not uploaded").count()).toBe(0);
});

test("a start without CVs says so", async () => {
  await openNewScreening();
  await pasteJd(wardNurseJd);
  await page.getByRole("list", { name: "Requirements" }).waitFor();
  await startButton().click();
  await alert("CV not uploaded").waitFor();
});

test("a job description that asks for nothing says so, and takes a requirement by hand", async () => {
  await openNewScreening();
  await pasteJd(jdWithoutRequirements);
  await page
    .getByText(/no requirement/i)
    .first()
    .waitFor();
  await page.getByRole("button", { name: "Add a requirement" }).click();
  await page.getByLabel("Requirement 1", { exact: true }).fill("PostgreSQL");
  await page.getByRole("button", { name: "Add it" }).click();
  await page.getByText(/1 requirement, 1 of them a must-have/).waitFor();
  await page.reload();
  await expect.poll(() => page.getByLabel("Requirement 1", { exact: true }).inputValue()).toBe("PostgreSQL");
});

test("a requirement that was typed and not yet added is one of those that the screening starts by", async () => {
  const other = await givenAccount(winnow, "Ida Lund");
  const { id } = await givenScreening(winnow, other, { cvs: 1 });
  await visit(`/admin/screening/${id}`, other);
  await page.getByRole("button", { name: "Add a requirement" }).click();
  await page.getByPlaceholder("For example: 3 years with PostgreSQL").fill("Forklift licence");

  await startButton().click();

  await page.waitForURL("**/admin/screening-result/**");
  const { requirements } = await other.call(getScreeningJd, { params: { id } });
  expect(requirements.map(({ text }) => text)).toContain("Forklift licence");
});

test("a criterion about who people are is refused with the reason, at its place", async () => {
  await openNewScreening();
  await pasteJd(wardNurseJd);
  await page.getByLabel("Requirement 1", { exact: true }).fill("No older than 35");
  await page.keyboard.press("Tab");
  await page
    .getByText(/\bage\b/i)
    .first()
    .waitFor();
});

test("too few credits hold nothing, say how many are missing and lead to where they come from", async () => {
  const { id } = await givenScreening(winnow, recruiter, { cvs: 3 });
  await visit(`/admin/screening/${id}`);
  await startButton().click();
  await alert(/This needs 3\.00 credits and 2\.00 are left/).waitFor();
  await page.getByRole("alert").getByRole("link", { name: "Add credits" }).click();
  await page.waitForURL("**/admin/payment");
  const { rows } = await winnow.pool.query("select held::int from credit_balances where held > 0");
  expect(rows).toEqual([]);
});

test("files that cannot be read say why, and cost nothing", async () => {
  await openNewScreening();
  const [cv] = await givenCvs(1);
  const files: [string, Uint8Array][] = [
    ["good.pdf", cv?.bytes ?? new Uint8Array()],
    ["protected.pdf", await makeEncryptedPdf()],
    ["picture.pdf", new TextEncoder().encode("\u0089PNG\r\n\u001a\n not a PDF at all")],
    ["cut-off.pdf", (cv?.bytes ?? new Uint8Array()).slice(0, 300)],
  ];
  await page
    .getByLabel("Select files")
    .setInputFiles(
      files.map(([name, bytes]) => ({ name, mimeType: "application/pdf", buffer: Buffer.from(bytes) })),
    );
  await page.getByText("1 readable × 1.00, 3 unreadable: 1.00 credits").first().waitFor();
  await page.getByText("This file is protected by a password. Ask for one without.").waitFor();
  await page.getByText("This is neither a PDF nor a Word document (DOCX).").waitFor();
  await page.getByText("This file is damaged and cannot be opened.").waitFor();
  const names = page.getByRole("list", { name: "CVs" }).getByRole("listitem").locator("[dir=auto]");
  expect(await names.allInnerTexts()).toEqual(["cut-off.pdf", "picture.pdf", "protected.pdf", "good.pdf"]);
  expect(await page.getByRole("button", { name: /again/ }).count()).toBe(0);
});

test("a link to somebody else's screening looks like one to nothing", async () => {
  const other = await givenAccount(winnow, "Nuria Vall");
  const { id } = await other.call(createScreening, { body: {} });
  await visit(`/admin/screening/${id}`);
  await page.getByText("There is nothing here").waitFor();
  await page.goto("/admin/screening-result/00000000-0000-4000-8000-000000000000");
  await page.getByText("There is nothing here").waitFor();
});

test("an expired link of a mail says what to do", async () => {
  await visit("/admin/verify-email?token=used-long-ago");
  await alert("Error during email verification").waitFor();
  await alert(/Sign in to get a new one/).waitFor();
  await page.goto("/admin/reset-password?token=used-long-ago");
  await page
    .getByLabel(/password/i)
    .first()
    .fill("another good phrase 7");
  await page
    .getByRole("button", { name: /password/i })
    .last()
    .click();
  await alert("Error during reset password").waitFor();
});
