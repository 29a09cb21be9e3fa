import { listTransactions } from "@winnow/contract/credits.ts";
import { getDriveCredits, getDriveRound } from "@winnow/contract/drives.ts";
import { paths } from "@winnow/contract/paths.ts";
import { listReports } from "@winnow/contract/reports.ts";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { givenAccount } from "../given/given-account.ts";
import { type Candidate, givenInvited, question } from "../given/given-interview.ts";
import {
  type Look,
  launchBrowser,
  madeUpDevices,
  openContext,
  openPage,
  type WatchedPage,
} from "../support/browser.ts";
import { patienceMs } from "../support/patience.ts";
import type { Recruiter } from "../support/recruiter.ts";
import { keepSessionIn } from "../support/signed-in-page.ts";
import { startWinnow, type TestWinnow } from "../support/start-winnow.ts";
import { agree, hurriedSliceMs, openDevice, openLink, press } from "./candidate-device.ts";

let winnow: TestWinnow;
let browser: Browser;
let recruiter: Recruiter;

beforeAll(async () => {
  [winnow, browser] = await Promise.all([
    startWinnow({ SCHEDULING_UNDO_SECONDS: "0", WELCOME_CREDITS: "100.00" }),
    launchBrowser(madeUpDevices),
  ]);
  recruiter = await givenAccount(winnow, "Mara Ruiz");
});
afterAll(async () => {
  await browser?.close();
  await winnow?.stop();
});

const phone: Look = { mode: "light", width: 360 };
const computer: Look = { mode: "dark", width: 1280 };

/**
 * A recording begins and ends with a picture or a packet of sound, which the made-up devices have ten times a second, and
 * a busy machine later: as much as its slowest write tells.
 */
const jitterMs = 500;

test("a drive of five ends in reports of all that was said, over a network cut, a reload, another device, a withdrawal and another form", async () => {
  const [cut, reloaded, moved, withdrawn, written] = await givenFive();
  const { driveId } = cut;
  const credits = () => recruiter.call(getDriveCredits, { params: { id: driveId } });
  expect(await credits()).toMatchObject({ held: 5_000, used: 0 });
  const desk = await openDesk();

  // Apart from the others, whose recorders take most of the machine.
  await answerInWriting(written, desk);
  const [ranCut, ranReloaded, ranMoved] = await Promise.all([
    recordWhileTheNetworkIsCut(cut),
    recordOverReload(reloaded),
    recordOnTwoDevices(moved),
    withdrawWhileRecording(withdrawn),
  ]);

  await untilReady([cut, reloaded, moved, withdrawn]);
  expect(await credits()).toMatchObject({ held: 0, used: 4_000 });
  const { data: entries } = await recruiter.call(listTransactions, { query: { type: ["debit"] } });
  expect(entries.map(({ amount }) => amount)).toEqual([1_000, 1_000, 1_000, 1_000]);
  const { status, counts } = await recruiter.call(getDriveRound, { params: { id: driveId } });
  expect({ status, completed: counts.completed }).toEqual({ status: "Completed", completed: 4 });
  const reports = await Promise.all([cut, reloaded, moved, withdrawn, written].map(reportOf));
  const summaries = reports.map(({ interview, questions }) => ({
    ends: [interview.status, interview.outcome],
    answers: questions.map(({ answer }) => [answer?.kind, answer?.text, answer?.recordings.length]),
  }));
  expect(summaries).toEqual([
    { ends: ["COMPLETED", "none"], answers: [["video", "", 1]] },
    { ends: ["COMPLETED", "none"], answers: [["audio", "", 2]] },
    { ends: ["COMPLETED", "none"], answers: [["audio", "", 2]] },
    { ends: ["Started", "withdrawn"], answers: [["audio", "", 1]] },
    { ends: ["COMPLETED", "none"], answers: [["text", "I rang the next shift.", 0]] },
  ]);
  await expectAllOf(cut, { ran: ranCut });
  await expectAllOf(reloaded, { ran: ranReloaded, leftEarly: [0] });
  await expectAllOf(moved, { ran: ranMoved });
  for (const candidate of [cut, reloaded, moved, withdrawn]) await expectPlayable(desk, candidate);
});

