import {
  getScreeningMails,
  listRejectedOfScreening,
  updateScreeningMails,
} from "@winnow/contract/candidate-mails.ts";
import { decide } from "@winnow/contract/decisions.ts";
import { scheduleInterviews } from "@winnow/contract/drives.ts";
import { decideInterview } from "@winnow/contract/reports.ts";
import type { ScreeningResult } from "@winnow/contract/results.ts";
import { beforeAll, expect, test, vi } from "vitest";
import { cvsOf } from "../given/given-cvs.ts";
import { candidatesOf, givenReadyDrive } from "../given/given-ready-drive.ts";
import { copyFiles, givenScreened, multiplyResults } from "../given/given-screened.ts";
import { manyPeople } from "../given/many-people.ts";
import { looks } from "../support/browser.ts";
import { mailsTo } from "../support/mailbox.ts";
import { patienceMs } from "../support/patience.ts";
import { startJourney } from "./journey.ts";
import { troublesIn } from "./page-states.ts";

// So long that nothing leaves before a test says so.
const journey = startJourney({ variables: { SCHEDULING_UNDO_SECONDS: "600" } });
let screeningId: string;
let results: ScreeningResult[];

beforeAll(async () => {
  const screened = await givenScreened(journey.winnow, journey.recruiter, {
    cvs: await cvsOf(manyPeople(5)),
  });
  screeningId = screened.id;
  results = screened.results;
});

const params = () => ({ id: screeningId });
const textOf = async (kind: "received" | "rejected" | "erased") => {
  const { texts } = await journey.recruiter.call(getScreeningMails, { params: params() });
  return texts.find((text) => text.kind === kind)?.text;
};
const recipients = async () =>
  (await journey.recruiter.call(listRejectedOfScreening, { params: params() })).recipients;
const tellable = async () => (await recipients()).filter(({ obstacle }) => obstacle === null);

async function openResults(): Promise<void> {
  await journey.page.goto(`/admin/screening-result/${screeningId}`);
  await journey.page.locator("[data-row]").first().waitFor();
}

async function openFromMenu(item: string) {
  const { page } = journey;
  await page.getByRole("button", { name: "More", exact: true }).click();
  await page.getByRole("menuitem", { name: item }).click();
  return page.getByRole("dialog");
}

const theMail = () => journey.page.frameLocator("iframe[title='The mail']").locator("body");

/** What waits for the time of an undo to pass is due now. */
async function letTimePass(): Promise<void> {
  const { pool } = journey.winnow;
  await pool.query("update mail_batches set sends_at = now() where undone_at is null");
  await pool.query("update graphile_worker._private_jobs set run_at = now() where locked_at is null");
}

async function rejectByCall(count: number, reason: string | undefined): Promise<ScreeningResult[]> {
  const rejected = results.slice(0, count);
  await journey.recruiter.call(decide, {
    params: params(),
    body: { selection: { result_ids: rejected.map(({ id }) => id) }, decision: "reject", reason },
  });
  return rejected;
}

