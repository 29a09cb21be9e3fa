import { paths } from "@winnow/contract/paths.ts";
import type { Browser, Page } from "playwright-core";
import type { Candidate } from "../given/given-interview.ts";
import { type Look, openContext, openPage, type WatchedPage } from "../support/browser.ts";

/** How often a recorder gives what it has on a device of a test; the product's does so less often. */
export const hurriedSliceMs = 125;
const hurriedRepeatMs = 1_000;

/** A device of a candidate's own, which shares nothing with the others. Its context is the caller's to close. */
export async function openDevice(browser: Browser, url: string, look: Look): Promise<WatchedPage> {
  const context = await openContext(browser, url, look);
  await context.addInitScript(hurry, [hurriedSliceMs, hurriedRepeatMs] as const);
  await context.addInitScript(loseDevices);
  return openPage(context, url);
}

/** Parts of a recording and whatever a page does every few seconds come each second, so that nobody has to wait for them. */
function hurry([longestSlice, longestPause]: readonly [number, number]): void {
  const record = MediaRecorder.prototype.start;
  MediaRecorder.prototype.start = function start(sliceMs = longestSlice) {
    record.call(this, Math.min(sliceMs, longestSlice));
  };
  const repeat = window.setInterval.bind(window);
  Object.defineProperty(window, "setInterval", {
    value: (work: () => void, everyMs: number) => repeat(work, Math.min(everyMs, longestPause)),
  });
}

/** Whoever tells the window `device lost` takes camera and microphone away. */
function loseDevices(): void {
  const { mediaDevices } = navigator;
  const ask = mediaDevices.getUserMedia.bind(mediaDevices);
  mediaDevices.getUserMedia = async (constraints) => {
    const stream = await ask(constraints);
    window.addEventListener("device lost", () => {
      for (const track of stream.getTracks()) {
        track.stop();
        // A browser tells of a device that is pulled out, and of none that a page lets go.
        track.dispatchEvent(new Event("ended"));
      }
    });
    return stream;
  };
}

export async function openLink(page: WatchedPage, { token }: Candidate): Promise<void> {
  await page.goto(paths.candidateInterview(token));
}

export async function agree(page: WatchedPage): Promise<void> {
  await page.getByRole("checkbox", { name: /^I have read this/ }).check();
  await press(page, "Agree and go on");
  await page.getByRole("heading", { name: /^Question 1 of/ }).waitFor();
}

export function press(page: Page, name: string | RegExp): Promise<void> {
  return page.getByRole("button", { name }).click();
}
