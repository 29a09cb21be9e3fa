import { randomUUID } from "node:crypto";
import {
  askForAdjustment,
  beginRecording,
  finishInterview,
  giveAnswer,
  noteSignals,
  saveAnswerText,
  withdrawFromInterview,
} from "@winnow/contract/answers.ts";
import { paths } from "@winnow/contract/paths.ts";
import { getInterview, listReports, saveScorecard } from "@winnow/contract/reports.ts";
import { beforeAll, expect, test, vi } from "vitest";
import {
  begin,
  beginToAnswer,
  type Candidate,
  finishRecording,
  givenInvited,
  givenInvitedFromScreening,
  question,
  questionAt,
  sendParts,
} from "../given/given-interview.ts";
import { type Look, openPage, type WatchedPage } from "../support/browser.ts";
import { keepsEarlyFocus } from "../support/early-focus.ts";
import { intercept } from "../support/intercept.ts";
import { untilJobsAreDone } from "../support/mailbox.ts";
import { patienceMs } from "../support/patience.ts";
import { startJourney } from "./journey.ts";
import { troublesIn } from "./page-states.ts";
import { recordTone } from "./record-tone.ts";

const journey = startJourney({
  name: "Mara Ruiz",
  variables: { SCHEDULING_UNDO_SECONDS: "0", WELCOME_CREDITS: "2000.00" },
});

const waiting = { timeout: patienceMs, interval: 20 };
const bothLooks: Look[] = [
  { mode: "light", width: 1280 },
  { mode: "dark", width: 360 },
];

const called = "I called the doctor at once and told her the blood pressure.";
const questions = [
  question({
    text: "Tell us about a shift that went wrong, and what you did then.",
    skill: "Nursing",
    rubric: [
      {
        id: "p1",
        text: "Says who was told, and when.",
        made: [called],
        not_made: ["I waited until morning."],
      },
      {
        id: "p2",
        text: "Says what was changed afterwards.",
        made: ["Afterwards we changed the handover form."],
        not_made: ["Nothing came of it."],
      },
    ],
  }),
  question({ text: "How do you hand over at the end of a shift?", skill: "Teamwork" }),
];

async function answerText(candidate: Candidate, questionId: string, text: string): Promise<void> {
  const params = { token: candidate.token, question_id: questionId };
  await beginToAnswer(candidate, { questionId, kind: "text" });
  await candidate.call(saveAnswerText, { params, body: { visit: candidate.visit, text, version: 1 } });
  await candidate.call(giveAnswer, { params, body: { visit: candidate.visit } });
}

/** Records so many seconds of a tone as this browser records, and gives them as the answer. */
async function answerAudio(candidate: Candidate, questionId: string, bytes: Uint8Array): Promise<void> {
  const { token, visit } = candidate;
  const params = { token, question_id: questionId };
  await beginToAnswer(candidate, { questionId, kind: "audio" });
  const { id: recordingId } = await candidate.call(beginRecording, {
    params,
    body: {
      visit,
      recording_id: randomUUID(),
      kind: "audio",
      take: 1,
      media_type: "audio/webm;codecs=opus",
    },
  });
  await sendParts(journey.winnow, candidate, { recordingId, parts: [{ number: 0, bytes }] });
  await finishRecording(candidate, { recordingId, partsCount: 1, seconds: 3 });
  await candidate.call(giveAnswer, { params, body: { visit } });
}

async function finish(candidate: Candidate): Promise<void> {
  const { token, visit } = candidate;
  await candidate.call(finishInterview, { params: { token }, body: { visit } });
}

async function reportOf({ interviewId }: Candidate) {
  const { data } = await journey.recruiter.call(listReports, { query: { interview_id: interviewId } });
  const [report] = data;
  if (!report) throw new Error("There is no report.");
  return report;
}

/** The own scores in the order of the questions. */
async function scoresOf(candidate: Candidate) {
  const { questions, own_scorecard } = await reportOf(candidate);
  return questions.map(({ id }) => own_scorecard.scores.find(({ question_id }) => question_id === id));
}

