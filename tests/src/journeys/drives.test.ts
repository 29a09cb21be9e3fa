import { readFile } from "node:fs/promises";
import {
  addDriveCandidates,
  createDriveRound,
  type DriveRoundDetails,
  getDriveRound,
  listDriveCandidates,
  scheduleInterviews,
  updateDriveRound,
} from "@winnow/contract/drives.ts";
import { wardNurseJd } from "@winnow/samples/job-descriptions.ts";
import { expect, test } from "vitest";
import { givenReadyDrive } from "../given/given-ready-drive.ts";
import { looks } from "../support/browser.ts";
import { intercept } from "../support/intercept.ts";
import { untilJobsAreDone } from "../support/mailbox.ts";
import { rowsOfCsv } from "../support/rows-of-csv.ts";
import { setLook, startJourney } from "./journey.ts";
import { troublesIn } from "./page-states.ts";

const journey = startJourney({ variables: { WELCOME_CREDITS: "100.00" } });

/** A draft with questions and candidates, made by calls. */
async function givenDrive(title: string): Promise<DriveRoundDetails> {
  const { recruiter } = journey;
  return recruiter.call(createDriveRound, { body: { title, jd_text: wardNurseJd } });
}

/** A drive that runs, whose invitations a mail server has refused. */
async function givenNotSent(): Promise<string> {
  const { winnow, recruiter } = journey;
  const { id } = await givenReadyDrive(recruiter, { title: "Nurses out of reach", candidates: 2 });
  await recruiter.call(scheduleInterviews, { params: { id } });
  await untilJobsAreDone(winnow);
  await winnow.pool.query(
    "update interviews set email_status = 'NOT_SENT', email_failure = $2 where drive_id = $1",
    [id, "The mail server refuses it: 550 no such mailbox"],
  );
  return id;
}

const candidatesOf = async (id: string) =>
  (await journey.recruiter.call(listDriveCandidates, { params: { id }, query: {} })).data;
const driveNow = (id: string) => journey.recruiter.call(getDriveRound, { params: { id } });

test("a drive is set up from a job description: it suggests questions, and what is changed saves itself", async () => {
  const { page } = journey;
  await page.goto("/admin/drive");
  await page.getByRole("heading", { name: "No interview drives yet" }).waitFor();
  await page.getByRole("button", { name: "New drive" }).first().click();
  await page.waitForURL("**/admin/drive/*");
  const id = new URL(page.url()).pathname.split("/").at(-1) ?? "";
  await page.getByText("Add at least one question first.").waitFor();
  await page.getByLabel("Or paste the text").fill(wardNurseJd);
  await page.getByRole("button", { name: "Read this text" }).click();
  const questions = page.getByRole("list", { name: "Questions", exact: true }).getByRole("listitem");
  await page.getByRole("button", { name: "Edit question 2" }).waitFor();
  const before = await driveNow(id);

  await page.getByRole("button", { name: "Move question 2 up" }).click();
  await page.getByText(`Question moved to place 1 of ${before.questions.length}.`).waitFor();
  await page.getByRole("button", { name: "Edit question 1" }).click();
  await page.getByLabel("Time to answer").selectOption("300");
  await page.getByLabel("New point of question 1").fill("Names the ward");
  await page.keyboard.press("Enter");
  await page.getByLabel("Write a question").fill("What would you change first?");
  await page.getByRole("button", { name: "Add the question" }).click();
  await page.getByLabel("Until").fill("2030-05-06T18:00");
  await page.getByText(/until May 6, 2030/).waitFor();
  await expect
    .poll(async () => {
      const { questions, closes_at } = await driveNow(id);
      return [questions.length, questions.at(-1)?.text, closes_at !== null];
    })
    .toEqual([before.questions.length + 1, "What would you change first?", true]);
  const after = await driveNow(id);
  expect(after.questions[0]).toMatchObject({ id: before.questions[1]?.id, answer_seconds: 300 });
  expect(after.questions[0]?.rubric.at(-1)?.text).toBe("Names the ward");
  expect(await questions.count()).toBeGreaterThan(2);

  await page.getByRole("button", { name: "Preview as candidate" }).click();
  await page.getByRole("dialog").getByText("What would you change first?").waitFor();
  await page.keyboard.press("Escape");
});

