import { decide } from "@winnow/contract/decisions.ts";
import { getDriveCredits, getDriveRound, scheduleInterviews } from "@winnow/contract/drives.ts";
import { payrollAccountantJd } from "@winnow/samples/job-descriptions.ts";
import type { Browser, BrowserContext } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { cvsOf } from "../given/given-cvs.ts";
import { givenMailedWinnow, type MailedWinnow } from "../given/given-mailed-winnow.ts";
import { candidatesOf, givenReadyDrive } from "../given/given-ready-drive.ts";
import { givenScreened } from "../given/given-screened.ts";
import { manyPeople } from "../given/many-people.ts";
import { launchBrowser, openContext, openPage, type WatchedPage } from "../support/browser.ts";
import { calendarEventOf } from "../support/calendar-event.ts";
import { keepSessionIn } from "../support/signed-in-page.ts";

const maximumClicks = 15;

const closers: (() => Promise<void>)[] = [];
let mailed: MailedWinnow;
let browser: Browser;
let context: BrowserContext;
/** What holds the answer to the n-th mail up, and which address no mail server takes. */
let untilAnswered: (attempt: number) => Promise<void> = async () => undefined;
let refused = "";

beforeAll(async () => {
  mailed = await givenMailedWinnow(closers, {
    undoSeconds: 1,
    welcome: "500.00",
    decide: async (attempt) => {
      await untilAnswered(attempt);
      return null;
    },
    takes: (address) => (address === refused ? 550 : null),
  });
  await mailed.work();
  browser = await launchBrowser();
});

beforeEach(async () => {
  untilAnswered = async () => undefined;
  refused = "";
  context = await openContext(browser, mailed.winnow.url, { mode: "light", width: 1280 });
  await keepSessionIn(context, mailed.recruiter);
});

afterEach(() => context.close());

afterAll(async () => {
  await browser?.close();
  for (const close of closers.splice(0).reverse()) await close();
});

async function open(path: string): Promise<WatchedPage> {
  const page = await openPage(context, mailed.winnow.url);
  // What happens from now on reaches it.
  const streaming = page.waitForResponse("**/api/auth/events*");
  await page.goto(path);
  await streaming;
  // A button that is pressed before the application stands is not there when it does.
  await page.untilQuiet();
  return page;
}

/** How often the pointer was pressed in a page since then. */
async function countClicks(page: WatchedPage): Promise<() => number> {
  let clicks = 0;
  await page.exposeFunction("pressed", () => {
    clicks += 1;
  });
  await page.evaluate(() =>
    document.addEventListener("pointerdown", () => Reflect.get(window, "pressed")(), true),
  );
  return () => clicks;
}

const shortlistSize = 10;

async function givenShortlist(): Promise<string> {
  const { recruiter, winnow } = mailed;
  const { id, results } = await givenScreened(winnow, recruiter, {
    title: "Payroll accountant",
    jdText: payrollAccountantJd,
    cvs: await cvsOf(manyPeople(shortlistSize + 2)),
  });
  const best = results.slice(0, shortlistSize).map((result) => result.id);
  await recruiter.call(decide, {
    params: { id },
    body: { selection: { result_ids: best }, decision: "shortlist" },
  });
  return id;
}

