import { rename, rm, writeFile } from "node:fs/promises";
import { withdrawFromInterview } from "@winnow/contract/answers.ts";
import { cancelDrive } from "@winnow/contract/drives.ts";
import { paths } from "@winnow/contract/paths.ts";
import { listReports } from "@winnow/contract/reports.ts";
import { folderStoragePath } from "@winnow/server/platform/storage/folder-storage.ts";
import type { Browser, BrowserContext, Page, Route } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { givenAccount } from "../given/given-account.ts";
import {
  begin,
  beginToAnswer,
  type Candidate,
  givenInvited,
  givenOneInvited,
  question,
  sendParts,
  startRecording,
} from "../given/given-interview.ts";
import { givenRecording } from "../given/given-recording.ts";
import {
  axeViolations,
  type Look,
  launchBrowser,
  madeUpDevices,
  openContext,
  openPage,
  overflow,
  type WatchedPage,
} from "../support/browser.ts";
import { intercept } from "../support/intercept.ts";
import { patienceMs } from "../support/patience.ts";
import type { Recruiter } from "../support/recruiter.ts";
import { keepSessionIn } from "../support/signed-in-page.ts";
import { startWinnow, type TestWinnow } from "../support/start-winnow.ts";
import { directoryOf } from "../support/stored.ts";
import { agree, hurriedSliceMs, openDevice as openDeviceIn, openLink, press } from "./candidate-device.ts";
import { troublesInOtherLanguages } from "./other-languages.ts";
import { type PageState, troublesIn } from "./page-states.ts";

let winnow: TestWinnow;
let browser: Browser;
let recruiter: Recruiter;
const contexts: BrowserContext[] = [];

beforeAll(async () => {
  [winnow, browser] = await Promise.all([
    startWinnow({ SCHEDULING_UNDO_SECONDS: "0", WELCOME_CREDITS: "2000.00" }),
    launchBrowser(madeUpDevices),
  ]);
  recruiter = await givenAccount(winnow, "Mara Ruiz");
});
afterEach(async () => {
  await Promise.all(contexts.splice(0).map((context) => context.close()));
});
afterAll(async () => {
  await browser?.close();
  await winnow?.stop();
});

const narrow: Look = { mode: "light", width: 360 };
const bothModes: Look[] = [narrow, { mode: "dark", width: 360 }];
const everyLook: Look[] = [...bothModes, { mode: "light", width: 1280 }];

const invited = (options?: Parameters<typeof givenOneInvited>[2]) =>
  givenOneInvited(winnow, recruiter, options);

/** Where the links to send parts by come from. */
const partLinks = "**/api/public/interview/*/recordings/*/parts";

/** A device of the candidate's own. */
async function openDevice(look: Look = narrow): Promise<WatchedPage> {
  const page = await openDeviceIn(browser, winnow.url, look);
  contexts.push(page.context());
  return page;
}

async function reportOf({ interviewId }: Candidate) {
  const { data } = await recruiter.call(listReports, { query: { interview_id: interviewId } });
  const [report] = data;
  if (!report) throw new Error("There is no report.");
  return report;
}