test("candidates come in by hand and from a file, whose errors are shown row by row", async () => {
  const { page } = journey;
  const { id } = await givenDrive("Nurses by file");
  await page.goto(`/admin/drive/${id}?tab=candidates`);
  await page.getByRole("button", { name: "Add a candidate" }).click();
  await page.getByLabel("Name", { exact: true }).fill("Ada Koch");
  await page.getByLabel("E-mail", { exact: true }).fill("ada.koch@example.org");
  await page.getByRole("button", { name: "Add", exact: true }).click();
  const said = page.getByText("Ada Koch is added.");
  await said.waitFor();
  // What is said covers nothing that can be done next.
  const foot = page.getByRole("region", { name: "Invitations" });
  for (const look of looks) {
    await setLook(page, look);
    await expect
      .poll(async () => {
        const [message, bar] = await Promise.all([said.boundingBox(), foot.boundingBox()]);
        return message !== null && bar !== null && message.y + message.height <= bar.y;
      })
      .toBe(true);
  }

  await setLook(page, { mode: "light", width: 1280 });
  await page.getByRole("button", { name: "From a file" }).click();
  const choose = (rows: string[]) =>
    page.getByLabel("Select a file", { exact: true }).setInputFiles({
      name: "people.csv",
      mimeType: "text/csv",
      buffer: Buffer.from(["Applicant,Mail", ...rows].join("\n")),
    });
  await choose(["Ben Roth,ben.roth@example.org", "Cleo Lang,nowhere"]);
  const dialog = page.getByRole("dialog", { name: "Candidates from a file" });
  await dialog.getByText(/1 row has an error/).waitFor();
  expect(await dialog.getByRole("button", { name: /^Add / }).isDisabled()).toBe(true);
  await dialog.getByRole("button", { name: "Another file" }).click();
  await choose(["Ben Roth,ben.roth@example.org", "Ada Koch,ADA.KOCH@example.org"]);
  await dialog.getByText("Passed over: already there").waitFor();
  await dialog.getByRole("button", { name: "Add 1 candidate" }).click();
  await page.getByText("1 candidate is added.").waitFor();
  expect((await candidatesOf(id)).map(({ email }) => email).sort()).toEqual([
    "ada.koch@example.org",
    "ben.roth@example.org",
  ]);
});

test("questions come from a file beside those that are there, and leave as one", async () => {
  const { page } = journey;
  const { id, questions } = await givenDrive("Nurses by questions");
  await page.goto(`/admin/drive/${id}`);
  await page.getByRole("button", { name: "From a file" }).click();
  const dialog = page.getByRole("dialog", { name: "Questions from a file" });
  await page.getByLabel("Select a file", { exact: true }).setInputFiles({
    name: "questions.csv",
    mimeType: "text/csv",
    buffer: Buffer.from("Question,Skill,Rubric\nWhat do you check first?,Phlebotomy,Names the wristband"),
  });
  await dialog.getByRole("cell", { name: "What do you check first?" }).waitFor();
  await dialog.getByRole("button", { name: "Add 1 question" }).click();
  await page.getByText("1 question is added.").waitFor();
  expect((await driveNow(id)).questions.at(-1)).toMatchObject({
    text: "What do you check first?",
    skill: "Phlebotomy",
    rubric: [{ text: "Names the wristband" }],
  });

  await page.getByRole("button", { name: "Download the questions" }).click();
  const download = page.waitForEvent("download");
  await page.getByRole("menuitem", { name: /^CSV/ }).click();
  const saved = await download;
  expect(saved.suggestedFilename()).toBe("Nurses by questions questions.csv");
  const rows = rowsOfCsv(await readFile(await saved.path(), "utf8"));
  expect(rows.length).toBe(questions.length + 2);
});

