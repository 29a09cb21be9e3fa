import { paths } from "@winnow/contract/paths.ts";
import { followRetention } from "@winnow/server/features/retention/follow-retention.ts";
import { expect, test } from "vitest";
import { givenEndedDrive, givenEndedScreening, letDaysPass } from "../given/given-ended.ts";
import { looks } from "../support/browser.ts";
import { untilJobsAreDone } from "../support/mailbox.ts";
import { setLook, startJourney } from "./journey.ts";
import { troublesIn } from "./page-states.ts";

const journey = startJourney({ name: "Mara Ruiz", variables: { SCHEDULING_UNDO_SECONDS: "0" } });

test("a recruiter keeps a screening longer, holds it and ends the hold, by the keyboard alone", async () => {
  const { page, winnow, recruiter } = journey;
  const { id } = await givenEndedScreening(winnow, recruiter, { title: "Night nurse", cvs: 2, daysAgo: 10 });
  const dialog = page.getByRole("dialog", { name: "Keep and erase" });

  await page.goto(paths.screenings);
  await page.getByRole("button", { name: "More for Night nurse" }).press("Enter");
  await page.getByRole("menuitem", { name: "Keep and erase…" }).press("Enter");
  await dialog.getByText(/^2 CVs will be erased on \w{3} \d+, \d{4}\.$/).waitFor();
  const usual = await dialog.getByRole("status").innerText();
  await dialog.getByRole("radio", { name: "As everywhere: 180 days" }).press("ArrowDown");
  await dialog.getByLabel("Days", { exact: true }).press("ControlOrMeta+A");
  await page.keyboard.type("365");
  await expect.poll(() => dialog.getByRole("status").innerText()).not.toBe(usual);
  await dialog.getByRole("checkbox", { name: "Legal hold: keep everything until it ends" }).press("Space");
  await dialog.getByText("Nothing is erased while the legal hold lasts.").waitFor();
  await dialog.getByRole("button", { name: "Save" }).press("Enter");
  await dialog.getByText("Please say why it is held.").waitFor();
  const why = dialog.getByLabel("Why it is held");
  await expect.poll(() => why.evaluate((field) => field === document.activeElement)).toBe(true);
  const troubles = await troublesIn(page, [{ state: "keep and erase", reach: async () => {}, looks }]);
  await setLook(page, { mode: "light", width: 1280 });
  await page.keyboard.type("A complaint at the tribunal");
  await dialog.getByRole("button", { name: "Save" }).press("Enter");
  await dialog.waitFor({ state: "detached" });

  await page
    .getByRole("row", { name: /Night nurse/ })
    .getByText("Legal hold")
    .waitFor();
  troubles.push(...(await troublesIn(page, [{ state: "held in the list", reach: async () => {}, looks }])));
  await page.goto(paths.results(id));
  await page.getByText("Legal hold", { exact: true }).waitFor();
  await page.getByRole("button", { name: "More", exact: true }).press("Enter");
  await page.getByRole("menuitem", { name: "Keep and erase…" }).press("Enter");
  await dialog.getByText(/^Held by Mara Ruiz since /).waitFor();
  expect(await dialog.getByLabel("Why it is held").inputValue()).toBe("A complaint at the tribunal");
  expect(await dialog.getByLabel("Days", { exact: true }).inputValue()).toBe("365");
  await dialog.getByRole("checkbox", { name: "Legal hold: keep everything until it ends" }).press("Space");
  await dialog.getByRole("button", { name: "Save" }).press("Enter");
  await dialog.waitFor({ state: "detached" });
  await page.getByText("Legal hold", { exact: true }).waitFor({ state: "detached" });

  expect(troubles).toEqual([]);
  expect(page.complaints).toEqual([]);
});

test("what is erased soon is told, found under Erasures, and kept longer or let go", async () => {
  const { page, winnow, recruiter } = journey;
  const { id } = await givenEndedScreening(winnow, recruiter, { title: "Cook", cvs: 1, daysAgo: 174 });
  const driveId = await givenEndedDrive(winnow, recruiter, { title: "Baker", daysAgo: 175 });
  await followRetention(winnow.services);
  const dialog = page.getByRole("dialog", { name: "Keep and erase" });
  const soon = page.getByRole("list", { name: "Erased soon" });

  await page.goto(paths.dashboard);
  await page.getByRole("button", { name: /notification/i }).click();
  const told = page.getByRole("link", { name: /^People of 1 screening and 1 drive will be erased soon/ });
  await page.goto((await told.getAttribute("href")) ?? "");
  await soon.getByText("Interview drive, 1 candidate").waitFor();
  const states = [{ state: "erasures ahead", reach: async () => {}, looks }];
  const troubles = await troublesIn(page, states);
  await setLook(page, { mode: "light", width: 1280 });

  await soon.getByRole("link", { name: "Baker" }).press("Enter");
  await page.waitForURL(`**${paths.driveRetention(driveId)}`);
  await dialog.getByText(/^1 candidate will be erased on /).waitFor();
  troubles.push(...(await troublesIn(page, [{ state: "keep a drive", reach: async () => {}, looks }])));
  await setLook(page, { mode: "light", width: 1280 });
  await dialog.getByRole("checkbox", { name: "Legal hold: keep everything until it ends" }).check();
  await dialog.getByLabel("Why it is held").fill("An audit");
  await dialog.getByRole("button", { name: "Save" }).click();
  await dialog.waitFor({ state: "detached" });
  await page.getByText("Legal hold", { exact: true }).waitFor();
  expect(new URL(page.url()).search).toBe("");

  await letDaysPass(winnow, { screenings: id }, 7);
  await followRetention(winnow.services);
  await untilJobsAreDone(winnow);
  await page.goto(paths.erasures);
  await page.getByText("Nothing is erased within the next 7 days.").waitFor();
  await page.getByText("In the screening “Cook”").waitFor();
  await page.getByText("The time to keep it was over").waitFor();

  const days = page.getByLabel("Days that people are kept after a screening or drive is over");
  const save = page.getByRole("button", { name: "Save" });
  await days.fill("soon");
  await save.click();
  await page.getByText("Please give a whole number of days.").waitFor();
  await days.fill("90");
  await save.click();
  await page.getByText("People are kept for 90 days from now on.").waitFor();
  await page.reload();
  expect(await days.inputValue()).toBe("90");

  expect(troubles).toEqual([]);
  expect(page.complaints).toEqual([]);
});