test("every state of the page can be read and used, wide and narrow, light and dark", async () => {
  const [first, second] = await givenInvited(winnow, recruiter, {
    candidates: 2,
    questions: [
      question({
        answer_kinds: ["text", "video"],
        text: "Tell us about a shift that went wrong, and what you did then.",
      }),
      question(),
    ],
  });
  if (!first || !second) throw new Error("Two were to be invited.");
  const page = await openDevice({ mode: "light", width: 1280 });
  const states: PageState[] = [
    {
      state: "interview-welcome",
      looks: everyLook,
      reach: async () => {
        await openLink(page, first);
        await page.getByRole("heading", { name: /^Interview: / }).waitFor();
        await page.getByRole("button", { name: "Options" }).waitFor();
      },
    },
    { state: "interview-ready", reach: () => agree(page) },
    {
      state: "interview-check",
      reach: async () => {
        await press(page, "Check camera and microphone");
        await press(page, "Record 3 seconds");
        await page.getByLabel("Your 3 seconds").waitFor();
      },
    },
    {
      state: "interview-thinking",
      reach: async () => {
        await press(page, "Show question 1");
        await page.getByText(/shift that went wrong/).waitFor();
      },
    },
    {
      state: "interview-video",
      reach: async () => {
        await page.getByRole("radio", { name: "Video" }).check();
        await page.getByLabel("What your camera sees").waitFor();
        await press(page, "Start answering now");
        await page.getByText("Recording", { exact: true }).waitFor();
      },
    },
    {
      state: "interview-recorded",
      reach: async () => {
        // A busy machine may have recorded nothing yet.
        await expect.poll(() => arrivedPartsOf(first)).toBeGreaterThan(0);
        await press(page, "Stop");
        await page.getByText(/^Your answer, /).waitFor();
      },
    },
    {
      state: "interview-pause",
      reach: async () => {
        await press(page, "Give this answer");
        await page.getByRole("heading", { name: "Question 2 of 2" }).waitFor();
      },
    },
    {
      state: "interview-text",
      reach: async () => {
        await press(page, "Show question 2");
        await page.getByRole("radio", { name: "Text" }).check();
        await press(page, "Start answering now");
        await page.getByRole("textbox", { name: "Your answer" }).fill("I rang the next shift.");
        await page.getByText("Saved", { exact: true }).waitFor();
      },
    },
    {
      state: "interview-withdraw",
      looks: bothModes,
      reach: async () => {
        await press(page, "Options");
        await page.getByRole("menuitem", { name: "Withdraw from the interview" }).click();
        await page.getByRole("dialog").getByLabel("Erase what I answered").waitFor();
      },
    },
    {
      state: "interview-finish",
      reach: async () => {
        await page.keyboard.press("Escape");
        await press(page, "Give this answer");
        await page.getByRole("heading", { name: "Finish the interview" }).waitFor();
        await page.getByText("Everything recorded so far is saved.").waitFor();
      },
    },
    {
      state: "interview-completed",
      reach: async () => {
        await press(page, "Finish the interview");
        await page.getByRole("heading", { name: "Thank you, your answers have arrived" }).waitFor();
      },
    },
    {
      state: "interview-withdrawn",
      looks: bothModes,
      reach: async () => {
        await second.call(withdrawFromInterview, { params: { token: second.token }, body: {} });
        await openLink(page, second);
        await page.getByRole("heading", { name: "You have withdrawn" }).waitFor();
      },
    },
    {
      state: "interview-cancelled",
      looks: bothModes,
      reach: async () => {
        const cancelled = await invited();
        await recruiter.call(cancelDrive, { params: { id: cancelled.driveId } });
        await openLink(page, cancelled);
        await page.getByRole("heading", { name: "The interview was cancelled" }).waitFor();
      },
    },
    {
      state: "interview-not-open-yet",
      looks: bothModes,
      reach: async () => {
        const early = await invited();
        await moveWindow(early, { opens: "1 day", closes: "2 days" });
        await openLink(page, early);
        await page.getByText(/^It opens on .* Come back with the same link then\.$/).waitFor();
      },
    },
    {
      state: "interview-closed",
      looks: bothModes,
      reach: async () => {
        const late = await invited();
        await moveWindow(late, { opens: "-2 days", closes: "-1 day" });
        await openLink(page, late);
        await page.getByText(/^The time for answering ended on .* more time can be given\.$/).waitFor();
      },
    },
    {
      state: "interview-invalid",
      reach: async () => {
        await openLink(page, { ...second, token: "no-such-link" });
        await page.getByRole("heading", { name: "This link is not valid" }).waitFor();
      },
    },
  ];
  expect(await troublesIn(page, states)).toEqual([]);

  const unbegun = await invited();
  for (const [state, { token }] of [
    ["interview-welcome", unbegun],
    ["interview-completed", first],
    ["interview-withdrawn", second],
  ] as const) {
    const link = paths.candidateInterview(token);
    expect(await troublesInOtherLanguages({ browser, winnow }, { link, state })).toEqual([]);
  }
  expect(page.complaints.filter((complaint) => !/404/.test(complaint))).toEqual([]);
});

