import { createDriveRound, scheduleInterviews } from "@winnow/contract/drives.ts";
import { getJobForm } from "@winnow/contract/job-forms.ts";
import { listScreeningResults } from "@winnow/contract/results.ts";
import { createScreening, startScreening, updateScreening } from "@winnow/contract/screenings.ts";
import { makeCvWithHiddenKeywords, makeEncryptedPdf } from "@winnow/samples/malformed-files.ts";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { givenAccount } from "../given/given-account.ts";
import { givenReadyDrive } from "../given/given-ready-drive.ts";
import { givenScreening } from "../given/given-screening.ts";
import { untilScreening, uploadFiles } from "../given/uploads.ts";
import { launchBrowser, looks, openContext, openPage } from "../support/browser.ts";
import type { Recruiter } from "../support/recruiter.ts";
import { keepSessionIn } from "../support/signed-in-page.ts";
import { startWinnow, type TestWinnow } from "../support/start-winnow.ts";
import { setLook } from "./journey.ts";
import { troublesIn } from "./page-states.ts";

let winnow: TestWinnow;
let browser: Browser;
let full: Recruiter;
let empty: Recruiter;
const paths: Record<"public" | "empty" | "full", Record<string, string>> = {
  public: {
    "sign-in": "/admin/sign-in",
    "sign-up": "/admin/sign-up",
    "reset-password-link": "/admin/reset-password-link",
    "reset-password": "/admin/reset-password?token=x",
    "verify-email": "/admin/verify-email?token=x",
    "not-found": "/admin/404",
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
  },
};

beforeAll(async () => {
  winnow = await startWinnow();
  browser = await launchBrowser();
  empty = await givenAccount(winnow, "Nuria Vall");
  full = await givenAccount(winnow, "Mara Lind");
  await fill();
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
  Object.assign(paths.full, {
    "drives-full": "/admin/drive",
    "drive-draft": `/admin/drive/${drive.id}`,
    "drive-draft-candidates": `/admin/drive/${drive.id}?tab=candidates`,
    "drive-draft-mails": `/admin/drive/${drive.id}?tab=mails`,
    "drive-draft-history": `/admin/drive/${drive.id}?tab=history`,
    "drive-running": `/admin/drive/${running.id}`,
    "drive-running-candidates": `/admin/drive/${running.id}?tab=candidates`,
    "drive-running-history": `/admin/drive/${running.id}?tab=history`,
    "drive-missing": "/admin/drive/00000000-0000-4000-8000-000000000000",
    results: `/admin/screening-result/${screened.id}`,
    "results-none-fit": `/admin/screening-result/${screened.id}?search=nobody`,
    report: `/admin/screening-result/${screened.id}/jd-cv-matching/${data[0]?.id}`,
    person: `/admin/person/${data[0]?.id}`,
    "person-missing": "/admin/person/00000000-0000-4000-8000-000000000000",
    "set-up-locked": `/admin/screening/${screened.id}`,
    "set-up-ready": `/admin/screening/${waiting.id}`,
    "set-up-new": `/admin/screening/${blank}`,
    "results-empty": `/admin/screening-result/${blank}`,
    "screening-missing": "/admin/screening/00000000-0000-4000-8000-000000000000",
  });
}

test.each(["public", "empty", "full"] as const)(
  "every page (%s) reads well for axe, fits the window and complains about nothing, in each look",
  async (group) => {
    const [look = { mode: "light", width: 1280 }] = looks;
    const context = await openContext(browser, winnow.url, look);
    const recruiter = group === "public" ? null : group === "full" ? full : empty;
    if (recruiter) {
      await keepSessionIn(context, recruiter);
    }
    const page = await openPage(context, winnow.url);
    const troubles: string[] = [];
    for (const [name, path] of Object.entries(paths[group])) {
      await setLook(page, look);
      await page.goto(path);
      await page.getByRole("heading", { level: 1 }).waitFor();
      await page.untilQuiet();
      await expect.poll(() => page.locator("[aria-busy=true]").count()).toBe(0);
      troubles.push(...(await troublesIn(page, [{ state: name, reach: async () => undefined }])));
      troubles.push(
        ...page.complaints
          .splice(0)
          // A 404 that the page explains is not a fault of the page; Chromium logs it all the same.
          .filter(
            (complaint) => !(/missing|unknown|reset|verify/.test(name) && /status of 40[04]/.test(complaint)),
          )
          .map((complaint) => `${name}: ${complaint}`),
      );
    }
    expect(troubles).toEqual([]);
    await context.close();
  },
  180_000,
);

test.each([
  ["sign-in", "Signing up and signing in", "No mail arrives"],
  ["job-form", "What happens with my CV", "My file is not taken"],
])(
  "help is loaded when it is asked for on the page %s, in place, and gives the focus back",
  async (name, title, section) => {
    const [look = { mode: "light", width: 1280 }] = looks;
    const context = await openContext(browser, winnow.url, look);
    const page = await openPage(context, winnow.url);
    const scripts: string[] = [];
    page.on("request", (request) => {
      if (request.resourceType() === "script") scripts.push(request.url());
    });
    const path = paths.public[name] ?? "";
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
