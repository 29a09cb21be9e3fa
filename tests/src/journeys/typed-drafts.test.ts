import { logIn } from "@winnow/contract/accounts.ts";
import { createScreening } from "@winnow/contract/screenings.ts";
import { wardNurseJd } from "@winnow/samples/job-descriptions.ts";
import type { Browser, BrowserContext } from "playwright-core";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { givenAccount } from "../given/given-account.ts";
import { givenScreened } from "../given/given-screened.ts";
import { createApiClient } from "../support/api-client.ts";
import { launchBrowser, openContext, openPage, type WatchedPage } from "../support/browser.ts";
import { holdBack, intercept } from "../support/intercept.ts";
import { goodPassword, type Recruiter } from "../support/recruiter.ts";
import { signInOn } from "../support/sign-in-form.ts";
import { startWinnow, type TestWinnow } from "../support/start-winnow.ts";

let winnow: TestWinnow;
let browser: Browser;
let recruiter: Recruiter;
let context: BrowserContext;
let page: WatchedPage;
let resultId: string;
let reportPath: string;
let callers = 0;

beforeAll(async () => {
  winnow = await startWinnow({ TRUST_PROXY: "127.0.0.1" });
  browser = await launchBrowser();
  recruiter = await givenAccount(winnow, "Mara Lind");
  const { id, results } = await givenScreened(winnow, recruiter, { cvs: 1 });
  resultId = results[0]?.id ?? "";
  reportPath = `/admin/screening-result/${id}/jd-cv-matching/${resultId}`;
});

beforeEach(async () => {
  context = await openContext(browser, winnow.url, { mode: "light", width: 1280 });
  // From an address of its own each time: nobody may sign in as often as all of these together.
  callers += 1;
  await context.setExtraHTTPHeaders({ "X-Forwarded-For": `10.0.0.${callers}` });
  page = await openPage(context, winnow.url);
  await page.goto("/admin/sign-in");
  await signInOn(page, recruiter);
  await page.getByText("Credits: 24.00").waitFor();
  return () => context.close();
});

afterAll(async () => {
  await browser?.close();
  await winnow?.stop();
});

/** What the server keeps of what was typed about something, over all drafts. */
async function typedAbout(subjectId: string): Promise<unknown[]> {
  // The recruiter's own session may have ended with the page's.
  const { rows } = await winnow.pool.query<{ fields: Record<string, unknown> }>(
    "select fields from drafts where subject_id = $1 and fields is not null order by name",
    [subjectId],
  );
  return rows.flatMap(({ fields }) => Object.values(fields));
}

const copies = () =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => /draft|unsaved/.test(key)));

async function endSession(): Promise<void> {
  await winnow.pool.query("delete from sessions where account_id = $1", [recruiter.account.id]);
  await page.waitForURL("**/admin/sign-in?returnTo=*");
}

test("a note that is typed when the session ends is there again after signing in, and was readable by nobody meanwhile", async () => {
  await page.goto(reportPath);
  await page.getByLabel("New note").fill("Ask about the night shifts");
  await expect.poll(() => typedAbout(resultId)).toEqual(["Ask about the night shifts"]);

  await endSession();

  await page
    .getByRole("status")
    .getByText(/^Your session has ended\..*only its last words may be missing/)
    .waitFor();
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))).not.toContain(
    "night",
  );
  await signInOn(page, recruiter);
  await page.waitForURL(`**${reportPath}`);
  await expect.poll(() => page.getByLabel("New note").inputValue()).toBe("Ask about the night shifts");

  await page.getByRole("button", { name: "Add note" }).click();
  await page.getByRole("list", { name: "Notes" }).getByText("Ask about the night shifts").waitFor();
  await expect.poll(() => typedAbout(resultId)).toEqual([]);
  await page.reload();
  await page.getByRole("list", { name: "Notes" }).getByText("Ask about the night shifts").waitFor();
  expect(await page.getByLabel("New note").inputValue()).toBe("");
});

test("what is typed just before the page is left is kept", async () => {
  await page.goto(reportPath);
  await page.getByLabel("New note").fill("Call on Monday");
  await page.goto("about:blank");
  await expect.poll(() => typedAbout(resultId)).toEqual(["Call on Monday"]);
  await page.goto(reportPath);
  await expect.poll(() => page.getByLabel("New note").inputValue()).toBe("Call on Monday");
  await page.getByLabel("New note").fill("");
  await expect.poll(() => typedAbout(resultId)).toEqual([]);
});

test("what is typed without a connection survives a reload, and is kept by the server when it is back", async () => {
  await page.goto(reportPath);
  await page.getByLabel("New note").waitFor();
  await intercept(page, "**/api/auth/drafts/**", (route) => route.abort("internetdisconnected"));
  await page.getByLabel("New note").fill("Typed in the train");
  await expect.poll(copies).toHaveLength(1);
  await page.reload();
  await expect.poll(() => page.getByLabel("New note").inputValue()).toBe("Typed in the train");
  await page.unrouteAll();
  await expect.poll(() => typedAbout(resultId)).toEqual(["Typed in the train"]);
  await expect.poll(copies).toEqual([]);
  await page.getByLabel("New note").fill("");
  await expect.poll(() => typedAbout(resultId)).toEqual([]);
});