test("an interview goes on through a reload, a lost network and another device, and nothing of it is lost", async () => {
  const candidate = await invited({
    questions: [question({ answer_kinds: ["text"] }), question({ answer_kinds: ["video"] })],
  });
  const phone = await openDevice();
  await keepSessionIn(phone.context(), recruiter);
  const credentials = new Set<string | undefined>();
  phone.on("request", (request) => {
    if (request.url().includes("/api/public/")) credentials.add(request.headers().authorization);
  });
  await openLink(phone, candidate);
  await agree(phone);

  await press(phone, "Show question 1");
  await press(phone, "Start answering now");
  const written = phone.getByRole("textbox", { name: "Your answer" });
  await written.fill("I rang the next shift");
  await phone.getByText("Saved", { exact: true }).waitFor();
  await phone.reload();
  await expect.poll(() => written.inputValue()).toBe("I rang the next shift");
  await phone.context().setOffline(true);
  await written.press("End");
  await written.pressSequentially(" and stayed.");
  await phone.getByText("Kept on this device until the connection is back").waitFor();
  await phone.context().setOffline(false);
  await phone.getByText("Saved", { exact: true }).waitFor();
  await press(phone, "Give this answer");

  await press(phone, "Show question 2");
  await phone.getByLabel("What your camera sees").waitFor();
  await press(phone, "Start answering now");
  await phone.getByText("Recording", { exact: true }).waitFor();
  await phone.context().setOffline(true);
  await phone.getByText(/parts? of your recordings? (is|are) on the way/).waitFor();
  await phone.getByText(/There is no connection just now/).waitFor();
  const arrived = await arrivedPartsOf(candidate);
  await phone.context().setOffline(false);
  await expect.poll(() => arrivedPartsOf(candidate)).toBeGreaterThan(arrived);
  await phone.reload();
  await phone.getByText(/^Your answer, \d:\d\d\./).waitFor();
  await press(phone, "Go on recording");
  await phone.getByText("Recording", { exact: true }).waitFor();

  const computer = await openDevice({ mode: "dark", width: 1280 });
  await openLink(computer, candidate);
  await computer.getByRole("heading", { name: /^The interview is open in another window/ }).waitFor();
  await press(computer, "Continue here");
  await phone.getByRole("heading", { name: /^The interview is open in another window/ }).waitFor();
  await phone.getByText("Everything recorded so far is saved.").waitFor();
  await computer.getByText(/kept; it cannot be played here/).waitFor();
  await press(computer, "Go on recording");
  await computer.getByText("Recording", { exact: true }).waitFor();
  await expect.poll(() => recordingStatesOf(candidate)).toEqual(["ready", "ready", "recording"]);
  await expect.poll(() => arrivedPartsOf(candidate)).toBeGreaterThan(0);
  await press(computer, "Stop");
  await computer.getByLabel("Your answer").waitFor();
  await press(computer, "Give this answer");
  await press(computer, "Finish the interview");
  await computer.getByRole("heading", { name: "Thank you, your answers have arrived" }).waitFor();

  await expectAsLongAsTold(candidate, 3);
  const report = await reportOf(candidate);
  expect(report.questions[0]?.answer?.text).toBe("I rang the next shift and stayed.");
  expect(report.signals.map(({ kind }) => kind)).toEqual(
    expect.arrayContaining(["lost_network", "left_page", "continued_elsewhere"]),
  );
  expect([...credentials]).toEqual([undefined]);
});

test("a candidate asks for time, reads the answer, and withdraws with everything erased", async () => {
  const candidate = await invited({ changes: { extra_time_percent: 50 } });
  const page = await openDevice({ mode: "dark", width: 360 });
  await openLink(page, candidate);
  await page.getByText("Do you need extra time or another form?").click();
  await press(page, "Ask");
  await page.getByText("Extra time: granted, 50 % more").waitFor();
  await press(page, "Agree and go on");
  await page.getByText(/^Please tick this to go on/).waitFor();
  await agree(page);
  await page.getByText(/45 seconds to think, then up to 3 minutes/).waitFor();
  await press(page, "Options");
  await page.getByRole("menuitem", { name: "Withdraw from the interview" }).click();
  await page.getByLabel("Erase what I answered").check();
  await press(page, "Withdraw");
  await page.getByRole("heading", { name: "You have withdrawn" }).waitFor();
});

test("what was read before a change, and arrives around it, takes nothing back", async () => {
  const candidate = await invited();
  const page = await openDevice();
  await openLink(page, candidate);
  await page.getByText("Do you need extra time or another form?").click();
  await page.getByLabel("I ask for").selectOption("Another form");
  await press(page, "Ask");
  await page.getByText("Another form: Mara Ruiz has been asked and answers here").waitFor();
  let isHeld = false;
  const held = Promise.withResolvers<void>();
  const isHolding = Promise.withResolvers<void>();
  // The page reads again and again while it waits for the recruiter; a transaction that began later has a later time.
  await intercept(page, `**/api/public/interview/${candidate.token}?visit=*`, async (route) => {
    const response = await route.fetch();
    const body = await response.json();
    if (isHeld) {
      isHolding.resolve();
      await held.promise;
    }
    await route.fulfill({ response, json: { ...body, now: body.now + laterMs } });
  });
  await page.waitForResponse((response) => response.url().includes(`${candidate.token}?visit=`));
  isHeld = true;
  await isHolding.promise;

  await agree(page);
  const late = page.waitForResponse((response) => response.url().includes(`${candidate.token}?visit=`));
  held.resolve();
  await late;
  await press(page, "Show question 1");
  await page.getByRole("radio", { name: "Text" }).waitFor();
});

const laterMs = 60_000;