async function beginWith(candidate: Candidate, answer: (questionId: string) => Promise<void>): Promise<void> {
  await answer(questionAt(await begin(candidate), 0).id);
}

async function completeInWriting(candidate: Candidate): Promise<void> {
  const { token, visit } = candidate;
  const interview = await begin(candidate);
  const [first, second] = [questionAt(interview, 0).id, questionAt(interview, 1).id];
  await answerText(
    candidate,
    first,
    `It was a night shift, and a patient got worse. ${called} Then I stayed.`,
  );
  await answerText(candidate, second, "By the form, at the bed.");
  await candidate.call(noteSignals, {
    params: { token },
    body: { visit, signals: [{ kind: "pasted", question_id: second, ago_ms: 1_000, characters: 24 }] },
  });
  await finish(candidate);
}

async function completeBySpeaking(candidate: Candidate, recording: Uint8Array): Promise<void> {
  const interview = await begin(candidate);
  await answerAudio(candidate, questionAt(interview, 0).id, recording);
  await answerText(candidate, questionAt(interview, 1).id, "Face to face.");
  await finish(candidate);
}

async function askForBoth(candidate: Candidate): Promise<void> {
  for (const kind of ["extra_time", "other_form"] as const) {
    await candidate.call(askForAdjustment, {
      params: { token: candidate.token },
      body: { kind, text: "I stammer, and calls are hard for me." },
    });
  }
}

/** A drive with somebody in every state, who has completed in writing and by voice. */
async function givenDriveInEveryState() {
  const { winnow, recruiter, page } = journey;
  await page.goto(paths.drives);
  const [all, tone] = await Promise.all([
    givenInvited(winnow, recruiter, { questions, candidates: 6 }),
    recordTone(page),
  ]);
  const [written, spoken, answering, withdrawn, waiting, lost] = all;
  if (!written || !spoken || !answering || !withdrawn || !waiting || !lost) {
    throw new Error("Six were to be invited.");
  }
  await Promise.all([
    completeInWriting(written).then(() => completeBySpeaking(spoken, tone)),
    beginWith(answering, (id) => answerText(answering, id, "I called the doctor.")),
    beginWith(withdrawn, (id) => answerText(withdrawn, id, "I would rather not say.")).then(() =>
      withdrawn.call(withdrawFromInterview, {
        params: { token: withdrawn.token },
        body: { reason: "I took another job." },
      }),
    ),
    askForBoth(waiting),
    beginWith(lost, (id) => answerAudio(lost, id, new Uint8Array(3_000).fill(7))),
  ]);
  await untilJobsAreDone(winnow);
  await vi.waitUntil(
    async () => (await reportOf(spoken)).questions[0]?.answer?.recordings[0]?.state === "ready",
    { timeout: patienceMs, interval: 50 },
  );
  return { written, spoken, answering, withdrawn, waiting, lost };
}

/** Somebody who came with a CV and has answered every question, scored by the recruiter. */
async function givenScoredFromScreening(): Promise<Candidate> {
  const { winnow, recruiter } = journey;
  const { candidates } = await givenInvitedFromScreening(winnow, recruiter, { cvs: 1 });
  const [candidate] = candidates;
  if (!candidate) throw new Error("Nobody was invited.");
  for (const { id } of (await begin(candidate)).questions) await answerText(candidate, id, called);
  await finish(candidate);
  await untilJobsAreDone(winnow);
  await recruiter.call(saveScorecard, { params: { id: candidate.interviewId }, body: { is_given: true } });
  return candidate;
}

let fromScreening: Candidate;
let given: Awaited<ReturnType<typeof givenDriveInEveryState>>;
beforeAll(async () => {
  given = await givenDriveInEveryState();
  fromScreening = await givenScoredFromScreening();
});

async function open(path: string): Promise<void> {
  await journey.page.goto(path);
  await journey.page.getByRole("heading", { level: 1 }).waitFor();
}