async function givenFive(): Promise<[Candidate, Candidate, Candidate, Candidate, Candidate]> {
  const [one, two, three, four, five] = await givenInvited(winnow, recruiter, {
    candidates: 5,
    questions: [question({ answer_kinds: ["audio", "video"], preparation_seconds: 600 })],
  });
  if (!one || !two || !three || !four || !five) throw new Error("Five were to be invited.");
  return [one, two, three, four, five];
}

async function openDesk(): Promise<WatchedPage> {
  const context = await openContext(browser, winnow.url, computer);
  await keepSessionIn(context, recruiter);
  return openPage(context, winnow.url);
}

/** A device that keeps for how long each of its recorders ran. */
async function openTimedDevice(look: Look): Promise<WatchedPage> {
  const page = await openDevice(browser, winnow.url, look);
  await page.context().addInitScript(timeRecorders);
  return page;
}

/**
 * From when a recorder said that it runs until it was told to stop, and from when it was told to run until it had stopped;
 * and the longest that the browser took meanwhile to keep something.
 */
type Ran = { atLeastMs: number; atMostMs: number; slowestWriteMs: number };

/** A page that is left stops its recorder when the browser is told to leave it, and at the latest when it goes. */
function timeRecorders(): void {
  const begin = MediaRecorder.prototype.start;
  const end = MediaRecorder.prototype.stop;
  const openTransaction = IDBDatabase.prototype.transaction;
  const writing = new EventTarget();
  IDBDatabase.prototype.transaction = function transaction(...request) {
    const opened = openTransaction.apply(this, request);
    const openedAt = performance.now();
    opened.addEventListener("complete", () => {
      writing.dispatchEvent(new CustomEvent("written", { detail: performance.now() - openedAt }));
    });
    return opened;
  };
  MediaRecorder.prototype.start = function start(sliceMs) {
    const key = `recorder ${localStorage.length}`;
    const toldAt = performance.now();
    let runsAt = toldAt;
    const ran = { atLeastMs: 0, atMostMs: 0, slowestWriteMs: 0 };
    const keep = (changes: Partial<Ran>) => {
      localStorage.setItem(key, JSON.stringify(Object.assign(ran, changes)));
    };
    const onEnding = () => {
      if (this.state !== "inactive") keep({ atLeastMs: performance.now() - runsAt });
    };
    const onEnd = () => {
      if (ran.atMostMs === 0) keep({ atMostMs: performance.now() - toldAt });
    };
    keep({});
    writing.addEventListener("written", (event) => {
      if (event instanceof CustomEvent && event.detail > ran.slowestWriteMs && ran.atMostMs === 0) {
        keep({ slowestWriteMs: event.detail });
      }
    });
    this.addEventListener("start", () => {
      runsAt = performance.now();
    });
    this.addEventListener("stop", onEnd);
    window.addEventListener("beforeunload", onEnding);
    window.addEventListener("pagehide", onEnd);
    this.stop = () => {
      onEnding();
      end.call(this);
    };
    begin.call(this, sliceMs);
  };
}

async function ranOn(page: WatchedPage): Promise<Ran[]> {
  const kept = await page.evaluate(() =>
    Object.entries(localStorage)
      .filter(([key]) => key.startsWith("recorder "))
      .sort()
      .map(([, ran]) => ran),
  );
  // As `timeRecorders` has kept them.
  return kept.map((ran) => JSON.parse(ran) as Ran);
}

async function beginToRecord(
  page: WatchedPage,
  candidate: Candidate,
  kind: "Audio" | "Video",
): Promise<void> {
  await openLink(page, candidate);
  await agree(page);
  await press(page, "Show question 1");
  await page.getByText(/shift that went wrong/).waitFor();
  await page.getByRole("radio", { name: kind }).check();
  await press(page, "Start answering now");
  await untilPartsArrive(page, candidate, 1);
}