test("an interview is answered at 320 pixels and by the keyboard alone", async () => {
  const candidate = await invited({
    questions: [question({ answer_kinds: ["text"], preparation_seconds: 600 })],
  });
  const page = await openDevice();
  await page.setViewportSize({ width: 320, height: 640 });
  await openLink(page, candidate);
  await page.getByRole("checkbox", { name: /^I have read this/ }).focus();
  expect(await overflow(page)).toBe(0);
  await page.keyboard.press("Space");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { name: "Question 1 of 1" }).waitFor();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await page.getByText(/shift that went wrong/).waitFor();
  expect(await overflow(page)).toBe(0);
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await page.getByRole("textbox", { name: "Your answer" }).waitFor();
  await page.keyboard.type("With a calm voice.");
  await page.getByText("Saved", { exact: true }).waitFor();
  expect(await overflow(page)).toBe(0);
  expect(await axeViolations(page)).toEqual([]);
});

test("a browser that keeps nothing and records MP4 alone answers too, while the server is not well", async () => {
  const candidate = await invited({ questions: [question({ answer_kinds: ["audio"] })] });
  const page = await openDevice();
  await page.addInitScript(() => {
    Object.defineProperty(window, "indexedDB", { value: undefined });
    const isSupported = MediaRecorder.isTypeSupported.bind(MediaRecorder);
    MediaRecorder.isTypeSupported = (type) => !type.includes("webm") && isSupported(type);
  });
  let refusals = 3;
  await intercept(page, partLinks, (route) => {
    refusals -= 1;
    return refusals >= 0 ? route.fulfill({ status: refusals === 0 ? 429 : 503 }) : route.continue();
  });
  await openLink(page, candidate);
  await agree(page);
  await press(page, "Show question 1");
  await page.getByText(/^(Your microphone works|Say something)/).waitFor();
  await press(page, "Start answering now");
  await page.getByText("Recording", { exact: true }).waitFor();
  await page.getByText(/^This browser has no room to keep your recording/).waitFor();
  await press(page, "Stop");
  await press(page, "Give this answer");
  await press(page, "Finish the interview");
  await page.getByRole("heading", { name: "Thank you, your answers have arrived" }).waitFor();
  const [recording] = await readyRecordings(candidate);
  expect(recording?.media_type).toMatch(/^audio\/mp4/);
});

test("a storage that is away in the middle of a recording costs nothing of it, and the candidate goes on", async () => {
  const candidate = await invited({ questions: [question({ answer_kinds: ["audio"] })] });
  const page = await openDevice();
  // Parts, each time that they were sent.
  const refused: string[] = [];
  const taken: string[] = [];
  page.on("response", (answer) => {
    const { pathname } = new URL(answer.url());
    if (pathname.startsWith(folderStoragePath)) (answer.ok() ? taken : refused).push(pathname);
  });
  await beginToRecord(page, candidate);

  const giveBack = await takeStorageAway();
  await page
    .getByText(/^Your recording cannot be sent just now\. Go on: it is kept on this device/)
    .waitFor();
  // One part is tried again and again, and the pauses in between grow.
  await expect.poll(() => refused.filter((part) => part === refused[0]).length).toBeGreaterThan(3);
  await page.getByText(/^\d+ parts of your recordings are on the way\.$/).waitFor();
  await page.getByText("Recording", { exact: true }).waitFor();
  await giveBack();

  await page.getByText(/^Your recording cannot be sent just now/).waitFor({ state: "detached" });
  await press(page, "Stop");
  await press(page, "Give this answer");
  await press(page, "Finish the interview");
  await page.getByRole("heading", { name: "Thank you, your answers have arrived" }).waitFor();
  await expectAsLongAsTold(candidate, 1);
  expect(taken).toEqual(expect.arrayContaining(refused));
});

test("answers that are cut off, are a hotspot's or never come cost nothing of a recording", async () => {
  const candidate = await invited({ questions: [question({ answer_kinds: ["audio"] })] });
  const page = await openDevice();
  await page.addInitScript(() => {
    const timeout = AbortSignal.timeout.bind(AbortSignal);
    AbortSignal.timeout = (ms) => timeout(Math.min(ms, 2_000));
  });
  const troubles: ((route: Route) => Promise<unknown> | undefined)[] = [
    (route) => route.fulfill({ contentType: "application/json", body: '{"links":[{"num' }),
    (route) => route.fulfill({ contentType: "text/html", body: "<h1>Welcome to the hotspot</h1>" }),
    () => undefined,
  ];
  const upset = [...troubles];
  await intercept(page, partLinks, (route) => (upset.shift() ?? ((one) => one.continue()))(route));
  let isSilent = true;
  await intercept(page, /\/uploads\/.*-\d+\?/, (route) => {
    if (!isSilent) return route.continue();
    isSilent = false;
  });
  await beginToRecord(page, candidate);
  await press(page, "Stop");
  await press(page, "Give this answer");
  await press(page, "Finish the interview");
  await page.getByRole("heading", { name: "Thank you, your answers have arrived" }).waitFor();
  expect({ upset, isSilent }).toEqual({ upset: [], isSilent: false });
  await expectAsLongAsTold(candidate, 1);
});

