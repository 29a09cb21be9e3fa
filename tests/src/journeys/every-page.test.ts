import { createDriveRound, scheduleInterviews } from "@winnow/contract/drives.ts";
import { getJobForm } from "@winnow/contract/job-forms.ts";
import { listScreeningResults } from "@winnow/contract/results.ts";
import { createScreening, startScreening, updateScreening } from "@winnow/contract/screenings.ts";
import { makeCvWithHiddenKeywords, makeEncryptedPdf } from "@winnow/samples/malformed-files.ts";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { givenAccount } from "../given/given-account.ts";
import { givenReadyDrive } from "../given/given-ready-drive.ts";
import { givenScreening } from "../given/given-screening.ts";
import { untilScreening, uploadFiles } from "../given/uploads.ts";
import { launchBrowser, looks, openContext, openPage, type WatchedPage } from "../support/browser.ts";
import type { Recruiter } from "../support/recruiter.ts";
import { keepSessionIn } from "../support/signed-in-page.ts";
import { startWinnow, type TestWinnow } from "../support/start-winnow.ts";
import { setLook } from "./journey.ts";
import { troublesIn } from "./page-states.ts";

let winnow: TestWinnow;
let browser: Browser;
let full: Recruiter;
let empty: Recruiter;
/** Whose pages they are, and the path of each; those of what `fill` makes are known once it is made. */
const paths = {
  public: {
    "sign-in": "/admin/sign-in",
    "sign-up": "/admin/sign-up",
    "reset-password-link": "/admin/reset-password-link",
    "reset-password": "/admin/reset-password?token=x",
    "verify-email": "/admin/verify-email?token=x",
    "not-found": "/admin/404",
    "job-form": "",
    "job-form-unknown": "/admin/public/job/00000000-0000-4000-8000-000000000000",
    "receipt-unknown": "/admin/public/receipt/unknown",
  },
  empty: {
    "dashboard-empty": "/admin/dashboard",
    "screenings-empty": "/admin/screening",
    "transactions-new": "/admin/transactions",
    "erasures-empty": "/admin/erasures",
    drives: "/admin/drive",
  },
  full: {
    dashboard: "/admin/dashboard",
    screenings: "/admin/screening",
    transactions: "/admin/transactions",
    payment: "/admin/payment",
    "drives-full": "/admin/drive",
    "drive-draft": "",
    "drive-draft-candidates": "",
    "drive-draft-mails": "",
    "drive-draft-history": "",
    "drive-running": "",
    "drive-running-candidates": "",
    "drive-running-history": "",
    "drive-missing": "/admin/drive/00000000-0000-4000-8000-000000000000",
    results: "",
    "results-none-fit": "",
    report: "",
    person: "",
    "person-missing": "/admin/person/00000000-0000-4000-8000-000000000000",
    "set-up-locked": "",
    "set-up-ready": "",
    "set-up-new": "",
    "results-empty": "",
    "screening-missing": "/admin/screening/00000000-0000-4000-8000-000000000000",
  },
};

/** One page of the browser for each of those who look. */
const pages = {} as Record<keyof typeof paths, WatchedPage>;

beforeAll(async () => {
  winnow = await startWinnow();
  browser = await launchBrowser();
  empty = await givenAccount(winnow, "Nuria Vall");
  full = await givenAccount(winnow, "Mara Lind");
  await fill();
  const [look = { mode: "light", width: 1280 }] = looks;
  for (const [group, recruiter] of [["public"], ["empty", empty], ["full", full]] as const) {
    const context = await openContext(browser, winnow.url, look);
    if (recruiter) await keepSessionIn(context, recruiter);
    pages[group] = await openPage(context, winnow.url);
  }
});

afterAll(async () => {
  await browser?.close();
  await winnow?.stop();
});