test("what is typed into the set-up and the mails while the server does not answer is there after a reload, and saved then", async () => {
  const { page } = journey;
  const { id } = await givenDrive("Nurses on a train");
  const typed: [label: string, tab: string, text: string][] = [
    ["Title", "", "Nurses on a boat"],
    ["Another form than audio and video (optional)", "", "Call me"],
    ["Add a skill", "", "Rowing"],
    ["Text of the reminder", "?tab=mails", "Hello {{name}}, {{link}}"],
  ];
  for (const address of [`**/api/auth/DriveRound/${id}`, `**/api/auth/DriveRound/${id}/mails`]) {
    await intercept(page, address, (route) =>
      route.request().method() === "PUT" ? route.abort("internetdisconnected") : route.continue(),
    );
  }
  for (const [label, tab, text] of typed) {
    await page.goto(`/admin/drive/${id}${tab}`);
    if (tab !== "") await page.getByRole("tab", { name: "Reminder" }).click();
    await page.getByLabel(label, { exact: true }).fill(text);
  }
  await page.unrouteAll();
  const settings = async () => {
    const { title, alternative_form, mails } = await driveNow(id);
    return [title, alternative_form, mails.reminder];
  };
  const [title, form, , reminder] = typed.map(([, , text]) => text);
  await expect.poll(() => page.getByLabel("Text of the reminder").inputValue()).toBe(reminder);
  await expect.poll(settings).toEqual(["Nurses on a train", null, reminder]);

  await page.goto(`/admin/drive/${id}`);
  for (const [label, , text] of typed.slice(0, 3)) {
    await expect.poll(() => page.getByLabel(label, { exact: true }).inputValue()).toBe(text);
  }
  await expect.poll(settings).toEqual([title, form, reminder]);
});

test("what is added or put back stands once although its answer is lost, and a new point can be corrected at once", async () => {
  const { page } = journey;
  const { id, questions } = await givenDrive("Nurses by a slow line");
  const [first, second] = questions;
  const saved = () =>
    page.waitForResponse(
      (response) =>
        response.url().endsWith(`/DriveRound/${id}`) &&
        response.request().method() === "PUT" &&
        response.ok(),
    );
  let loss: PromiseWithResolvers<void> | null = null;
  let acted = Promise.resolve();
  await intercept(page, `**/api/auth/DriveRound/${id}`, async (route) => {
    const lost = loss;
    if (route.request().method() !== "PUT" || !lost) return route.continue();
    loss = null;
    await acted;
    await route.fetch();
    await route.abort("internetdisconnected");
    lost.resolve();
  });
  /** Makes a change whose first answer, which comes once all is done, is lost; until it was sent anew and answered. */
  const losingAnAnswer = async (act: () => Promise<void>) => {
    const lost = Promise.withResolvers<void>();
    loss = lost;
    acted = act();
    await acted;
    await lost.promise;
    await saved();
  };
  const asked = async () => (await driveNow(id)).questions.map(({ text }) => text);
  const textsBefore = questions.map(({ text }) => text);
  await page.goto(`/admin/drive/${id}`);

  await page.getByRole("button", { name: "Edit question 1" }).click();
  const point = page.getByLabel(`Point ${(first?.rubric.length ?? 0) + 1} of question 1`, { exact: true });
  await losingAnAnswer(async () => {
    await page.getByLabel("New point of question 1").fill("Names the wart");
    await page.keyboard.press("Enter");
    await point.fill("Names the ward");
  });
  await point.blur();
  const points = async () => (await driveNow(id)).questions[0]?.rubric.map(({ text }) => text);
  await expect.poll(points).toEqual([...(first?.rubric.map(({ text }) => text) ?? []), "Names the ward"]);
  await page.getByText("Saved", { exact: true }).waitFor();

  await losingAnAnswer(async () => {
    await page.getByLabel("Write a question").fill("What would you change first?");
    await page.getByRole("button", { name: "Add the question" }).click();
  });
  expect(await asked()).toEqual([...textsBefore, "What would you change first?"]);

  const removed = saved();
  await page.getByRole("button", { name: "Remove question 2" }).click();
  await removed;
  expect(await asked()).not.toContain(second?.text);
  await losingAnAnswer(() => page.getByRole("button", { name: "Undo" }).click());
  expect(await asked()).toEqual([...textsBefore, "What would you change first?"]);

  await losingAnAnswer(() => page.getByRole("button", { name: "Move question 1 down" }).click());
  expect(await asked()).toEqual(moved([...textsBefore, "What would you change first?"]));
});