test("a camera that is denied, or taken away in the middle, leaves a way on in words", async () => {
  const candidate = await invited({
    questions: [
      question({ answer_kinds: ["video", "text"], retakes: 1 }),
      question({ answer_kinds: ["text"] }),
    ],
  });
  const page = await openDevice();
  await page.addInitScript(() => {
    const { mediaDevices } = navigator;
    const ask = mediaDevices.getUserMedia.bind(mediaDevices);
    mediaDevices.getUserMedia = (constraints) =>
      sessionStorage.getItem("denied")
        ? Promise.reject(new DOMException("", "NotAllowedError"))
        : ask(constraints);
  });
  await openLink(page, candidate);
  await agree(page);
  await page.evaluate(() => sessionStorage.setItem("denied", "yes"));
  await press(page, "Check camera and microphone");
  await page.getByText("This page may not use your camera or microphone.").waitFor();
  await page.evaluate(() => sessionStorage.removeItem("denied"));
  await press(page, "Show question 1");
  await page.getByLabel("What your camera sees").waitFor();
  await press(page, "Start answering now");
  await page.getByText("Recording", { exact: true }).waitFor();
  await page.evaluate(() => window.dispatchEvent(new Event("device lost")));
  await page.getByText("Your camera or microphone was taken away.").waitFor();
  await press(page, "Answer in writing instead");
  const written = page.getByRole("textbox", { name: "Your answer" });
  await written.fill("In writing, then.");
  await press(page, "Give this answer");
  await page.getByRole("heading", { name: "Question 2 of 2" }).waitFor();
  const { questions, signals } = await reportOf(candidate);
  expect(questions[0]?.answer).toMatchObject({ kind: "text", text: "In writing, then.", recordings: [] });
  expect(signals.map(({ kind }) => kind)).toContain("lost_device");
});

test("a camera or microphone that opens when another form is chosen already is let go at once", async () => {
  const candidate = await invited({ questions: [question({ answer_kinds: ["text", "audio", "video"] })] });
  const page = await openDevice();
  await page.addInitScript(() => {
    const { mediaDevices } = navigator;
    const ask = mediaDevices.getUserMedia.bind(mediaDevices);
    const allowed = new Promise((resolve) => window.addEventListener("devices allowed", resolve));
    const streams: MediaStream[] = [];
    mediaDevices.getUserMedia = async (constraints) => {
      await allowed;
      const stream = await ask(constraints);
      streams.push(stream);
      return stream;
    };
    const isLive = ({ readyState }: MediaStreamTrack) => readyState === "live";
    Object.defineProperty(window, "opened", {
      get: () => streams.map((stream) => stream.getTracks().filter(isLive).length),
    });
  });
  await openLink(page, candidate);
  await agree(page);
  await press(page, "Show question 1");
  // There are such buttons before it as well, to try a recording.
  await page.getByText(/^Time to think/).waitFor();
  for (const form of ["Video", "Audio", "Text"]) {
    await page.getByRole("radio", { name: form }).check();
  }

  await page.evaluate(() => window.dispatchEvent(new Event("devices allowed")));

  await expect.poll(() => page.evaluate("opened")).toEqual([0, 0]);
  await page.getByRole("radio", { name: "Audio" }).check();
  await page.getByText(/^(Your microphone works|Say something)/).waitFor();
  expect(await page.evaluate("opened")).toEqual([0, 0, 1]);
});

test("a duplicated tab asks before it takes over, and what the first one recorded is kept", async () => {
  const candidate = await invited({ questions: [question({ answer_kinds: ["audio"] })] });
  const page = await openDevice();
  await beginToRecord(page, candidate);
  const visitOf = (tab: Page) => tab.evaluate(() => sessionStorage.getItem("winnow interview visit"));
  const [duplicate] = await Promise.all([
    page.waitForEvent("popup"),
    page.evaluate(() => {
      // As a duplicated tab, a page that is opened by another begins with a copy of its session storage.
      window.open(location.href);
    }),
  ]);
  await duplicate.getByRole("heading", { name: /^The interview is open in another window/ }).waitFor();
  expect(await visitOf(duplicate)).not.toBe(await visitOf(page));
  await page.getByText("Recording", { exact: true }).waitFor();

  await press(duplicate, "Continue here");
  await page.getByRole("heading", { name: /^The interview is open in another window/ }).waitFor();
  await page.getByText("Everything recorded so far is saved.").waitFor();
  await duplicate.getByText(/kept; it cannot be played here/).waitFor();
  await press(duplicate, "Go on recording");
  await expect.poll(() => recordingStatesOf(candidate)).toEqual(["ready", "recording"]);
  await expect.poll(() => arrivedPartsOf(candidate)).toBeGreaterThan(0);
  await press(duplicate, "Stop");
  await press(duplicate, "Give this answer");
  await press(duplicate, "Finish the interview");
  await duplicate.getByRole("heading", { name: "Thank you, your answers have arrived" }).waitFor();
  expect(await readyRecordings(candidate)).toHaveLength(2);
});