test("a text names what is not known at once, takes placeholders at the caret, shows the mail and sends it to oneself", async () => {
  const { page, winnow, recruiter } = journey;
  await openResults();
  const dialog = await openFromMenu("Mails to candidates…");
  await dialog.getByRole("tab", { name: "Rejection" }).click();
  const field = dialog.getByLabel("Text of the rejection");
  expect(await field.inputValue()).toContain("{{name}}");

  await field.fill("Dear {{salary}}");
  await dialog.getByText("{{salary}} stands for nothing here").waitFor();
  await field.fill("Dear ,\n\nthe post is filled.");
  await field.press("Control+Home");
  for (const _ of "Dear ") await field.press("ArrowRight");
  await dialog.getByRole("button", { name: "{{name}}: the candidate’s name" }).click();
  expect(await field.inputValue()).toBe("Dear {{name}},\n\nthe post is filled.");
  await page.keyboard.type(" and all");
  expect(await field.inputValue()).toBe("Dear {{name}} and all,\n\nthe post is filled.");
  await theMail().getByText("Dear Alex Example and all,").waitFor();
  await expect.poll(() => textOf("rejected")).toBe("Dear {{name}} and all,\n\nthe post is filled.");

  await dialog.getByRole("button", { name: "Send to me" }).click();
  await page.getByText(`A test is on its way to ${recruiter.email}.`).waitFor();
  const sent = await vi.waitUntil(
    async () =>
      (await mailsTo(winnow, recruiter.email)).find(({ body_text }) => body_text.includes("and all")),
    { timeout: patienceMs },
  );
  expect(sent.body_text).toContain("Dear Alex Example and all,");

  await dialog.getByRole("button", { name: "Back to the usual text" }).click();
  await expect.poll(() => textOf("rejected")).toBeNull();
  await dialog.getByRole("button", { name: "German", exact: true }).click();
  await expect.poll(() => field.inputValue()).toMatch(/^(Guten Tag|Hallo)/);
  await dialog.getByRole("button", { name: "English", exact: true }).click();
  await expect.poll(() => field.inputValue()).toMatch(/^Hello/);
  expect(page.complaints).toEqual([]);
});

test("what another window has written meanwhile is not written over before somebody has chosen", async () => {
  const { page, recruiter } = journey;
  const writeElsewhere = (text: string | null) =>
    recruiter.call(updateScreeningMails, { params: params(), body: { texts: { erased: text } } });
  await openResults();
  const dialog = await openFromMenu("Mails to candidates…");
  await dialog.getByRole("tab", { name: "Data erased" }).click();
  const field = dialog.getByLabel("Text after erasing");

  await field.focus();
  await writeElsewhere("Theirs.");
  await field.fill("Mine.");
  const alert = dialog.getByRole("alert").filter({ hasText: "changed in another window" });
  await alert.getByText("Theirs.").waitFor();
  expect(await textOf("erased")).toBe("Theirs.");
  await alert.getByRole("button", { name: "Keep mine" }).click();
  await expect.poll(() => textOf("erased")).toBe("Mine.");
  await alert.waitFor({ state: "detached" });

  await field.focus();
  await writeElsewhere("Theirs again.");
  await field.fill("Mine again.");
  await alert.getByRole("button", { name: "Take the other" }).click();
  await expect.poll(() => field.inputValue()).toBe("Theirs again.");
  expect(await textOf("erased")).toBe("Theirs again.");
  await alert.waitFor({ state: "detached" });
  await writeElsewhere(null);
  expect(page.complaints).toEqual([]);
});