async function untilPartsArrive(page: WatchedPage, candidate: Candidate, count: number): Promise<void> {
  await page.getByText("Recording", { exact: true }).waitFor();
  await expect.poll(() => arrivedPartsOf(candidate), { timeout: patienceMs }).toBeGreaterThanOrEqual(count);
}

async function giveAndFinish(page: WatchedPage): Promise<void> {
  await press(page, "Give this answer");
  await press(page, "Finish the interview");
  await page.getByRole("heading", { name: "Thank you, your answers have arrived" }).waitFor();
}

async function recordWhileTheNetworkIsCut(candidate: Candidate): Promise<Ran[]> {
  const page = await openTimedDevice(phone);
  await beginToRecord(page, candidate, "Video");
  await page.context().setOffline(true);
  await page.getByText(/^[2-9] parts of your recordings are on the way/).waitFor();
  await page.getByText(/^There is no connection just now/).waitFor();
  const arrived = await arrivedPartsOf(candidate);
  await page.context().setOffline(false);
  await untilPartsArrive(page, candidate, arrived + 2);
  await press(page, "Stop");
  await giveAndFinish(page);
  return ranOn(page);
}

/** Where the disk is slow, a page that is left has sent what it had not kept yet: it has arrived, and is not played here. */
const whatIsKept = /^(?:Your answer, \d:\d\d\.|What was recorded on another device, or before, is kept)/;

async function recordOverReload(candidate: Candidate): Promise<Ran[]> {
  const page = await openTimedDevice(phone);
  await beginToRecord(page, candidate, "Audio");
  await page.reload();
  await page.getByText(whatIsKept).waitFor();
  await press(page, "Go on recording");
  await untilPartsArrive(page, candidate, 2);
  await press(page, "Stop");
  await giveAndFinish(page);
  return ranOn(page);
}

async function recordOnTwoDevices(candidate: Candidate): Promise<Ran[]> {
  const first = await openTimedDevice(phone);
  await beginToRecord(first, candidate, "Audio");
  const second = await openTimedDevice(computer);
  await openLink(second, candidate);
  await press(second, "Continue here");
  await first.getByRole("heading", { name: /^The interview is open in another window/ }).waitFor();
  await first.getByText("Everything recorded so far is saved.").waitFor();
  await press(second, "Go on recording");
  await untilPartsArrive(second, candidate, 2);
  await press(second, "Stop");
  await giveAndFinish(second);
  return [...(await ranOn(first)), ...(await ranOn(second))];
}

async function withdrawWhileRecording(candidate: Candidate): Promise<void> {
  const page = await openDevice(browser, winnow.url, phone);
  await beginToRecord(page, candidate, "Audio");
  await press(page, "Options");
  await page.getByRole("menuitem", { name: "Withdraw from the interview" }).click();
  await press(page, "Withdraw");
  await page.getByRole("heading", { name: "You have withdrawn" }).waitFor();
}

async function answerInWriting(candidate: Candidate, desk: WatchedPage): Promise<void> {
  const page = await openDevice(browser, winnow.url, phone);
  await openLink(page, candidate);
  await page.getByText("Do you need extra time or another form?").click();
  await page.getByLabel("I ask for").selectOption("Another form");
  await press(page, "Ask");
  await page.getByText("Another form: Mara Ruiz has been asked and answers here").waitFor();

  await desk.goto(paths.interview(candidate.interviewId));
  await press(desk, "Grant another form");
  await page.getByText("Another form: granted").waitFor();

  await agree(page);
  await press(page, "Show question 1");
  await page.getByText(/shift that went wrong/).waitFor();
  await page.getByRole("radio", { name: "Text" }).check();
  await press(page, "Start answering now");
  await page.getByRole("textbox", { name: "Your answer" }).fill("I rang the next shift.");
  await giveAndFinish(page);
}

async function reportOf({ interviewId }: Candidate) {
  const { data } = await recruiter.call(listReports, { query: { interview_id: interviewId } });
  const [report] = data;
  if (!report) throw new Error("There is no report.");
  return report;
}

