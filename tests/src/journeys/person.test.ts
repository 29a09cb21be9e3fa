import { giveAnswer, openQuestion } from "@winnow/contract/answers.ts";
import { askRecruiter, listApplications } from "@winnow/contract/applications.ts";
import { addNote, decide } from "@winnow/contract/decisions.ts";
import { createDriveRound, updateDriveRound } from "@winnow/contract/drives.ts";
import { listErasures } from "@winnow/contract/erasures.ts";
import { readUploadedCv, sendApplication } from "@winnow/contract/job-forms.ts";
import { paths } from "@winnow/contract/paths.ts";
import { startScreening } from "@winnow/contract/screenings.ts";
import { expect, test } from "vitest";
import { finish, speak, write } from "../given/given-answers.ts";
import { givenCvs } from "../given/given-cvs.ts";
import { begin, type Candidate, invite, question } from "../given/given-interview.ts";
import { filledIn, givenOpenForm, sendCv } from "../given/given-open-form.ts";
import { inDays } from "../given/given-ready-drive.ts";
import { givenScreened } from "../given/given-screened.ts";
import { untilScreening } from "../given/uploads.ts";
import { createApiClient } from "../support/api-client.ts";
import { looks, openContext, openPage, type WatchedPage } from "../support/browser.ts";
import { openLink } from "./candidate-device.ts";
import { startJourney } from "./journey.ts";
import { troublesIn } from "./page-states.ts";

const journey = startJourney({
  name: "Mara Ruiz",
  variables: { SCHEDULING_UNDO_SECONDS: "0", WELCOME_CREDITS: "500.00" },
});

/** Somebody who has applied, asks for a person, was noted and decided on, and has answered an interview. */
async function givenPerson() {
  const { winnow, recruiter } = journey;
  const [uploaded, sent] = await givenCvs(2);
  if (!uploaded || !sent) throw new Error("There are too few CVs.");
  const { screeningId, form, formId } = await givenOpenForm(winnow, recruiter, { cvs: [uploaded] });
  await recruiter.call(startScreening, { params: { id: screeningId } });
  const applicant = createApiClient(winnow.url);
  const params = await sendCv(winnow, applicant, { formId, file: sent });
  await applicant.call(readUploadedCv, { params });
  const { receipt_link: receiptLink } = await applicant.call(sendApplication, {
    params,
    body: filledIn(form.version, { source: "Nursing Weekly" }),
  });
  await untilScreening(recruiter, screeningId, ({ counts }) => counts.screened === 2);
  const { data } = await recruiter.call(listApplications, { params: { id: screeningId } });
  const resultId = data[0]?.result_id ?? "";
  await applicant.call(askRecruiter, {
    params: { token: receiptLink.split("/").at(-1) ?? "" },
    body: { request_id: crypto.randomUUID(), kind: "person", text: "My years abroad are hard to read." },
  });
  await recruiter.call(decide, {
    params: { id: screeningId },
    body: { selection: { result_ids: [resultId] }, decision: "shortlist" },
  });
  await recruiter.call(addNote, { params: { id: resultId }, body: { text: "Strong on triage." } });
  const drive = await recruiter.call(createDriveRound, {
    body: { screening_id: screeningId, result_ids: [resultId] },
  });
  await recruiter.call(updateDriveRound, {
    params: { id: drive.id },
    body: { questions: [question(), question()], closes_at: inDays(7), time_zone: "UTC" },
  });
  const [candidate] = await invite(winnow, recruiter, drive.id);
  if (!candidate) throw new Error("Nobody was invited.");
  await write(candidate, { text: "I rang the next shift." });
  await speak(winnow, candidate, { index: 1 });
  await leaveOutTheRest(candidate);
  await finish(candidate);
  return { screeningId, resultId, receiptLink, candidate };
}

/** Questions about gaps of the CV, which the drive has besides. */
async function leaveOutTheRest(candidate: Candidate): Promise<void> {
  const { call, token, visit } = candidate;
  const { questions } = await begin(candidate);
  for (const { id } of questions.filter(({ state }) => state === "waiting")) {
    const params = { token, question_id: id };
    await call(openQuestion, { params, body: { visit } });
    await call(giveAnswer, { params, body: { visit } });
  }
}

/** What has the focus, as it is called. */
function focused(page: WatchedPage): Promise<string | null | undefined> {
  return page.evaluate(() => document.activeElement?.textContent);
}