/** The list with its first item one place further down. */
function moved(list: readonly string[]): (string | undefined)[] {
  const [first, second, ...others] = list;
  return [second, first, ...others];
}

test("what is typed and taken back before it was sent is no draft that goes over what others save", async () => {
  const { page, recruiter } = journey;
  const { id } = await givenDrive("Nurses taken back");
  const title = page.getByLabel("Title", { exact: true });
  await page.goto(`/admin/drive/${id}`);
  const kept = page.waitForResponse((response) => response.url().includes(`/drafts/${id}/title`));
  await title.fill("Nurses with a slip");
  await title.fill("Nurses taken back");
  await title.blur();
  await kept;
  await recruiter.call(updateDriveRound, { params: { id }, body: { title: "Nurses of another window" } });
  await page.reload();
  await expect.poll(() => title.inputValue()).toBe("Nurses of another window");
  await page.waitForTimeout(1_500);
  expect((await driveNow(id)).title).toBe("Nurses of another window");
});

test("what is typed while a file is on its way stays, to be read in its turn", async () => {
  const { page, recruiter } = journey;
  const { id } = await recruiter.call(createDriveRound, { body: { title: "Nurses by two texts" } });
  await page.goto(`/admin/drive/${id}`);
  const text = page.getByLabel("Or paste the text");
  const isSent = Promise.withResolvers<void>();
  const isAnswering = Promise.withResolvers<void>();
  await intercept(page, `**/api/auth/DriveRound/${id}/upload/jd`, async (route) => {
    isSent.resolve();
    await isAnswering.promise;
    await route.continue();
  });
  await text.fill("We look for a cook");
  await page.getByLabel("Select a file", { exact: true }).setInputFiles({
    name: "nurse.txt",
    mimeType: "text/plain",
    buffer: Buffer.from(wardNurseJd),
  });
  await isSent.promise;
  await text.fill("We look for a cook with a knife");
  isAnswering.resolve();
  await page.getByRole("button", { name: "Keep the present one" }).waitFor();
  expect(await text.inputValue()).toBe("We look for a cook with a knife");
  await page.getByRole("button", { name: "Read this text" }).click();
  await page.getByText("Show the text").first().waitFor();
  await expect.poll(async () => (await driveNow(id)).jd.text).toBe("We look for a cook with a knife");
});

test("a question that another window removes while it is being written comes back with what was written", async () => {
  const { page, recruiter } = journey;
  const { id, questions } = await givenDrive("Nurses in two windows");
  const [first, ...others] = questions;
  await page.goto(`/admin/drive/${id}`);
  await page.getByRole("button", { name: "Edit question 1" }).click();
  const text = page.getByLabel("Question 1", { exact: true });
  await text.fill("Which ward would you choose?");
  await recruiter.call(updateDriveRound, { params: { id }, body: { questions: others } });
  await text.blur();
  await expect
    .poll(async () => (await driveNow(id)).questions.at(-1))
    .toMatchObject({
      id: first?.id,
      text: "Which ward would you choose?",
    });
});

test("a first job description that is refused stays in its field, with the reason", async () => {
  const { page, recruiter } = journey;
  const { id } = await recruiter.call(createDriveRound, { body: { title: "Nurses by no text" } });
  await page.goto(`/admin/drive/${id}`);
  const refusal = { code: 9_999, message: "Nothing can be read in this text." };
  await intercept(page, `**/api/auth/DriveRound/${id}`, (route) =>
    route.request().method() === "PUT"
      ? route.fulfill({ status: 400, json: { error: refusal } })
      : route.continue(),
  );
  const text = page.getByLabel("Or paste the text");
  await text.fill("We look for a cook");
  await page.getByRole("button", { name: "Read this text" }).click();
  await page.getByText(refusal.message).waitFor();
  expect(await text.inputValue()).toBe("We look for a cook");
});

