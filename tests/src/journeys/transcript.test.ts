import { paths } from "@winnow/contract/paths.ts";
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from "vitest";
import { called, finish, givenAsked, reportOf, speak } from "../given/given-answers.ts";
import type { Candidate } from "../given/given-interview.ts";
import type { Look } from "../support/browser.ts";
import { intercept } from "../support/intercept.ts";
import { patienceMs } from "../support/patience.ts";
import { spoken, startTranscriber } from "../support/stand-in-transcriber.ts";
import { startJourney } from "./journey.ts";
import { troublesIn } from "./page-states.ts";
import { recordTone } from "./record-tone.ts";

const service = await startTranscriber();
const journey = startJourney({
  name: "Mara Ruiz",
  variables: { SCHEDULING_UNDO_SECONDS: "0", WELCOME_CREDITS: "2000.00", TRANSCRIPTION_URL: service.url },
});
afterAll(service.stop);

const waiting = { timeout: patienceMs, interval: 20 };
const bothLooks: Look[] = [
  { mode: "light", width: 1280 },
  { mode: "dark", width: 360 },
];

let heard: Candidate;
let refused: Candidate;
let invited: Candidate;

async function speakAndFinish(state: "ready" | "failed", bytes: Uint8Array): Promise<Candidate> {
  const { winnow, recruiter } = journey;
  const candidate = await givenAsked(winnow, recruiter);
  await speak(winnow, candidate, { recorded: { bytes, mediaType: "audio/webm;codecs=opus" } });
  await finish(candidate);
  await vi.waitUntil(async () => {
    const { questions } = await reportOf(recruiter, candidate);
    return (
      questions[0]?.answer?.recordings[0]?.transcript?.state === state &&
      !questions[0].unmarked?.startsWith("being")
    );
  }, waiting);
  return candidate;
}

beforeAll(async () => {
  const { winnow, recruiter, page } = journey;
  await page.goto(paths.drives);
  const tone = await recordTone(page);
  service.answerWith(() => spoken("It was a night shift.", called, "Then I stayed until the morning."));
  heard = await speakAndFinish("ready", tone);
  service.answerWith(() => ({ status: 401, body: {} }));
  refused = await speakAndFinish("failed", tone);
  invited = await givenAsked(winnow, recruiter);
});

async function openReport({ interviewId }: Candidate): Promise<void> {
  await journey.page.goto(paths.interviewReport(interviewId));
  await journey.page.getByLabel("Answer to question 1", { exact: true }).waitFor();
}

test("what was said, and why it is not known, can be read in every look", async () => {
  const { page } = journey;
  const troubles = await troublesIn(page, [
    {
      state: "transcript",
      looks: bothLooks,
      reach: async () => {
        await openReport(heard);
        await page.getByRole("list", { name: "Transcript" }).getByText("It was a night shift.").waitFor();
        await page.getByText("made by a machine").waitFor();
      },
    },
    {
      state: "transcript-failed",
      looks: bothLooks,
      reach: async () => {
        await openReport(refused);
        await page.getByText("The service refused it (401).").waitFor();
      },
    },
    {
      state: "notice-of-a-service",
      looks: bothLooks,
      reach: async () => {
        await page.goto(paths.candidateInterview(invited.token));
        await page.getByText("a service that puts it into text, whisper-1").waitFor();
      },
    },
  ]);

  expect(troubles).toEqual([]);
});

test("a word of a transcript leads to its place in the recording, and a quotation to its words", async () => {
  const { page } = journey;
  await openReport(heard);
  const place = () => page.locator("audio").evaluate((audio: HTMLAudioElement) => audio.currentTime);
  const transcript = page.getByRole("list", { name: "Transcript" });
  await vi.waitUntil(
    async () => (await page.locator("audio").evaluate((audio: HTMLAudioElement) => audio.readyState)) > 0,
    waiting,
  );

  await transcript.getByRole("button", { name: "Then I stayed" }).click();
  await vi.waitUntil(async () => (await place()) >= 2, waiting);
  await transcript.locator("[aria-current]").filter({ hasText: "Then I stayed" }).waitFor();

  await page.keyboard.press("Home");
  await page.keyboard.press("Enter");
  await vi.waitUntil(async () => (await place()) < 2, waiting);

  await page.getByRole("button", { name: /^I called the doctor/ }).click();
  expect(called).toContain(await transcript.locator("mark[data-shown]").first().innerText());
});

test("the picture of a recording leads to any place of it", async () => {
  const { page } = journey;
  await openReport(heard);
  const audio = page.getByLabel("Answer to question 1", { exact: true });
  const place = () => audio.evaluate((media: HTMLAudioElement) => media.currentTime / media.duration);
  const waveform = page.getByRole("slider", { name: "Place in: Answer to question 1" });
  expect(await waveform.locator("path").first().getAttribute("d")).toContain("v2h");

  await waveform.click();
  await expect.poll(place).toBeCloseTo(0.5, 1);
  await expect.poll(() => waveform.getAttribute("aria-valuetext")).not.toMatch(/^0:00/);
  await waveform.press("End");
  await expect.poll(place).toBeGreaterThan(0.9);
  await waveform.press("Home");
  await expect.poll(place).toBe(0);
});

test("a recording whose sound cannot be read is played all the same", async () => {
  const { page } = journey;
  const isRecording = ({ pathname }: URL) => pathname.includes("/recordings/");
  await intercept(page, isRecording, (route) =>
    route.request().resourceType() === "fetch" && !route.request().url().includes("/api/")
      ? route.abort()
      : route.continue(),
  );
  onTestFinished(() => page.unroute(isRecording));
  const failed = page.waitForEvent("requestfailed", (request) => isRecording(new URL(request.url())));
  await openReport(heard);
  await failed;
  const audio = page.getByLabel("Answer to question 1", { exact: true });
  await vi.waitUntil(() => audio.evaluate((media: HTMLAudioElement) => media.readyState > 0), waiting);
  await vi.waitUntil(async () => (await page.getByRole("slider").count()) === 0, waiting);
});

test("what a service refused is tried again from the report", async () => {
  const { page } = journey;
  service.answerWith(() => spoken(called));
  await openReport(refused);
  await page.getByRole("button", { name: "Try again" }).click();
  await page.getByRole("list", { name: "Transcript" }).getByText("I called the doctor").waitFor();
  expect(await page.getByRole("button", { name: "Try again" }).count()).toBe(0);
});
