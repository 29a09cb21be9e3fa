import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { maximumFileSize } from "@winnow/contract/limits.ts";
import { wardNurseJd } from "@winnow/samples/job-descriptions.ts";
import { strToU8, zipSync } from "fflate";
import type { Browser, BrowserContext } from "playwright-core";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { givenAccount } from "../given/given-account.ts";
import { manyCvs } from "../given/many-cvs.ts";
import { untilScreening } from "../given/uploads.ts";
import { axeViolations, launchBrowser, openPage, type WatchedPage } from "../support/browser.ts";
import { type ChosenFile, dropFiles } from "../support/drop-files.ts";
import { intercept } from "../support/intercept.ts";
import { keptNames } from "../support/kept-names.ts";
import { patienceMs } from "../support/patience.ts";
import type { Recruiter } from "../support/recruiter.ts";
import { slowDown } from "../support/slow-network.ts";
import { startWinnow, type TestWinnow } from "../support/start-winnow.ts";
import { gateUploads } from "../support/upload-gate.ts";
import { openNewScreening } from "./open-new-screening.ts";

let winnow: TestWinnow;
let browser: Browser;
let context: BrowserContext;
let page: WatchedPage;
let recruiter: Recruiter;
let id: string;
let cvs: ChosenFile[];

beforeAll(async () => {
  winnow = await startWinnow();
  browser = await launchBrowser();
  recruiter = await givenAccount(winnow, "Mara Lind");
  cvs = await manyCvs(90);
});

afterAll(async () => {
  await browser?.close();
  await winnow?.stop();
});

beforeEach(async () => {
  const place = { winnow, browser, look: { mode: "light", width: 1280 } as const };
  ({ id, context, page } = await openNewScreening(place, recruiter, { jdText: wardNurseJd }));
  return () => context.close();
});

/** In the page: notes every sentence that calls files missing, however short it stands there. */
function recordWhatIsMissing(): void {
  const said = new Set<string>();
  new MutationObserver(() => {
    for (const [sentence] of document.body.innerText.matchAll(/\d+ files? had not arrived/g))
      said.add(sentence);
    Object.assign(window, { saidToBeMissing: [...said] });
  }).observe(document, { childList: true, subtree: true, characterData: true });
}

const drop = (files: ChosenFile[]) => dropFiles(page, files);

function untilArrived(count: number) {
  return untilScreening(recruiter, id, ({ counts }) => counts.uploaded === count && counts.checking === 0);
}

/** Nothing that nobody owns is left in the storage. */
async function expectNoOrphans(): Promise<void> {
  const uploads = join(winnow.environment.DATA_DIR ?? "", "files", "uploads");
  const left = await readdir(uploads, { recursive: true, withFileTypes: true });
  expect(left.filter((entry) => entry.isFile())).toEqual([]);
}

test("an upload whose network goes away goes on when it is back, without a duplicate or an orphan", async () => {
  // Every third PUT breaks off in the middle, the first time.
  let puts = 0;
  await intercept(page, "**/files/uploads/**", (route) => {
    puts += 1;
    return puts % 3 === 0 ? route.abort("connectionreset") : route.continue();
  });
  await drop(cvs);
  await expect.poll(() => puts, { timeout: patienceMs }).toBeGreaterThan(30);
  await context.setOffline(true);
  await page
    .getByText(/offline/i)
    .first()
    .waitFor();
  await context.setOffline(false);

  const tryAgain = page.getByRole("button", { name: /^Try (again|all)/ });
  await expect
    .poll(
      async () => {
        if ((await tryAgain.count()) > 0) await tryAgain.first().click();
        return page.getByText(/90 readable × 1\.00: 90\.00 credits/).count();
      },
      { timeout: patienceMs, interval: 500 },
    )
    .toBeGreaterThan(0);

  expect((await untilArrived(90)).counts).toMatchObject({ uploaded: 90, failed: 0, duplicates: 0 });
  const { rows } = await winnow.pool.query(
    "select state, count(*)::int from cv_files where screening_id = $1 group by state",
    [id],
  );
  expect(rows).toEqual([{ state: "uploaded", count: 90 }]);
  await expectNoOrphans();
});

test("after a reload in the middle the files go on by themselves, each sent once", async () => {
  const gate = await gateUploads(page, 20);
  await drop(cvs.slice(0, 60));
  await expect.poll(gate.puts).toBeGreaterThan(20);
  await expect.poll(() => page.getByText(/of 60 files sent/).count()).toBe(1);
  await untilScreening(recruiter, id, ({ counts }) => counts.uploaded >= 15);
  // What the browser has not kept by now would be asked for again, as the next test has it.
  await expect.poll(() => keptNames(page)).toContain("cv-60.pdf");
  await page.reload();
  await page.getByText(/files sent/).waitFor();
  gate.open();
  await page
    .getByText(/60 readable × 1\.00: 60\.00 credits/)
    .first()
    .waitFor({ timeout: patienceMs });
  expect((await untilArrived(60)).counts).toMatchObject({ duplicates: 0, failed: 0 });
  await expectNoOrphans();
});

test("files that the browser has not kept are asked for again, and only they are sent", async () => {
  const gate = await gateUploads(page, 6);
  await drop(cvs.slice(0, 12));
  await expect.poll(gate.puts).toBeGreaterThan(6);
  await untilScreening(recruiter, id, ({ counts }) => counts.uploaded === 6);
  // As in a private window: nothing is left of what was kept.
  await page.goto("about:blank");
  await page.unrouteAll();
  await page.goto("/admin/dashboard");
  await page.evaluate(() => indexedDB.deleteDatabase("winnow-files"));
  await page.goto(`/admin/screening/${id}`);
  await page.getByText("6 files had not arrived when the page was left.").waitFor();
  expect(await axeViolations(page)).toEqual([]);
  await page.getByLabel("Missing files", { exact: true }).setInputFiles(cvs.slice(0, 12));
  await page
    .getByText("6 files with the same name and size are here already and were not sent again.")
    .waitFor();
  expect((await untilArrived(12)).counts).toMatchObject({ duplicates: 0, failed: 0 });
  await expect.poll(() => page.getByText(/had not arrived/).count()).toBe(0);
});