test("of three who are rejected, those who are ticked are told once somebody presses Send, unless it is undone", async () => {
  const { page, winnow } = journey;
  await openResults();
  const rejected = results.slice(0, 3);
  const [first, second, third] = rejected.map(({ name, email }) => ({
    name: name ?? "",
    email: email ?? "",
  }));
  if (!first || !second || !third) throw new Error("Three were to be rejected.");
  for (const { name } of [first, second, third]) await page.getByLabel(`Select ${name}`).check();
  await page
    .getByRole("region", { name: "Selected results" })
    .getByRole("button", { name: "Reject…" })
    .click();
  await page.getByLabel("In other words").fill("You have not led a team yet.");
  await page.getByRole("button", { name: "Reject", exact: true }).click();
  const foot = page.getByRole("region", { name: "Mails to rejected candidates" });
  await foot.getByText("3 rejected candidates have not been told.").waitFor();
  await foot.getByRole("button", { name: "Select whom to tell…" }).click();

  const dialog = page.getByRole("dialog", { name: "Tell candidates that they were rejected" });
  await dialog.getByText("3 of 3 get a mail").waitFor();
  await dialog.getByLabel(`Tell ${second.name}`).uncheck();
  await dialog.getByRole("button", { name: "Send 2 mails" }).click();
  await foot.getByText("2 mails leave").waitFor();
  await page.reload();
  await foot.getByText("2 mails leave").waitFor();
  await foot.getByRole("button", { name: "Undo" }).click();
  await page.getByText("No mail was sent.").waitFor();
  await foot.waitFor({ state: "detached" });

  await openFromMenu("Tell those rejected…");
  await dialog.getByLabel("Tell the reason").click();
  await dialog.getByLabel(`Tell ${second.name}`).uncheck();
  await dialog.getByLabel(`Tell ${third.name}`).focus();
  await theMail().getByText(third.name).first().waitFor();
  await theMail().getByText("You have not led a team yet.").waitFor();
  await dialog.getByRole("button", { name: "Send 2 mails" }).click();
  await foot.getByText("2 mails leave").waitFor();
  await letTimePass();
  const mailsOf = async (email: string) => (await mailsTo(winnow, email)).map(({ body_text }) => body_text);
  for (const { name, email } of [first, third]) {
    await expect
      .poll(() => mailsOf(email))
      .toEqual([expect.stringContaining("You have not led a team yet.")]);
    expect((await mailsOf(email))[0]).toContain(name);
  }
  expect(await mailsOf(second.email)).toEqual([]);

  await expect
    .poll(() =>
      page
        .locator("[data-row]")
        .filter({ hasText: /Told [A-Z]/ })
        .count(),
    )
    .toBe(2);
  await page.goto(`/admin/screening-result/${screeningId}/jd-cv-matching/${results[0]?.id}`);
  await page.getByText(/^Told on/).waitFor();
  await openResults();
  await openFromMenu("Tell those rejected…");
  await dialog.getByText("1 of 3 get a mail").waitFor();
  expect(page.complaints).toEqual([]);
});

test("somebody without a mouse reads whose mail says what, unticks, sends and undoes", async () => {
  const { page } = journey;
  await rejectByCall(5, "Other line of work");
  const untold = await tellable();
  await openResults();
  const more = page.getByRole("button", { name: "More", exact: true });
  await more.focus();
  await page.keyboard.press("Enter");
  await page.getByRole("menuitem", { name: "Tell those rejected…" }).waitFor();
  await page.keyboard.type("Tell");
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Tell candidates that they were rejected" });
  await dialog.getByText(`${untold.length} of 5 get a mail`).waitFor();

  const focused = () => page.evaluate(() => document.activeElement?.getAttribute("aria-label") ?? "");
  const tabTo = async (isThere: (label: string) => boolean) => {
    for (let step = 0; step < 40; step += 1) {
      await page.keyboard.press("Tab");
      if (isThere(await focused())) return;
    }
    throw new Error("The focus does not come there.");
  };
  await tabTo((label) => label === `Tell ${untold[1]?.name}`);
  await theMail()
    .getByText(untold[1]?.name ?? "")
    .first()
    .waitFor();
  await page.keyboard.press("Space");
  await dialog.getByRole("button", { name: `Send ${untold.length - 1} mails` }).focus();
  await page.keyboard.press("Enter");
  await dialog.waitFor({ state: "detached" });
  await expect.poll(() => focused()).toBe("More");
  await page.getByRole("button", { name: "Undo" }).focus();
  await page.keyboard.press("Enter");
  await page.getByText("No mail was sent.").waitFor();
  expect(await tellable()).toEqual(untold);
  expect(page.complaints).toEqual([]);
});

test("whoever was rejected in a drive is told from its results the same way", async () => {
  const { page, recruiter } = journey;
  const drive = await givenReadyDrive(recruiter, { candidates: 2 });
  await recruiter.call(scheduleInterviews, { params: { id: drive.id } });
  const [candidate] = await candidatesOf(recruiter, drive.id);
  if (!candidate?.interview) throw new Error("Somebody was to be invited.");
  await recruiter.call(decideInterview, {
    params: { id: candidate.interview.id },
    body: { decision: "reject", reason: "Answers are too short" },
  });
  await page.goto(`/admin/drive/${drive.id}?tab=results`);
  await page.getByRole("button", { name: "Tell those rejected…" }).click();
  const dialog = page.getByRole("dialog", { name: "Tell candidates that they were rejected" });
  await dialog.getByText("1 of 1 get a mail").waitFor();
  await dialog.getByText("Answers are too short").waitFor();
  await dialog.getByRole("button", { name: "Send 1 mail" }).click();
  await page.getByText("1 mail leaves").waitFor();
  await page.reload();
  await page.getByRole("tabpanel").getByRole("button", { name: "Undo" }).click();
  await page.getByText("No mail was sent.").waitFor();
  expect(page.complaints).toEqual([]);
});