const openReport = ({ interviewId }: Candidate) => open(paths.interviewReport(interviewId));
const resultsOf = ({ driveId }: Candidate) => paths.driveTab(driveId, "results");

test("every state of an interview and of a drive's results can be read and used", async () => {
  const { page } = journey;
  const { written, spoken, answering, withdrawn, waiting, lost } = given;
  let release: () => void = () => undefined;
  const troubles = await troublesIn(page, [
    {
      state: "report-on-its-way",
      reach: async () => {
        await intercept(page, "**/api/auth/reports?*", async (route) => {
          await new Promise<void>((resolve) => {
            release = resolve;
          });
          await route.abort();
        });
        await page.goto(paths.interviewReport(written.interviewId));
        await page.getByRole("heading", { name: "Loading: Interview report" }).waitFor();
      },
    },
    {
      state: "report-failed",
      reach: async () => {
        await page.unrouteAll({ behavior: "ignoreErrors" });
        await intercept(page, "**/api/auth/reports?*", (route) => route.fulfill({ status: 500, body: "{}" }));
        release();
        await openReport(written);
        await page.getByRole("button", { name: "Try again" }).waitFor();
        await page.unrouteAll({ behavior: "ignoreErrors" });
      },
    },
    {
      state: "report-hidden",
      looks: bothLooks,
      reach: async () => {
        await openReport(written);
        await page.getByText("shows once you have given").first().waitFor();
      },
    },
    {
      state: "report-spoken",
      reach: async () => {
        await openReport(spoken);
        await page.getByLabel("Answer to question 1", { exact: true }).waitFor();
      },
    },
    {
      state: "report-going-on",
      reach: async () => {
        await openReport(answering);
        await page.getByText("The interview is going on.").waitFor();
      },
    },
    {
      state: "report-unfinished",
      reach: async () => {
        await openReport(withdrawn);
        await page.getByText("This interview was not finished").waitFor();
      },
    },
    {
      state: "report-not-begun",
      reach: async () => {
        await openReport(waiting);
        await page.getByText("Not begun yet").waitFor();
        await page.getByText("waits for your answer to 2 requests").waitFor();
      },
    },
    {
      state: "report-lost-recording",
      reach: async () => {
        await openReport(lost);
        await page.getByText("it cannot be played").waitFor();
      },
    },
    {
      state: "report-requirements",
      looks: bothLooks,
      reach: async () => {
        await openReport(fromScreening);
        await page.getByRole("heading", { name: "CV and answers" }).scrollIntoViewIfNeeded();
      },
    },
    {
      state: "report-download",
      looks: bothLooks,
      reach: async () => {
        await openReport(fromScreening);
        await page.getByRole("button", { name: "Download the report" }).click();
        await page.getByRole("menuitem", { name: "JSON" }).waitFor();
      },
    },
    {
      state: "report-nothing-here",
      reach: async () => {
        await open(paths.interviewReport(randomUUID()));
        await page.getByText("There is nothing here").waitFor();
      },
    },
    {
      state: "interview-withdrawn",
      reach: async () => {
        await open(paths.interview(withdrawn.interviewId));
        await page.getByText("I took another job.").waitFor();
      },
    },
    {
      state: "interview-requests",
      reach: async () => {
        await open(paths.interview(waiting.interviewId));
        await page.getByRole("button", { name: "Grant more time" }).waitFor();
      },
    },
    {
      state: "drive-results",
      looks: bothLooks,
      reach: async () => {
        await open(resultsOf(written));
        await page.getByRole("link", { name: "Candidate 2" }).waitFor();
      },
    },
    {
      state: "drive-side-by-side",
      looks: bothLooks,
      reach: async () => {
        await page.getByLabel("Show", { exact: true }).selectOption({ index: 1 });
        await page.getByRole("article", { name: "Candidate 1" }).getByText("It was a night shift").waitFor();
      },
    },
  ]);

  expect(troubles).toEqual([]);
});