test(`a shortlist of ten is invited in at most ${maximumClicks} clicks, with the address that a mail server refuses`, async () => {
  const { recruiter, mailServer, accepted } = mailed;
  const screeningId = await givenShortlist();
  const rest = Promise.withResolvers<void>();
  const first = mailServer?.attempts() ?? 0;
  untilAnswered = async (attempt) => {
    if (attempt - first > 3) await rest.promise;
  };
  refused = "candidate0@example.org";
  const page = await open(`/admin/screening-result/${screeningId}`);
  const clicks = await countClicks(page);

  // From the results to a drive.
  await page.getByText("Filters", { exact: true }).click();
  await page.getByRole("group", { name: "Decision" }).getByRole("button", { name: "Shortlisted" }).click();
  await page.keyboard.press("Escape");
  // Another filter begins the selection anew, so it has to be there before anything is selected.
  await page.untilQuiet();
  await expect.poll(() => page.locator("[data-row]").count()).toBe(shortlistSize);
  await page.getByLabel("Select this page").click();
  await page.getByRole("button", { name: "Invite to an interview…" }).click();
  const asked = page.getByRole("dialog", { name: "Invite 10 candidates to an interview" });
  await asked.getByRole("button", { name: "Create the drive" }).click();
  await page.waitForURL("**/admin/drive/*");

  // What was suggested.
  const id = new URL(page.url()).pathname.split("/").at(-1) ?? "";
  const drive = await recruiter.call(getDriveRound, { params: { id } });
  expect(drive.title).toBe("Senior Payroll Accountant");
  expect(drive.skills.length).toBeGreaterThan(0);
  expect(drive.questions.length).toBeGreaterThanOrEqual(6);
  expect(drive.questions.length).toBeLessThanOrEqual(8);
  expect(drive.questions.every(({ reason }) => reason)).toBe(true);
  await page.getByRole("heading", { level: 1, name: drive.title }).waitFor();

  // To invitations.
  await page.getByRole("button", { name: "1 week" }).click();
  const bar = page.getByRole("region", { name: "Invitations" });
  await bar.getByRole("button", { name: "Invite 10 candidates · 100.00 credits" }).click();
  await page.waitForURL("**?tab=candidates");
  await bar.getByText(/^3 of 10 invitations sent/).waitFor();
  const bell = await open("/admin/dashboard");
  await bell.getByRole("button", { name: /notifications/i }).click();
  await bell.getByText(/^[34] of 10 candidates, [34]0%/).waitFor();
  rest.resolve();
  await bar.getByText("0 of 10 completed, 9 invited, 1 mail not sent.").waitFor();
  await bell.getByText("9 candidates invited.").waitFor();

  // The address that was refused.
  const row = page.getByRole("row").filter({ hasText: refused });
  await row.getByText(/^The mail server refuses it: .*550/).waitFor();
  refused = "";
  await row.getByRole("button", { name: /^Correct and send again: address of / }).click();
  await page.keyboard.press("Control+A");
  await page.keyboard.type("corrected@example.org");
  await page.getByRole("dialog").getByRole("button", { name: "Send the invitation" }).click();
  await bar.getByText("0 of 10 completed, 10 invited.").waitFor();
  await bell.getByText("10 candidates invited.").waitFor();

  const candidates = await candidatesOf(recruiter, id);
  const addresses = accepted.map(({ recipients }) => recipients.join());
  expect(addresses.sort()).toEqual(candidates.map(({ email }) => email).sort());
  expect(new Set(addresses).size).toBe(shortlistSize);
  const { closes_at } = await recruiter.call(getDriveRound, { params: { id } });
  for (const mail of accepted) {
    expect(calendarEventOf(mail)).toMatchObject({
      method: "REQUEST",
      end: new Date((closes_at ?? 0) * 1000).toISOString(),
      attendees: [`MAILTO:${mail.recipients[0]}`],
    });
  }
  expect(await recruiter.call(getDriveCredits, { params: { id } })).toMatchObject({ held: 10_000 });
  expect(clicks()).toBeLessThanOrEqual(maximumClicks);
  expect([...page.complaints, ...bell.complaints]).toEqual([]);
});

test("two pages that invite at once are charged once, and they and a third one show what happened", async () => {
  const { recruiter, accepted } = mailed;
  const before = accepted.length;
  const { id } = await givenReadyDrive(recruiter, { candidates: 3 });
  const pages = [await open(`/admin/drive/${id}`), await open(`/admin/drive/${id}`)];
  const watching = await open(`/admin/drive/${id}?tab=candidates`);
  const bothSent = Promise.withResolvers<void>();
  let sent = 0;
  await context.route(`**/api/auth/DriveRound/${id}/schedule/Interviews*`, async (route) => {
    sent += 1;
    if (sent === pages.length) bothSent.resolve();
    await bothSent.promise;
    await route.continue();
  });

  await Promise.all(
    pages.map((page) => page.getByRole("button", { name: "Invite 3 candidates · 30.00 credits" }).click()),
  );

  for (const page of [...pages, watching]) {
    await page.getByText("0 of 3 completed, 3 invited.").waitFor();
    await expect.poll(() => page.getByText("Sent", { exact: true }).count()).toBe(3);
    expect(await page.getByRole("button", { name: /^Invite/ }).count()).toBe(0);
    expect(page.complaints).toEqual([]);
  }
  expect(await recruiter.call(getDriveCredits, { params: { id } })).toMatchObject({ held: 3_000, used: 0 });
  expect(accepted.length - before).toBe(3);
});

test("a page that hears of changes late shows also what changed before it heard of any", async () => {
  const { recruiter, winnow } = mailed;
  const { id } = await givenReadyDrive(recruiter, { candidates: 2 });
  const listening = Promise.withResolvers<void>();
  await context.route("**/api/auth/events*", async (route) => {
    await listening.promise;
    await route.continue();
  });
  const page = await openPage(context, winnow.url);
  await page.goto(`/admin/drive/${id}`);
  await page.getByRole("button", { name: "Invite 2 candidates · 20.00 credits" }).waitFor();
  await recruiter.call(scheduleInterviews, { params: { id } });
  const mailStates = async () =>
    (await candidatesOf(recruiter, id)).map(({ interview }) => interview?.email_status);
  await expect.poll(mailStates).toEqual(["SENT", "SENT"]);

  listening.resolve();

  await page.getByText("0 of 2 completed, 2 invited.").waitFor();
  expect(page.complaints).toEqual([]);
});