test("the mails and the list of those rejected read well for axe and fit the window, in each look", async () => {
  const { page } = journey;
  const dialog = page.getByRole("dialog");
  await rejectByCall(5, "Other line of work");
  const { length: untold } = await tellable();
  const troubles = await troublesIn(
    page,
    [
      {
        state: "mail texts",
        reach: async () => {
          await openResults();
          await openFromMenu("Mails to candidates…");
          await theMail().getByText("Alex Example").or(theMail().getByText("Hello")).first().waitFor();
        },
      },
      {
        state: "mail text with an unknown placeholder",
        reach: async () => {
          await dialog.getByRole("tab", { name: "Rejection" }).click();
          await dialog.getByLabel("Text of the rejection").fill("Dear {{salary}}");
          await dialog.getByText("{{salary}} stands for nothing here").waitFor();
          await page.untilQuiet();
        },
      },
      {
        state: "rejected candidates",
        reach: async () => {
          await dialog.getByRole("button", { name: "Back to the usual text" }).click();
          await expect.poll(() => textOf("rejected")).toBeNull();
          await dialog.getByRole("button", { name: "Done" }).click();
          await openResults();
          await openFromMenu("Tell those rejected…");
          await dialog.getByText(`${untold} of 5 get a mail`).waitFor();
          await page.untilQuiet();
        },
      },
      {
        state: "mails that wait",
        reach: async () => {
          await dialog.getByRole("button", { name: `Send ${untold} mails` }).click();
          await page.getByText(`${untold} mails leave`).waitFor();
          await page.untilQuiet();
        },
      },
    ].map((state) => ({ ...state, looks })),
  );
  await page.getByRole("button", { name: "Undo" }).click();
  await page.getByText("No mail was sent.").waitFor();
  expect(troubles).toEqual([]);
  expect(page.complaints).toEqual([]);
});

test("of three hundred the list draws a page, finds one, and lets all others be told", async () => {
  const { page, winnow, recruiter } = journey;
  await multiplyResults(winnow, screeningId, 300);
  await copyFiles(winnow, screeningId);
  await recruiter.call(decide, {
    params: params(),
    body: { selection: { matching: {} }, decision: "reject", reason: "The post is filled" },
  });
  const untold = await tellable();
  const last = untold.at(-1);
  await openResults();
  await openFromMenu("Tell those rejected…");
  const dialog = page.getByRole("dialog", { name: "Tell candidates that they were rejected" });
  const rows = dialog.getByRole("list", { name: "Rejected candidates" }).getByRole("listitem");
  await dialog.getByText(`${untold.length} of 300 get a mail`).waitFor();
  expect(await rows.count()).toBe(10);
  await dialog.getByLabel("Search by name or e-mail").fill(last?.email ?? "");
  await dialog.getByText("1 of 1 get a mail").waitFor();
  await rows.getByRole("checkbox").uncheck();
  await dialog.getByRole("button", { name: "Clear the search" }).click();
  await dialog.getByText(`${untold.length - 1} of 300 get a mail`).waitFor();
  await dialog.getByRole("button", { name: `Send ${untold.length - 1} mails` }).click();
  await page.getByText(`${untold.length - 1} mails leave`).waitFor();
  await page.getByRole("button", { name: "Undo" }).click();
  await page.getByText("No mail was sent.").waitFor();
  expect(page.complaints).toEqual([]);
});