/** One screening with results and failed files, one that waits, one without anything; a drive that is a draft, one that runs. */
async function fill(): Promise<void> {
  const screened = await givenScreening(winnow, full, { cvs: 12 });
  await uploadFiles(winnow, full, {
    screeningId: screened.id,
    files: [
      { name: "protected.pdf", bytes: await makeEncryptedPdf() },
      { name: "with-hidden-words.pdf", bytes: await makeCvWithHiddenKeywords() },
    ],
  });
  await untilScreening(full, screened.id, ({ counts }) => counts.checking === 0);
  await full.call(startScreening, { params: { id: screened.id } });
  await untilScreening(full, screened.id, ({ status }) => status === "Completed");
  const { data } = await full.call(listScreeningResults, { params: { id: screened.id } });
  const drive = await full.call(createDriveRound, {
    body: { screening_id: screened.id, result_ids: data.map(({ id }) => id) },
  });
  const running = await givenReadyDrive(full, { title: "Ward nurse, second round", candidates: 1 });
  await full.call(scheduleInterviews, { params: { id: running.id } });
  const waiting = await givenScreening(winnow, full, { cvs: 3 });
  await full.call(updateScreening, { params: { id: waiting.id }, body: { visibility: "public" } });
  const form = await full.call(getJobForm, { params: { id: waiting.id } });
  paths.public["job-form"] = new URL(form.link).pathname;
  const { id: blank } = await full.call(createScreening, { body: {} });
  const draftPath = `/admin/drive/${drive.id}`;
  const runningPath = `/admin/drive/${running.id}`;
  const resultsPath = `/admin/screening-result/${screened.id}`;
  paths.full = {
    ...paths.full,
    "drive-draft": draftPath,
    "drive-draft-candidates": `${draftPath}?tab=candidates`,
    "drive-draft-mails": `${draftPath}?tab=mails`,
    "drive-draft-history": `${draftPath}?tab=history`,
    "drive-running": runningPath,
    "drive-running-candidates": `${runningPath}?tab=candidates`,
    "drive-running-history": `${runningPath}?tab=history`,
    results: resultsPath,
    "results-none-fit": `${resultsPath}?search=nobody`,
    report: `${resultsPath}/jd-cv-matching/${data[0]?.id}`,
    person: `/admin/person/${data[0]?.id}`,
    "set-up-locked": `/admin/screening/${screened.id}`,
    "set-up-ready": `/admin/screening/${waiting.id}`,
    "set-up-new": `/admin/screening/${blank}`,
    "results-empty": `/admin/screening-result/${blank}`,
  };
}

describe.each(["public", "empty", "full"] as const)("%s", (group) => {
  test.each(Object.keys(paths[group]))(
    "the page %s reads well for axe, fits the window and complains about nothing, in each look",
    async (name) => {
      const page = pages[group];
      const path = (paths[group] as Record<string, string>)[name] ?? "";
      expect(path).toMatch(/^\/admin\/./);
      page.complaints.length = 0;
      await setLook(page, looks[0] ?? { mode: "light", width: 1280 });
      await page.goto(path);
      await page.getByRole("heading", { level: 1 }).waitFor();
      await page.untilQuiet();
      await expect.poll(() => page.locator("[aria-busy=true]").count()).toBe(0);

      expect(await troublesIn(page, [{ state: name, reach: async () => undefined }])).toEqual([]);
      // A 404 that the page explains is not a fault of the page; Chromium logs it all the same.
      const isMeant = /missing|unknown|reset|verify/.test(name);
      expect(page.complaints.filter((one) => !(isMeant && /status of 40[04]/.test(one)))).toEqual([]);
    },
  );
});

test.each([
  ["sign-in", "Signing up and signing in", "No mail arrives"],
  ["job-form", "What happens with my CV", "My file is not taken"],
] as const)(
  "help is loaded when it is asked for on the page %s, in place, and gives the focus back",
  async (name, title, section) => {
    const [look = { mode: "light", width: 1280 }] = looks;
    const context = await openContext(browser, winnow.url, look);
    const page = await openPage(context, winnow.url);
    const scripts: string[] = [];
    page.on("request", (request) => {
      if (request.resourceType() === "script") scripts.push(request.url());
    });
    const path = paths.public[name];
    await page.goto(path);
    const link = page.getByRole("link", { name: "Need help?" });
    await link.waitFor();
    await page.untilQuiet();
    expect(await link.getAttribute("href")).toBe("#");
    expect(scripts.filter((url) => url.includes("-help-"))).toEqual([]);

    const help = page.getByRole("dialog", { name: "Help" });
    const troubles = await troublesIn(page, [
      {
        state: `help on ${name}`,
        reach: async () => {
          await link.press("Enter");
          await help.getByRole("heading", { name: title }).waitFor();
          await help.getByRole("heading", { name: section }).waitFor();
        },
      },
    ]);
    expect(scripts.filter((url) => url.includes("-help-"))).toHaveLength(1);
    await page.keyboard.press("Escape");
    await help.waitFor({ state: "detached" });
    expect(await link.evaluate((opener) => opener === document.activeElement)).toBe(true);
    expect(new URL(page.url()).pathname + new URL(page.url()).hash).toBe(path);
    expect(troubles).toEqual([]);
    expect(page.complaints).toEqual([]);
    await context.close();
  },
);
