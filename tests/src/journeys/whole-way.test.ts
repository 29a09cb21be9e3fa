import { makeCvDocx } from "@winnow/samples/make-cv-docx.ts";
import { makeCvPdf } from "@winnow/samples/make-cv-pdf.ts";
import { people } from "@winnow/samples/people.ts";
import {
  makeCvWithHiddenKeywords,
  makeEmptyFile,
  makeEncryptedPdf,
  makeHtmlFile,
  makeJdPdf,
} from "@winnow/samples/troubled-files.ts";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { hardestLooks, launchBrowser, openContext, openPage, type WatchedPage } from "../support/browser.ts";
import { mailsTo } from "../support/mailbox.ts";
import { startWinnow, type TestWinnow } from "../support/start-winnow.ts";

const layouts = [
  "classicSerif",
  "modernSans",
  "leftSidebar",
  "rightSidebar",
  "twoColumns",
  "dateColumn",
] as const;
const password = "sifting grain 42";

let winnow: TestWinnow;
let browser: Browser;

beforeAll(async () => {
  winnow = await startWinnow();
  browser = await launchBrowser();
});

afterAll(async () => {
  await browser?.close();
  await winnow?.stop();
});

test.each(hardestLooks)(
  "a recruiter goes from sign-up to ranked, explained CVs, and pays only for what was screened ($mode, $width px)",
  async (look) => {
    const context = await openContext(browser, winnow.url, look);
    const page = await openPage(context, winnow.url);

    await signUp(page, `mara.${look.mode}.${look.width}@example.org`);
    await page.getByRole("button", { name: "New screening" }).click();
    await page.waitForURL("**/admin/screening/*");

    await page.getByLabel("Choose a file", { exact: true }).setInputFiles(file("jd.pdf", await makeJdPdf()));
    await page.getByRole("list", { name: "Requirements" }).waitFor();
    await expect.poll(() => page.getByLabel("Title").inputValue()).toMatch(/Payroll/);

    const cvs = await Promise.all(
      people.slice(0, 20).map(async (person, index) => {
        const layout = layouts[index % layouts.length] ?? "classicSerif";
        return file(`${person.name.replaceAll(/\W+/g, "-")}.pdf`, await makeCvPdf(person, layout));
      }),
    );
    const [first] = cvs;
    const nurse = people.at(-1);
    if (!first || !nurse) {
      throw new Error("The samples are missing.");
    }
    await page
      .getByLabel("Choose files", { exact: true })
      .setInputFiles([
        ...cvs,
        file("nurse.docx", await makeCvDocx(nurse)),
        file("hidden.pdf", await makeCvWithHiddenKeywords()),
        file("protected.pdf", await makeEncryptedPdf()),
        file("page.pdf", makeHtmlFile()),
        file("nothing.pdf", makeEmptyFile()),
        file("the-same-again.pdf", first.buffer),
      ]);
    const startButton = page.getByRole("button", { name: /^Start screening/ });
    await page
      .getByText(/22 readable × 1\.00, \d unreadable, 1 duplicate: 22\.00 credits/)
      .first()
      .waitFor();
    await expect.poll(() => startButton.textContent()).toBe("Start screening · 22.00 credits");
    await page.getByLabel("Search by file name").fill("protected");
    await page.getByText("This file is protected by a password. Ask for one without.").waitFor();

    await startButton.click();
    await page.waitForURL("**/admin/screening-result/*");
    await page.getByText("Completed", { exact: true }).waitFor();
    const results = page.getByRole("list", { name: "Results" });
    await expect.poll(() => results.getByRole("listitem").count()).toBe(10);

    // Where there is room the report stands beside the list already.
    const openReport = page.getByRole("link", { name: "Open the report" });
    await (look.width === 1280 ? openReport : results.getByRole("link").first()).click();
    await page.waitForURL("**/jd-cv-matching/*");
    await page.getByRole("heading", { name: "How the score adds up" }).waitFor();
    expect(await page.locator("blockquote, q").count()).toBeGreaterThan(3);

    const download = page.waitForEvent("download");
    await page.getByRole("button", { name: "Download the original" }).click();
    expect((await download).suggestedFilename()).toMatch(/\.pdf$/);

    await page.goto("/admin/transactions");
    await page
      .getByText("Welcome credits")
      .or(page.getByText(/CV screened/).first())
      .first()
      .waitFor();
    await expect.poll(() => page.getByText("Credits: 3.00").count()).toBe(1);

    await page.getByRole("button", { name: /account|profile/i }).click();
    await page.getByText("Logout").click();
    await page.waitForURL("**/admin/sign-in*");
    expect(
      await page.evaluate(() => ({ stored: localStorage.length, cookie: document.cookie })),
    ).toMatchObject({
      cookie: "",
    });
    expect(page.complaints).toEqual([]);
    await context.close();
  },
  120_000,
);

async function signUp(page: WatchedPage, email: string): Promise<void> {
  await page.goto("/");
  await page.waitForURL("**/admin/sign-in*");
  await page.getByRole("link", { name: /sign up|create/i }).click();
  await page.getByLabel("Name").fill("Mara Lind");
  await page.getByLabel("E-mail").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: /sign up|create/i }).click();
  await expect.poll(async () => (await mailsTo(winnow, email)).length).toBe(1);
  const [mail] = await mailsTo(winnow, email);
  const link = mail?.body_text.match(/https?:\S+/)?.[0] ?? "";
  await page.goto(link);
  await page.getByRole("link", { name: "Sign in" }).click();
  await page.getByLabel("E-mail").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Sign in" }).click();
  await page.waitForURL("**/admin/dashboard");
  await page.getByText("Credits: 25.00").waitFor();
}

function file(name: string, bytes: Uint8Array) {
  return { name, mimeType: "application/octet-stream", buffer: Buffer.from(bytes) };
}
