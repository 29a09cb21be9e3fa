import { listCvFiles } from "@winnow/contract/screenings.ts";
import { zipSync } from "fflate";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { givenAccount } from "../given/given-account.ts";
import { manyCvs } from "../given/many-cvs.ts";
import { untilScreening } from "../given/uploads.ts";
import { axeViolations, hardestLooks, launchBrowser, type WatchedPage } from "../support/browser.ts";
import { type ChosenFile, dropFiles } from "../support/drop-files.ts";
import type { Recruiter } from "../support/recruiter.ts";
import { startWinnow, type TestWinnow } from "../support/start-winnow.ts";
import { openNewScreening } from "./open-new-screening.ts";

const room = 3;
const [look] = hardestLooks;

let winnow: TestWinnow;
let browser: Browser;
let page: WatchedPage;
let recruiter: Recruiter;
let id: string;
let cvs: ChosenFile[];

beforeAll(async () => {
  winnow = await startWinnow({ ACCOUNT_LIMITS: `cvs=${room},screenings=1` });
  browser = await launchBrowser();
  cvs = await manyCvs(5);
});

afterAll(async () => {
  await browser?.close();
  await winnow?.stop();
});

beforeEach(async () => {
  recruiter = await givenAccount(winnow, "Fiona Full");
  if (!look) throw new Error("There is no look to test with.");
  const opened = await openNewScreening({ winnow, browser, look }, recruiter);
  ({ id, page } = opened);
  return () => opened.context.close();
});

const announced = async () => (await recruiter.call(listCvFiles, { params: { id } })).total;

test("of CVs that do not fit into the account none is sent, and the page says how many would fit", async () => {
  await dropFiles(page, cvs);

  await page
    .getByText(
      "None of these 5 files was sent. This account has room for 3 CVs and holds 0, so 3 more would fit.",
    )
    .waitFor();
  expect(await announced()).toBe(0);
  expect(await axeViolations(page)).toEqual([]);

  await dropFiles(page, cvs.slice(0, room));
  await untilScreening(recruiter, id, ({ counts }) => counts.uploaded === room);
  await dropFiles(page, cvs.slice(room, room + 1));
  await page
    .getByText("This file was not sent. This account has room for 3 CVs and holds 3, so no more fit.")
    .waitFor();
  expect(page.complaints).toEqual([]);
});

test("of a ZIP that does not fit nothing is sent either", async () => {
  const archive = zipSync(Object.fromEntries(cvs.map(({ name, buffer }) => [name, buffer])));

  await dropFiles(page, [
    { name: "applications.zip", mimeType: "application/zip", buffer: Buffer.from(archive) },
  ]);

  await page.getByText("None of these 5 files was sent.").waitFor();
  expect(await announced()).toBe(0);
});

test("a screening for which there is no room is refused where it was asked for", async () => {
  await page.goto("/admin/screening");
  await page.getByRole("button", { name: "New screening" }).first().click();

  await page.getByText("This account has room for 1 screening and holds 1.").waitFor();
});