test("a recording made again takes the place of the one before", async () => {
  const candidate = await invited({ questions: [question({ answer_kinds: ["audio"], retakes: 1 })] });
  const page = await openDevice();
  await beginToRecord(page, candidate);
  await press(page, "Stop");
  await press(page, "Record it again");
  await page.getByText("Recording", { exact: true }).waitFor();
  await expect.poll(() => recordingStatesOf(candidate)).toEqual(["ready", "recording"]);
  await expect.poll(() => arrivedPartsOf(candidate)).toBeGreaterThan(0);
  await press(page, "Stop");
  await page.getByLabel("Your answer", { exact: true }).waitFor();
  expect(await page.getByRole("button", { name: "Record it again" }).count()).toBe(0);
  await press(page, "Give this answer");
  await press(page, "Finish the interview");
  await page.getByRole("heading", { name: "Thank you, your answers have arrived" }).waitFor();
  expect(await readyRecordings(candidate)).toMatchObject([{ take: 2 }]);
  await expect.poll(() => recordingStatesOf(candidate)).toEqual(["ready"]);
  expect(await arrivedPartsOf(candidate)).toBe(0);
});

test("pasted text is noted once, with how much it was and not what", async () => {
  const candidate = await invited({ questions: [question({ answer_kinds: ["text"] })] });
  const page = await openDevice();
  await openLink(page, candidate);
  await agree(page);
  await press(page, "Show question 1");
  await press(page, "Start answering now");
  const written = page.getByRole("textbox", { name: "Your answer" });
  await written.fill("Copied words.");
  await written.press("ControlOrMeta+a");
  await written.press("ControlOrMeta+x");
  await written.press("ControlOrMeta+v");
  await expect.poll(() => written.inputValue()).toBe("Copied words.");
  // What would be refused cannot be typed.
  const isAnswering = Promise.withResolvers<void>();
  await intercept(page, "**/api/public/interview/*/questions/*/give", async (route) => {
    await isAnswering.promise;
    await route.continue();
  });
  await press(page, "Give this answer");
  await expect.poll(() => written.isEditable()).toBe(false);
  isAnswering.resolve();
  await press(page, "Finish the interview");
  await page.getByRole("heading", { name: "Thank you, your answers have arrived" }).waitFor();
  const { rows } = await winnow.pool.query(
    "select characters from interview_events where interview_id = $1 and kind = 'pasted'",
    [candidate.interviewId],
  );
  expect(rows).toEqual([{ characters: 13 }]);
  const pasted = (await reportOf(candidate)).signals.filter(({ kind }) => kind === "pasted");
  expect(pasted).toMatchObject([{ count: 1 }]);
});

test("a disk that is full in the middle of a recording, and a microphone that is lost, cost nothing of it", async () => {
  const candidate = await invited({ questions: [question({ answer_kinds: ["audio"] })] });
  const page = await openDevice();
  await leaveLittleRoom(page);
  await beginToRecord(page, candidate);
  await page.context().setOffline(true);
  await page.getByText(/^This browser has no room to keep your recording/).waitFor();
  await page.evaluate(() => window.dispatchEvent(new Event("device lost")));
  await page.getByText("Your microphone was taken away.").waitFor();
  await page.context().setOffline(false);
  await page.getByText("Everything recorded so far is saved.").waitFor();
  await press(page, "Go on recording");
  await expect.poll(() => recordingStatesOf(candidate)).toEqual(["ready", "recording"]);
  await expect.poll(() => arrivedPartsOf(candidate)).toBeGreaterThan(0);
  await press(page, "Stop");
  await press(page, "Give this answer");
  await press(page, "Finish the interview");
  await page.getByRole("heading", { name: "Thank you, your answers have arrived" }).waitFor();
  await expectAsLongAsTold(candidate, 2);
  expect(page.complaints.filter((complaint) => !/ERR_INTERNET_DISCONNECTED/.test(complaint))).toEqual([]);
});