test("files that one page sends are not missing on another, which goes on with them when the first is closed", async () => {
  const gate = await gateUploads(page, 3);
  await drop(cvs.slice(0, 12));
  await expect.poll(gate.puts).toBeGreaterThan(3);
  await expect.poll(() => keptNames(page)).toContainEqual(expect.stringMatching(/^cv-12\./));
  const second = await openPage(context, winnow.url);
  await second.goto(`/admin/screening/${id}`);
  await second.getByText(/\d+ files are being sent from another tab\./).waitFor();
  await second.reload();
  await second.getByText(/\d+ files are being sent from another tab\./).waitFor();
  expect(await second.getByText(/had not arrived/).count()).toBe(0);

  await page.close({ runBeforeUnload: false });

  expect((await untilArrived(12)).counts).toMatchObject({ duplicates: 0, failed: 0 });
  expect(await second.getByText(/had not arrived/).count()).toBe(0);
  await second
    .getByText(/12 readable × 1\.00: 12\.00 credits/)
    .first()
    .waitFor();
});

test("files that arrive one by one from one page are at no moment called missing on another", async () => {
  await intercept(page, "**/files/uploads/**", async (route) => {
    await setTimeout(300);
    await route.continue();
  });
  await drop(cvs.slice(0, 30));
  await expect.poll(() => keptNames(page)).toContainEqual(expect.stringMatching(/^cv-30\./));
  const second = await openPage(context, winnow.url);
  await second.addInitScript(recordWhatIsMissing);
  await slowDown(second, 300);
  await second.goto(`/admin/screening/${id}`);
  await second.getByText(/\d+ files are being sent from another tab\./).waitFor();

  await untilArrived(30);

  await second.getByText(/are being sent from another tab/).waitFor({ state: "hidden" });
  expect(await second.evaluate(() => Reflect.get(window, "saidToBeMissing"))).toEqual([]);
});

test("files go on after a reload, whichever other pages of the screening are open", async () => {
  const second = await openPage(context, winnow.url);
  await second.goto(`/admin/screening/${id}`);
  await second.getByText("Drop CVs, a folder or a ZIP here").waitFor();
  await page.reload();
  await page.getByText("Drop CVs, a folder or a ZIP here").waitFor();
  const gate = await gateUploads(page, 3);
  await drop(cvs.slice(0, 12));
  await expect.poll(gate.puts).toBeGreaterThan(3);
  await expect.poll(() => keptNames(page)).toContainEqual(expect.stringMatching(/^cv-12\./));
  gate.open();
  await page.unrouteAll({ behavior: "ignoreErrors" });
  await page.reload();

  expect((await untilArrived(12)).counts).toMatchObject({ duplicates: 0, failed: 0 });
});

test("sending can be paused and gone on with, and a single file cancelled", async () => {
  const gate = await gateUploads(page, 3);
  await drop(cvs.slice(0, 20));
  await expect.poll(gate.puts).toBeGreaterThan(3);
  await page.getByRole("button", { name: "Pause" }).click();
  await page.getByText(/of 20 files sent · paused/).waitFor();
  const held = gate.puts();
  gate.open();
  await page.getByRole("button", { name: "Cancel: cv-20.docx" }).click();
  await page.getByText(/of 19 files sent · paused/).waitFor();
  expect(gate.puts()).toBe(held);
  await page.getByRole("button", { name: "Go on" }).click();
  expect((await untilArrived(19)).counts).toMatchObject({ duplicates: 0, failed: 0 });
});

test("a ZIP is unpacked here, with what is left out named", async () => {
  const inside = Object.fromEntries(
    cvs.slice(0, 30).map(({ name, buffer }) => [`applications/${name}`, new Uint8Array(buffer)]),
  );
  const archive = zipSync({
    ...inside,
    "applications/photo.jpg": strToU8("x"),
    "applications/bomb.pdf": new Uint8Array(40 * 1024 * 1024),
  });
  await drop([
    { name: "applications.zip", mimeType: "application/zip", buffer: Buffer.from(archive) },
    { name: "broken.zip", mimeType: "application/zip", buffer: Buffer.from("no archive") },
  ]);
  await page.getByText("30 CVs were taken from applications.zip, 2 files were left out.").waitFor();
  await page.getByText("Which, and why").click();
  await page
    .getByText(`bomb.pdf: It is larger than ${maximumFileSize}, the most that is accepted.`)
    .waitFor();
  await page.getByText("broken.zip: This is not a ZIP, or it is damaged.").waitFor();
  expect((await untilArrived(30)).counts).toMatchObject({ duplicates: 0, failed: 0 });
  expect(await axeViolations(page)).toEqual([]);
});

test("files can be pasted anywhere on the page", async () => {
  await page.evaluate((base64) => {
    const pasted = new DataTransfer();
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    pasted.items.add(new File([bytes], "pasted.docx"));
    document.body.dispatchEvent(new ClipboardEvent("paste", { clipboardData: pasted, bubbles: true }));
  }, cvs[0]?.buffer.toString("base64") ?? "");
  await page
    .getByText(/1 readable × 1\.00: 1\.00 credits/)
    .first()
    .waitFor();
  await page.getByText("pasted.docx").first().waitFor();
});