test("an interview is reviewed, scored and decided on without a mouse", async () => {
  const { page } = journey;
  const { written, spoken } = given;
  const press = (key: string) => page.keyboard.press(key);
  await open(resultsOf(written));
  await page.getByRole("link", { name: "Candidate 2" }).waitFor();
  const focused = () => page.evaluate(() => document.activeElement?.textContent);
  const shown = await page.locator("[data-row-link]").allInnerTexts();
  await press("j");
  expect(await focused()).toBe(shown[0]);
  await press("j");
  expect(await focused()).toBe(shown[1]);
  await press("k");
  expect(await focused()).toBe(shown[0]);
  for (const _ of Array.from({ length: shown.indexOf("Candidate 2") })) await press("j");
  expect(await focused()).toBe("Candidate 2");
  await press("Enter");
  await page.getByLabel("Answer to question 1", { exact: true }).waitFor();

  const isPlaying = () => page.locator("audio").evaluate((audio: HTMLAudioElement) => !audio.paused);
  await vi.waitUntil(
    async () => (await page.locator("audio").evaluate((audio: HTMLAudioElement) => audio.readyState)) > 0,
    waiting,
  );
  await press(" ");
  await vi.waitUntil(isPlaying, waiting);
  await press(" ");
  expect(await isPlaying()).toBe(false);
  await press("ArrowRight");
  expect(
    await page
      .locator("audio")
      .evaluate((audio: HTMLAudioElement) => audio.ended || audio.currentTime === audio.duration),
  ).toBe(true);

  await press("j");
  await page.getByRole("heading", { level: 1, name: "Candidate 1" }).waitFor();
  await page.getByText("shows once you have given").first().waitFor();
  await press("4");
  await press("n");
  await press("5");
  await press("m");
  await page.keyboard.type("Knows the form");
  await press("Escape");
  await press("g");
  await page.getByText("Made", { exact: true }).first().waitFor();
  // What was typed last may be saved after the scorecard was given.
  await expect
    .poll(async () => (await reportOf(written)).own_scorecard)
    .toMatchObject({
      scores: [{ score: 4 }, { score: 5, comment: "Knows the form" }],
      given_at: expect.any(Number),
    });

  const quotation = page.getByRole("button", { name: /called the doctor/ });
  await quotation.focus();
  await press("Enter");
  expect(called).toContain(await page.locator("mark[data-shown]").first().innerText());

  await page.emulateMedia({ media: "print" });
  for (const hidden of ["header", "nav", "textarea"]) {
    expect(await page.locator(hidden).filter({ visible: true }).count()).toBe(0);
  }
  expect(await page.getByText("Knows the form").filter({ visible: true }).count()).toBe(1);
  await page.emulateMedia({ media: "screen" });

  await press("a");
  await page.getByText("Advanced by Mara Ruiz").waitFor();
  await press("u");
  await page.getByText("Nobody has decided yet.").waitFor();
  await press("r");
  await press("1");
  await page.getByText("Rejected by Mara Ruiz").waitFor();
  expect(await page.evaluate(() => document.activeElement?.textContent)).toContain("Reject");
  await vi.waitUntil(async () => (await reportOf(written)).decisions.length === 3, waiting);
  await press("k");
  await page.getByRole("heading", { level: 1, name: "Candidate 2" }).waitFor();
  expect((await reportOf(spoken)).decision).toBeNull();
});

test("a field that is entered as soon as the next candidate shows keeps the focus", async () => {
  const { page } = journey;
  const { written, spoken } = given;
  await openReport(spoken);
  await page.getByLabel("Answer to question 1", { exact: true }).waitFor();
  await page.untilQuiet();
  const next = (await reportOf(written)).interview.name;
  expect(await keepsEarlyFocus(page, { key: "j", heading: next, field: "[data-comment] textarea" })).toBe(
    true,
  );
});