test("after a reload with a full disk only that is named as missing which has not arrived", async () => {
  const candidate = await invited({
    questions: [question({ answer_kinds: ["audio"] }), question({ answer_kinds: ["audio"] })],
  });
  const page = await openDevice();
  await page.addInitScript(() => {
    const record = MediaRecorder.prototype.start;
    MediaRecorder.prototype.start = function start(sliceMs) {
      record.call(this, sliceMs);
      window.addEventListener("nothing is said", () => this.pause());
    };
  });
  const isInMemory = page.getByText(/^This browser has no room to keep your recording/);
  const recordUnsent = async () => {
    await intercept(page, partLinks, (route) => route.fulfill({ status: 503 }));
    await isInMemory.waitFor();
    await page.evaluate(() => window.dispatchEvent(new Event("nothing is said")));
    await page.untilQuiet();
  };
  const send = async () => {
    await page.unroute(partLinks);
    await page.evaluate(() => window.dispatchEvent(new Event("online")));
  };
  const give = async () => {
    await page.getByText(/^Your answer, \d:\d\d\./).waitFor();
    await press(page, "Give this answer");
  };
  await leaveLittleRoom(page);
  await beginToRecord(page, candidate);
  await recordUnsent();
  await send();
  await page.getByText("Everything recorded so far is saved.").waitFor();
  await page.reload();
  await give();

  await press(page, "Show question 2");
  await page.getByText(/^(Your microphone works|Say something)/).waitFor();
  await press(page, "Start answering now");
  await page.getByText("Recording", { exact: true }).waitFor();
  await recordUnsent();
  await page.reload();
  await send();
  await give();

  await page.getByText(/^Something of your answer to question 2 has not arrived/).waitFor();
  await press(page, "Finish without what is missing");
  await page.getByRole("heading", { name: "Thank you, your answers have arrived" }).waitFor();
});

test("what is recorded is kept as soon as the page is left, and not only with the next slice", async () => {
  const candidate = await invited({ questions: [question({ answer_kinds: ["audio"] })] });
  const context = await openContext(browser, winnow.url, narrow);
  contexts.push(context);
  await context.addInitScript(() => {
    const record = MediaRecorder.prototype.start;
    MediaRecorder.prototype.start = function start() {
      // No slice comes by itself.
      record.call(this);
    };
  });
  const page = await openPage(context, winnow.url);
  await openLink(page, candidate);
  await agree(page);
  await press(page, "Show question 1");
  await page.getByText(/^(Your microphone works|Say something)/).waitFor();
  await press(page, "Start answering now");
  await page.getByText("Recording", { exact: true }).waitFor();

  // In the first moments there is nothing yet to keep.
  await expect
    .poll(async () => {
      await page.evaluate(() => window.dispatchEvent(new Event("pagehide")));
      return page.evaluate(bytesOnDisk);
    })
    .toBeGreaterThan(0);
});

test("a disk that is slower than the recorder never falls behind it", async () => {
  const candidate = await invited({ questions: [question({ answer_kinds: ["audio"] })] });
  const page = await openDevice();
  await page.addInitScript(writeSlowly, slowWriteMs);
  await beginToRecord(page, candidate);
  await expect.poll(() => page.evaluate(slicesSoFar)).toBeGreaterThan(32);
  await press(page, "Stop");

  // Each write takes as long as four slices: kept one by one, all that came would take four times as long as it was.
  const toldAt = performance.now();
  await page.getByRole("button", { name: "Give this answer" }).waitFor();
  expect(performance.now() - toldAt).toBeLessThan((32 * slowWriteMs) / 2);
});

const slowWriteMs = 4 * hurriedSliceMs;

/** Each write takes at least so long; counts the slices that recorders give. */
function writeSlowly(leastMs: number): void {
  const { put } = IDBObjectStore.prototype;
  IDBObjectStore.prototype.put = function putSlowly(...row) {
    const openUntil = performance.now() + leastMs;
    const holdOpen = () => {
      if (performance.now() < openUntil) this.count().onsuccess = holdOpen;
    };
    holdOpen();
    return put.apply(this, row);
  };
  const { start } = MediaRecorder.prototype;
  MediaRecorder.prototype.start = function startCounted(sliceMs) {
    this.addEventListener("dataavailable", () => {
      document.documentElement.dataset.slices = String(
        Number(document.documentElement.dataset.slices ?? 0) + 1,
      );
    });
    start.call(this, sliceMs);
  };
}

function slicesSoFar(): number {
  return Number(document.documentElement.dataset.slices ?? 0);
}

/** Of the parts of recordings that this browser keeps. */
function bytesOnDisk(): Promise<number> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open("winnow-interview");
    opening.onerror = reject;
    opening.onsuccess = () => {
      const all = opening.result.transaction("parts").objectStore("parts").getAll();
      all.onerror = reject;
      all.onsuccess = () => {
        opening.result.close();
        resolve(
          all.result.reduce((sum: number, { bytes }: { bytes: ArrayBuffer }) => sum + bytes.byteLength, 0),
        );
      };
    };
  });
}