test("a note on its way is added as it stands there, and the field is free for the next once it is added", async () => {
  await page.goto(reportPath);
  const note = page.getByLabel("New note");
  await note.fill("Speaks of nights");
  const adding = await holdBack(page, "POST", "**/api/auth/**/notes");
  await page.getByRole("button", { name: "Add note" }).click();
  await adding.sent;
  expect(await note.isEditable()).toBe(false);
  adding.answer();
  await page.getByRole("list", { name: "Notes" }).getByText("Speaks of nights").waitFor();
  await expect.poll(() => note.isEditable()).toBe(true);
  expect(await note.inputValue()).toBe("");
  await expect.poll(() => typedAbout(resultId)).toEqual([]);
});

test("a logout takes along what is typed, and gives it back at the next sign-in, also in another browser", async () => {
  await page.goto(reportPath);
  await page.getByLabel("New note").fill("Second interview?");
  await page.getByRole("button", { name: "Profile", exact: true }).click();
  await page.getByText("Logout").click();
  await page.waitForURL("**/admin/sign-in");
  expect(await copies()).toEqual([]);

  const elsewhere = await openContext(browser, winnow.url, { mode: "light", width: 1280 });
  const other = await openPage(elsewhere, winnow.url);
  await other.goto(reportPath);
  await signInOn(other, recruiter);
  await expect.poll(() => other.getByLabel("New note").inputValue()).toBe("Second interview?");
  await other.getByLabel("New note").fill("");
  await expect.poll(() => typedAbout(resultId)).toEqual([]);
  await elsewhere.close();
});

test("reasons and own scores that are being typed are there again", async () => {
  await page.goto(reportPath);
  await page
    .getByRole("button", { name: /^Reject/ })
    .first()
    .click();
  await page.getByLabel("In other words").fill("The post is filled");
  await expect.poll(() => typedAbout(resultId)).toEqual(["The post is filled"]);
  await page.reload();
  await page
    .getByRole("button", { name: /^Reject/ })
    .first()
    .click();
  await expect.poll(() => page.getByLabel("In other words").inputValue()).toBe("The post is filled");
  await page.getByRole("button", { name: "Cancel" }).click();
  await expect.poll(() => typedAbout(resultId)).toEqual([]);

  const openScore = () => page.getByRole("button", { name: /(own|my) score…/i }).click();
  await openScore();
  await page.getByLabel("Reason").fill("Knows the ward");
  await expect.poll(() => typedAbout(resultId)).toContain("Knows the ward");
  await page.reload();
  await openScore();
  await expect.poll(() => page.getByLabel("Reason").inputValue()).toBe("Knows the ward");
  await page.getByRole("button", { name: "Cancel" }).click();
  await expect.poll(() => typedAbout(resultId)).toEqual([]);
});

test("a job description and requirements that are being typed are there again", async () => {
  // Sessions of the recruiter have ended by now.
  const credentials = { email: recruiter.email, password: goodPassword };
  const { token } = await createApiClient(winnow.url).call(logIn, { body: credentials });
  const { id } = await createApiClient(winnow.url, token).call(createScreening, { body: {} });
  await page.goto(`/admin/screening/${id}`);
  await page.getByLabel("Or paste the text").fill("We look for a cook");
  await expect.poll(() => typedAbout(id)).toEqual(["We look for a cook"]);
  await endSession();
  await signInOn(page, recruiter);
  await expect.poll(() => page.getByLabel("Or paste the text").inputValue()).toBe("We look for a cook");
  await page.getByLabel("Or paste the text").fill("We look for a nurse");
  const reading = await holdBack(page, "PUT", `**/api/auth/screener/${id}`);
  await page.getByRole("button", { name: "Read this text" }).click();
  await reading.sent;
  // What is corrected meanwhile is still to be read.
  await page.getByLabel("Or paste the text").fill(wardNurseJd);
  reading.answer();
  await page.getByRole("button", { name: "Keep the present one" }).waitFor();
  expect(await page.getByLabel("Or paste the text").inputValue()).toBe(wardNurseJd);
  await page.getByRole("button", { name: "Read this text" }).click();
  const first = page.getByLabel("Requirement 1", { exact: true });
  await first.waitFor();
  await expect.poll(() => typedAbout(id)).toEqual([]);

  await first.fill("Seven years of nursing");
  await expect.poll(() => typedAbout(id)).toEqual(["Seven years of nursing"]);
  await endSession();
  await signInOn(page, recruiter);
  await expect.poll(() => first.inputValue()).toBe("Seven years of nursing");
});