async function recordingsOf(candidate: Candidate) {
  return (await reportOf(candidate)).questions.flatMap(({ answer }) => answer?.recordings ?? []);
}

/**
 * Whether each recording is as long as its recorder ran. A page that is left takes along one slice, and what comes while
 * the two writes before it are under way.
 */
async function expectAllOf(
  candidate: Candidate,
  { ran, leftEarly = [] }: { ran: Ran[]; leftEarly?: number[] },
): Promise<void> {
  const durations = (await recordingsOf(candidate)).map(({ duration_ms }) => duration_ms ?? 0);
  expect(durations).toHaveLength(ran.length);
  for (const [index, { atLeastMs, atMostMs, slowestWriteMs }] of ran.entries()) {
    const takenAlongMs = leftEarly.includes(index) ? hurriedSliceMs + 2 * slowestWriteMs : 0;
    const what = `recording ${index + 1} of ${candidate.email}, of ${atLeastMs} to ${atMostMs} ms, each kept within ${slowestWriteMs} ms`;
    const beginsLateMs = jitterMs + slowestWriteMs;
    expect(durations[index], what).toBeGreaterThanOrEqual(atLeastMs - beginsLateMs - takenAlongMs);
    expect(durations[index], what).toBeLessThanOrEqual(atMostMs + jitterMs);
  }
}

/** As the recruiter hears it: each recording is played to its end, and sought. */
async function expectPlayable(desk: WatchedPage, candidate: Candidate): Promise<void> {
  const durations = (await recordingsOf(candidate)).map(({ duration_ms }) => (duration_ms ?? 0) / 1_000);
  await desk.goto(paths.interviewReport(candidate.interviewId));
  const players = desk.getByLabel(/^Answer to question 1/);
  await expect.poll(() => players.count()).toBe(durations.length);
  for (const [index, duration] of durations.entries()) {
    const media = players.nth(index);
    const look = () => media.evaluate(stateOfMedia);
    await expect.poll(async () => (await look()).duration).toBeCloseTo(duration, 1);
    await media.evaluate(async (each: HTMLMediaElement) => {
      each.muted = true;
      each.playbackRate = 8;
      await each.play();
    });
    await expect.poll(look).toMatchObject({ hasEnded: true, failure: null });
    expect((await look()).playedTo).toBeCloseTo(duration, 1);
    for (const share of [0.9, 0.2, 0.5, 0]) {
      await media.evaluate((each: HTMLMediaElement, to) => {
        each.currentTime = to;
      }, share * duration);
      await expect.poll(look).toMatchObject({ isThere: true, failure: null });
      expect((await look()).at).toBeCloseTo(share * duration, 1);
    }
  }
}

/** In seconds. */
function stateOfMedia(element: Element) {
  if (!(element instanceof HTMLMediaElement)) throw new Error("That plays nothing.");
  const { duration, played, currentTime, seeking, readyState, ended, error } = element;
  return {
    duration,
    at: currentTime,
    /** From the beginning, without a gap. */
    playedTo: played.length === 1 && played.start(0) < 0.05 ? played.end(0) : 0,
    hasEnded: ended,
    isThere: !seeking && readyState >= HTMLMediaElement.HAVE_CURRENT_DATA,
    failure: error?.message ?? null,
  };
}

async function untilReady(candidates: Candidate[]): Promise<void> {
  await vi.waitUntil(
    async () =>
      (await Promise.all(candidates.map(recordingsOf))).flat().every(({ state }) => state === "ready"),
    { timeout: patienceMs, interval: 100 },
  );
}

/** Of recordings that have not become one file yet. */
async function arrivedPartsOf({ interviewId }: Candidate): Promise<number> {
  const { rowCount } = await winnow.pool.query(
    `select from recording_parts join recordings on id = recording_id
     where interview_id = $1 and stored_at is not null and state = 'recording'`,
    [interviewId],
  );
  return rowCount ?? 0;
}