test("answers are compared without names, and a request is granted", async () => {
  const { page, recruiter } = journey;
  const { spoken, waiting: asking } = given;
  await open(resultsOf(spoken));
  await page.getByLabel("Show", { exact: true }).selectOption({ index: 2 });
  await page.getByRole("button", { name: "Blind mode" }).click();
  const card = page.getByRole("article").filter({ hasText: "Face to face." });
  await card.getByRole("button", { name: "3, what is needed" }).click();
  await vi.waitUntil(async () => (await reportOf(spoken)).own_scorecard.scores[0]?.score === 3, waiting);
  await expect.poll(() => page.getByRole("article").locator("a").count()).toBe(0);

  await open(paths.driveTab(asking.driveId, "candidates"));
  await page.getByRole("link", { name: "Candidate 5" }).click();
  await page.getByLabel("A word to the candidate about more time").fill("Take all the time you need.");
  await page.getByRole("button", { name: "Grant more time" }).click();
  await page.getByText("50% more for every question").waitFor();
  const { requests } = await recruiter.call(getInterview, { params: { id: asking.interviewId } });
  expect(requests.find(({ kind }) => kind === "extra_time")).toMatchObject({
    state: "granted",
    answer: "Take all the time you need.",
  });
});

test("two windows of one's own scorecard follow one another, and nothing that is being typed is replaced", async () => {
  const { page, winnow } = journey;
  const { spoken } = given;
  await openReport(spoken);
  const other = await openPage(page.context(), winnow.url);
  await other.goto(paths.interviewReport(spoken.interviewId));
  const scoreOn = (window: WatchedPage, questionNumber: number, name: string) =>
    window
      .getByRole("group", { name: `My score for question ${questionNumber}` })
      .getByRole("button", { name });
  const commentOn = (window: WatchedPage) => window.getByLabel("My comment on question 1");
  const shows = (window: WatchedPage, questionNumber: number, name: string) =>
    expect.poll(() => scoreOn(window, questionNumber, name).getAttribute("aria-pressed")).toBe("true");

  await scoreOn(page, 1, "4, good").click();
  await scoreOn(other, 2, "5, strong").click();
  await shows(other, 1, "4, good");
  await shows(page, 2, "5, strong");

  await commentOn(page).fill("First");
  await expect.poll(() => commentOn(other).inputValue()).toBe("First");
  await commentOn(other).fill("Second");
  await commentOn(other).blur();
  await expect.poll(async () => (await scoresOf(spoken))[0]).toMatchObject({ comment: "Second" });
  await scoreOn(other, 1, "2, below what is needed").click();
  await shows(page, 1, "2, below what is needed");
  expect(await commentOn(page).inputValue()).toBe("First");
  await commentOn(page).blur();
  await expect.poll(() => commentOn(page).inputValue()).toBe("Second");
  expect(await scoresOf(spoken)).toMatchObject([{ score: 2, comment: "Second" }, { score: 5 }]);
  await other.close();
});

test("a requirement shows the CV beside the answers, is saved as a file, and leads to the question and the CV's report", async () => {
  const { page } = journey;
  await openReport(given.spoken);
  await page.getByText("came without a screened CV").waitFor();
  await openReport(fromScreening);
  const { requirements, questions, result } = await reportOf(fromScreening);
  const question = questions.find(({ marks }) => marks?.some(({ mark }) => mark === "made"));
  const asked = requirements?.find(({ question_ids }) => question_ids.includes(question?.id ?? ""));
  const row = page
    .getByRole("list", { name: "Requirements" })
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading", { name: asked?.requirement.text ?? "", exact: true }) });
  const found = question?.marks?.filter(({ mark }) => mark !== "not found") ?? [];
  for (const { quotations } of found)
    await row
      .getByText(quotations[0]?.text ?? "")
      .first()
      .waitFor();
  await row.getByRole("button", { name: `Question ${question?.number}`, exact: true }).click();
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(question?.text);

  await page.getByRole("button", { name: "Download the report" }).click();
  const saved = page.waitForEvent("download");
  await page.getByRole("menuitem", { name: "PDF, on Letter paper" }).click();
  expect((await saved).suggestedFilename()).toMatch(/ interview report\.pdf$/);

  await page.getByRole("link", { name: "Open the CV’s report" }).click();
  await page.waitForURL(`**/jd-cv-matching/${result?.id}`);
});