test("whoever leaves while a choice is being saved is asked, and the choice is saved once they stay", async () => {
  const { page } = journey;
  const { id } = await givenDrive("Nurses in a hurry");
  const released = Promise.withResolvers<void>();
  await intercept(page, `**/api/auth/DriveRound/${id}`, async (route) => {
    if (route.request().method() === "PUT") await released.promise;
    await route.continue();
  });
  await page.goto(`/admin/drive/${id}`);
  await page.getByRole("button", { name: "1 week" }).click();
  await page.getByText("Saving", { exact: true }).waitFor();
  const asked = page.waitForEvent("dialog");
  const leaving = page.evaluate(() => location.reload());
  const dialog = await asked;
  expect(dialog.type()).toBe("beforeunload");
  await dialog.dismiss();
  released.resolve();
  await expect.poll(async () => (await driveNow(id)).closes_at).not.toBeNull();
  await page.getByText("Saved", { exact: true }).waitFor();
  await leaving;
});

test("dialogs of the candidates give the focus back, and a candidate is corrected by the keyboard alone", async () => {
  const { page, recruiter } = journey;
  const { id } = await givenDrive("Nurses by keyboard");
  await recruiter.call(addDriveCandidates, {
    params: { id },
    body: { candidates: [{ name: "Dina Wolf", email: "dina.wolf@example.org" }] },
  });
  await page.goto(`/admin/drive/${id}?tab=candidates`);
  const focused = () =>
    page.evaluate(
      () => document.activeElement?.getAttribute("aria-label") ?? document.activeElement?.textContent,
    );
  await page.getByRole("button", { name: /^More for .*Dina Wolf/ }).focus();
  const menu = await focused();
  await page.keyboard.press("Enter");
  await page.getByRole("menuitem", { name: "Correct name or address" }).waitFor();
  await page.keyboard.press("Enter");
  await page.getByRole("dialog", { name: "Correct name or address" }).waitFor();
  await page.keyboard.press("Control+A");
  await page.keyboard.type("Dina Wolff");
  await page.keyboard.press("Enter");
  await expect.poll(async () => (await candidatesOf(id))[0]?.name).toBe("Dina Wolff");
  await expect.poll(focused).toBe(menu?.replace("Wolf", "Wolff"));

  for (const name of ["Add a candidate", "From a file", "Preview as candidate"]) {
    await page.getByRole("button", { name }).focus();
    await page.keyboard.press("Enter");
    await page.getByRole("dialog").waitFor();
    await page.keyboard.press("Escape");
    await expect.poll(focused).toBe(name);
  }
});

test("every state of the drives reads well for axe and fits the window, in each look", async () => {
  const { page, recruiter } = journey;
  const { id } = await givenDrive("Nurses in every look");
  await recruiter.call(updateDriveRound, { params: { id }, body: { closes_at: 1_904_320_800 } });
  const open = async (path: string) => {
    await page.goto(path);
    await page.getByRole("heading", { level: 1 }).waitFor();
    await page.untilQuiet();
  };
  const states: { state: string; reach: () => Promise<unknown> }[] = [
    {
      state: "drives chosen",
      reach: async () => {
        await open("/admin/drive");
        await page.getByRole("checkbox", { name: "Select Nurses in every look" }).check();
      },
    },
    {
      state: "drive asked for deletion",
      reach: async () => {
        const chosen = page.getByRole("region", { name: "Selected drives" });
        await chosen.getByRole("button", { name: "Delete" }).click();
        await page.getByRole("dialog", { name: "Delete this drive?" }).waitFor();
      },
    },
    {
      state: "drive set-up",
      reach: async () => {
        await open(`/admin/drive/${id}`);
        await page.getByRole("button", { name: "Edit question 1" }).click();
      },
    },
    {
      state: "drive preview",
      reach: async () => {
        await page.getByRole("button", { name: "Preview as candidate" }).click();
        await page.getByRole("dialog").waitFor();
      },
    },
    { state: "drive candidates", reach: () => open(`/admin/drive/${id}?tab=candidates`) },
    {
      state: "drive with mails that were not sent",
      reach: async () => open(`/admin/drive/${await givenNotSent()}?tab=candidates`),
    },
    { state: "drive mails", reach: () => open(`/admin/drive/${id}?tab=mails`) },
    { state: "drive history", reach: () => open(`/admin/drive/${id}?tab=history`) },
  ];
  const troubles = await troublesIn(
    page,
    states.map((state) => ({ ...state, looks })),
  );
  expect(troubles).toEqual([]);
});