test("a recruiter sees everything of a person, answers, exports and erases it, by the keyboard", async () => {
  const { page, recruiter } = journey;
  const { screeningId, resultId, receiptLink } = await givenPerson();

  await page.goto(paths.report(screeningId, resultId));
  await page.getByRole("link", { name: "Everything of this person" }).press("Enter");
  await page.getByRole("region", { name: "Waits for you" }).waitFor();
  const cvs = page.getByRole("list", { name: "CVs" });
  await cvs.getByText("Strong on triage.").waitFor();
  await cvs.getByText("Shortlisted").waitFor();
  await page.getByRole("region", { name: "Interviews" }).getByText("Completed", { exact: true }).waitFor();
  await page.getByRole("region", { name: "Interviews" }).getByText("Invited from the CV").waitFor();
  const troubles = await troublesIn(page, [{ state: "person", looks, reach: async () => {} }]);

  await page.getByRole("button", { name: /^Application to/ }).press("Enter");
  const applications = page.getByRole("region", { name: "Applications" });
  await applications.getByText("My years abroad are hard to read.").waitFor();
  await applications.getByLabel("Answer", { exact: true }).focus();
  await page.keyboard.type("We have read them, thank you.");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await applications.getByText("We have read them, thank you.").waitFor();
  await expect.poll(() => page.getByRole("region", { name: "Waits for you" }).count()).toBe(0);

  await page.getByRole("button", { name: "Export…" }).press("Enter");
  troubles.push(...(await troublesIn(page, [{ state: "person-export", looks, reach: async () => {} }])));
  const saved = page.waitForEvent("download");
  await page.getByRole("button", { name: "Export 3 things as a ZIP" }).press("Enter");
  expect((await saved).suggestedFilename()).toMatch(/\.zip$/);
  await page.getByText("Save again").waitFor();
  await page.keyboard.press("Escape");
  await page.getByRole("dialog").waitFor({ state: "detached" });

  await page.getByRole("button", { name: "Erase…" }).press("Enter");
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("checkbox", { name: /^CV / }).waitFor();
  troubles.push(...(await troublesIn(page, [{ state: "person-erase", looks, reach: async () => {} }])));
  const application = dialog.getByRole("checkbox", { name: /^Application/ });
  expect([await application.isChecked(), await application.isDisabled()]).toEqual([true, true]);
  await dialog.getByRole("checkbox", { name: /^CV / }).press("Space");
  expect(await application.isChecked()).toBe(false);
  await dialog.getByRole("checkbox", { name: /^CV / }).press("Space");
  expect(await dialog.getByRole("checkbox", { name: "Tell them by mail" }).isChecked()).toBe(false);
  await dialog.getByRole("button", { name: "Go on…" }).press("Enter");
  await dialog.getByText("They are not told.").waitFor();
  await expect.poll(() => focused(page)).toBe("Back");
  troubles.push(...(await troublesIn(page, [{ state: "person-sure", looks, reach: async () => {} }])));
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await page.getByText(/^1 CV, 1 application, 1 interview/).waitFor();
  troubles.push(...(await troublesIn(page, [{ state: "person-erased", looks, reach: async () => {} }])));
  await page.getByRole("link", { name: "Open the log of erasures" }).press("Enter");
  await page.getByRole("heading", { level: 1, name: "Erasures" }).waitFor();
  const log = page.getByRole("list", { name: "Erasures" });
  await log.getByText(/^1 CV, 1 application, 1 interview/).waitFor();
  await log.getByText("Mara Ruiz").waitFor();
  troubles.push(...(await troublesIn(page, [{ state: "erasures", looks, reach: async () => {} }])));
  expect(troubles).toEqual([]);
  expect(page.complaints).toEqual([]);

  const { data } = await recruiter.call(listErasures, {});
  expect(data.map(({ cause, by }) => [cause, by])).toEqual([["recruiter", "Mara Ruiz"]]);
  await page.goto(receiptLink);
  await page.getByRole("heading", { name: "This link does not work" }).waitFor();
  await page.goto(paths.person(resultId));
  await page.getByText("This person may have been erased").waitFor();
});

test("names that are hidden are not shown by another way", async () => {
  const { page, winnow, recruiter } = journey;
  const { id, results } = await givenScreened(winnow, recruiter, { cvs: 1, isBlind: true });
  const resultId = results[0]?.id ?? "";
  await page.goto(paths.report(id, resultId));
  await page.getByRole("heading", { level: 1, name: /^Candidate/ }).waitFor();
  expect(await page.getByRole("link", { name: "Everything of this person" }).count()).toBe(0);
  await page.goto(paths.person(resultId));
  await page.getByText("Names are hidden in this screening").waitFor();
  expect(await troublesIn(page, [{ state: "person-hidden", looks, reach: async () => {} }])).toEqual([]);
});

test("a candidate sees what was answered, takes everything along, and has it erased", async () => {
  const { page: recruiter, browser, winnow } = journey;
  const { candidate } = await givenPerson();
  const context = await openContext(browser, winnow.url, { mode: "light", width: 360 });
  const page = await openPage(context, winnow.url);
  await openLink(page, candidate);
  await page.getByText("A person at Mara Ruiz decides").waitFor();
  const answers = page.getByRole("list", { name: "Your answers" });
  await answers.getByText("I rang the next shift.").waitFor();
  await answers.getByText("Audio recording, 0:03").waitFor();
  const troubles = await troublesIn(page, [{ state: "interview-receipt", looks, reach: async () => {} }]);

  const saved: string[] = [];
  page.on("download", (download) => saved.push(download.suggestedFilename()));
  await page.getByRole("button", { name: "Download everything" }).press("Enter");
  await expect.poll(() => saved).toEqual(["question-2-recording-1.mp4", "interview.json"]);
  await page.getByRole("button", { name: "Erase…" }).press("Enter");
  troubles.push(...(await troublesIn(page, [{ state: "interview-erase", looks, reach: async () => {} }])));
  await page.getByRole("dialog").getByRole("button", { name: "Erase for good" }).press("Enter");
  await page.getByRole("heading", { name: "Your interview is erased" }).waitFor();
  troubles.push(...(await troublesIn(page, [{ state: "interview-erased", looks, reach: async () => {} }])));
  expect(troubles).toEqual([]);
  expect(page.complaints).toEqual([]);
  await page.reload();
  await page.getByRole("heading", { name: "This link is not valid" }).waitFor();
  await context.close();

  await recruiter.goto(paths.erasures);
  await recruiter.getByRole("table", { name: "Erasures" }).getByText("The person themselves").waitFor();
});