test("what is lost with another device is said, and left out only when the candidate says so", async () => {
  const candidate = await invited({ questions: [question({ answer_kinds: ["audio"] })] });
  const { questions } = await begin(candidate);
  const questionId = questions[0]?.id ?? "";
  await beginToAnswer(candidate, { questionId, kind: "audio" });
  const { id: recordingId } = await startRecording(candidate, questionId);
  const parts = (await givenRecording({ seconds: 4, parts: 2 })).map((bytes, number) => ({ number, bytes }));
  await sendParts(winnow, candidate, { recordingId, parts: parts.slice(0, 1) });

  const page = await openDevice();
  await openLink(page, candidate);
  await press(page, "Continue here");
  await page.getByText(/kept; it cannot be played here/).waitFor();
  await press(page, "Give this answer");
  await page.getByText(/^Something of your answer to question 1 has not arrived/).waitFor();
  await press(page, "Finish the interview");
  await page.getByText(/^Parts of your recording are still on their way/).waitFor();
  await press(page, "Finish without what is missing");
  await page.getByRole("heading", { name: "Thank you, your answers have arrived" }).waitFor();
});

/** Of the browser's disk only what a few seconds of a recording take; of less room it hears after half a minute. */
async function leaveLittleRoom(page: WatchedPage): Promise<void> {
  const browserOf = await page.context().newCDPSession(page);
  await browserOf.send("Storage.overrideQuotaForOrigin", { origin: winnow.url, quotaSize: 40_000 });
}

/** Answers by audio, until some of it has arrived. */
async function beginToRecord(page: WatchedPage, candidate: Candidate): Promise<void> {
  await openLink(page, candidate);
  await agree(page);
  await press(page, "Show question 1");
  await page.getByText(/^(Your microphone works|Say something)/).waitFor();
  await press(page, "Start answering now");
  await page.getByText("Recording", { exact: true }).waitFor();
  await expect.poll(() => arrivedPartsOf(candidate)).toBeGreaterThan(0);
}

/** Until it is given back, whatever reads or writes a file fails. */
async function takeStorageAway(): Promise<() => Promise<void>> {
  const folder = directoryOf(winnow);
  await rename(folder, `${folder}-away`);
  await writeFile(folder, "no folder");
  return async () => {
    await rm(folder);
    await rename(`${folder}-away`, folder);
  };
}

/** From so long ahead, or ago, until then. */
async function moveWindow(
  { driveId }: Candidate,
  { opens, closes }: { opens: string; closes: string },
): Promise<void> {
  await winnow.pool.query(
    "update drives set opens_at = now() + $2::interval, closes_at = now() + $3::interval where id = $1",
    [driveId, opens, closes],
  );
}

async function recordingStatesOf({ interviewId }: Candidate): Promise<string[]> {
  const { rows } = await winnow.pool.query<{ state: string }>(
    "select state from recordings where interview_id = $1 order by begun_at",
    [interviewId],
  );
  return rows.map(({ state }) => state);
}

/** Nothing that was told is missing. On a slow machine the clock of the page starts later than the recorder does. */
async function expectAsLongAsTold(candidate: Candidate, count: number): Promise<void> {
  const ready = await readyRecordings(candidate);
  const recorded = await recordedMsOf(candidate);
  expect(ready).toHaveLength(count);
  for (const { id, duration_ms } of ready) {
    const told = recorded.find((each) => each.id === id)?.recorded_ms ?? 0;
    const longer = (duration_ms ?? 0) - told;
    expect(longer, `${duration_ms} of ${told} ms`).toBeGreaterThanOrEqual(-1_000);
    expect(longer, `${duration_ms} of ${told} ms`).toBeLessThanOrEqual(3_000);
  }
}

/** Once they have become files that can be played. */
async function readyRecordings(candidate: Candidate) {
  return vi.waitUntil(
    async () => {
      const { questions } = await reportOf(candidate);
      const recordings = questions.flatMap(({ answer }) => answer?.recordings ?? []);
      return recordings.length > 0 && recordings.every(({ state }) => state === "ready") && recordings;
    },
    { timeout: patienceMs, interval: 100 },
  );
}

async function arrivedPartsOf({ interviewId }: Candidate): Promise<number> {
  const { rowCount } = await winnow.pool.query(
    `select from recording_parts join recordings on id = recording_id
     where interview_id = $1 and stored_at is not null and state <> 'ready'`,
    [interviewId],
  );
  return rowCount ?? 0;
}

/** As the pages said by their own clock. */
async function recordedMsOf({ interviewId }: Candidate): Promise<{ id: string; recorded_ms: number }[]> {
  const { rows } = await winnow.pool.query<{ id: string; recorded_ms: number }>(
    "select id, recorded_ms from recordings where interview_id = $1",
    [interviewId],
  );
  return rows;
}
