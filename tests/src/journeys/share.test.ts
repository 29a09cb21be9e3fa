import { paths } from "@winnow/contract/paths.ts";
import { listShares } from "@winnow/contract/shares.ts";
import type { Page } from "playwright-core";
import { afterEach, beforeAll, expect, test } from "vitest";
import { givenOneInvited } from "../given/given-interview.ts";
import { givenSharable, type Sharable, sharable } from "../given/given-sharable.ts";
import { type Look, looks, openContext, openPage, type WatchedPage } from "../support/browser.ts";
import { intercept } from "../support/intercept.ts";
import { startJourney } from "./journey.ts";
import { troublesInOtherLanguages } from "./other-languages.ts";
import { troublesIn } from "./page-states.ts";

const journey = startJourney({
  name: "Mara Ruiz",
  variables: { SCHEDULING_UNDO_SECONDS: "0", WELCOME_CREDITS: "2000.00" },
});

let candidate: Sharable;
beforeAll(async () => {
  candidate = await givenSharable(journey.winnow, journey.recruiter);
});

const closers: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0)) await close();
});

/** Somebody else, in a browser of their own without an account. */
async function openAsVisitor(link: string): Promise<WatchedPage> {
  const context = await openContext(journey.browser, journey.winnow.url, { mode: "light", width: 1280 });
  closers.push(() => context.close());
  const page = await openPage(context, journey.winnow.url);
  await page.goto(link);
  return page;
}

async function openReport(): Promise<WatchedPage> {
  const { page } = journey;
  await page.goto(paths.interviewReport(candidate.interviewId));
  await page.getByRole("heading", { level: 1, name: sharable.name }).waitFor();
  return page;
}

/** Makes a link in the dialog that is open, and answers it. */
async function makeLink(page: WatchedPage, whom: string): Promise<string> {
  await page.getByLabel("For whom").fill(whom);
  await page.getByRole("button", { name: "Make the link" }).click();
  return page.getByLabel("Link", { exact: true }).inputValue();
}

/** What is changed there is changed, and nobody hears of it, as when a server dies before it answers. */
async function loseAnswers(page: WatchedPage, url: string): Promise<void> {
  await intercept(page, url, async (route) => {
    if (route.request().method() === "GET") return route.continue();
    await route.fetch();
    await route.abort();
  });
}

const bothLooks: Look[] = looks;

test("a recruiter shares a candidate, somebody looks and says something, and the link is revoked", async () => {
  const page = await openReport();
  await page.getByRole("button", { name: "Share", exact: true }).click();
  await page.getByLabel("CV", { exact: true }).check();
  const link = await makeLink(page, "Ana, head of nursing");
  await page.getByRole("button", { name: "Done" }).click();
  const row = page.getByRole("list", { name: "Shared links" }).getByRole("listitem").first();
  await row.getByText("Not opened yet").waitFor();

  const visitor = await openAsVisitor(link);
  await visitor.getByRole("heading", { level: 1, name: sharable.name }).waitFor();
  await visitor.getByText("called the doctor at once").first().waitFor();
  await expect
    .poll(() =>
      visitor
        .getByLabel("Answer to question 2", { exact: true })
        .evaluate((media: HTMLMediaElement) => media.duration),
    )
    .toBeGreaterThan(0.5);
  const saving = visitor.waitForEvent("download");
  await visitor.getByRole("button", { name: "Download" }).click();
  expect((await saving).suggestedFilename()).toMatch(/\.pdf$/);

  await visitor.getByLabel("Thumb up").check();
  await visitor.getByLabel("Comment", { exact: true }).fill("Calm and clear on nights.");
  await visitor.getByLabel("Your name").fill("Ana Vidal");
  const score = visitor.getByRole("group", { name: "Your score for question 1" });
  await score.getByRole("button", { name: /^4/ }).click();
  await visitor.getByText("Your score of one answer goes along.").waitFor();
  await visitor.reload();
  await expect
    .poll(() => visitor.getByLabel("Comment", { exact: true }).inputValue())
    .toBe("Calm and clear on nights.");
  await expect.poll(() => visitor.getByLabel("Thumb up").isChecked()).toBe(true);
  expect(await score.getByRole("button", { name: /^4/ }).getAttribute("aria-pressed")).toBe("true");
  await visitor.getByRole("button", { name: "Send feedback" }).dblclick();
  await visitor.getByText("Thank you.").waitFor();

  const feedback = page.getByRole("list", { name: "Feedback by the link for Ana, head of nursing" });
  await feedback.getByText("Calm and clear on nights.").waitFor();
  expect(await feedback.getByRole("listitem").count()).toBe(1);
  expect(await feedback.textContent()).toContain("Ana VidalThumb upScored answers");
  await page
    .getByRole("list", { name: "Scorecards of others" })
    .getByText("Question 1: 4", { exact: true })
    .waitFor();
  await row.getByText("Opened once").waitFor();

  expect(await troublesInOtherLanguages(journey, { link, state: "shared" })).toEqual([]);

  await row.getByRole("button", { name: "Revoke the link for" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Revoke" }).click();
  await row.getByText("Revoked", { exact: true }).waitFor();
  await visitor.reload();
  await visitor.getByRole("heading", { name: "This link does not work" }).waitFor();
  expect(await feedback.getByRole("listitem").count()).toBe(1);
  expect(page.complaints).toEqual([]);
  // A 404 that the page explains is not a fault of the page; Chromium logs it all the same.
  expect(visitor.complaints.filter((complaint) => !/status of 404/.test(complaint))).toEqual([]);
});

test("whoever does not hear whether something was done is told so, and doing it again does it once", async () => {
  const page = await openReport();
  await loseAnswers(page, "**/shares");
  await page.getByRole("button", { name: "Share", exact: true }).click();
  await page.getByLabel("For whom").fill("Dora Once");
  await page.getByRole("button", { name: "Make the link" }).click();
  await page.getByText("It is not known whether this was shared.").waitFor();
  await page.unrouteAll();
  const link = await makeLink(page, "Dora Once");
  await page.getByRole("button", { name: "Done" }).click();
  const rows = page.getByRole("list", { name: "Shared links" }).getByRole("listitem");
  const row = rows.filter({ hasText: "Dora Once" }).first();

  const visitor = await openAsVisitor(link);
  await visitor.getByLabel("Comment", { exact: true }).fill("Calm and clear on nights.");
  await visitor.getByLabel("Your name").fill("Ana Vidal");
  const [tab] = await Promise.all([
    visitor.waitForEvent("popup"),
    visitor.evaluate(() => {
      // As a duplicated tab, it begins with what is typed here.
      window.open(location.href);
    }),
  ]);
  await tab.getByLabel("Your name").waitFor();
  await loseAnswers(visitor, "**/feedback");
  const send = (from: Page) => from.getByRole("button", { name: "Send feedback" }).click();
  await Promise.all([send(visitor), send(tab)]);
  await tab.getByText("Thank you.").waitFor();
  await visitor.getByText("It is not known whether your feedback has arrived.").waitFor();
  await visitor.unrouteAll();
  await send(visitor);
  await visitor.getByText("Thank you.").waitFor();

  await loseAnswers(page, "**/shares/*");
  await row.getByRole("button", { name: "Revoke the link for" }).click();
  const revoke = page.getByRole("dialog").getByRole("button", { name: "Revoke" });
  await revoke.click();
  await page.getByText("It is not known whether it was revoked.").waitFor();
  await page.unrouteAll();
  await revoke.click();
  await row.getByText("Revoked", { exact: true }).waitFor();

  const { data } = await journey.recruiter.call(listShares, { params: { id: candidate.interviewId } });
  expect(data.filter(({ whom }) => whom === "Dora Once")).toMatchObject([
    { state: "revoked", feedback: [{ name: "Ana Vidal", comment: "Calm and clear on nights." }] },
  ]);
});

test("a link can be made, copied, replaced and revoked by keyboard, and what is missing is said", async () => {
  const { page, recruiter } = journey;
  await openReport();
  await page.context().grantPermissions(["clipboard-write"]);
  await page.getByRole("button", { name: "Share", exact: true }).focus();
  await page.keyboard.press("Enter");
  await page.getByLabel("Answers", { exact: true }).uncheck();
  await page.getByLabel("Report", { exact: true }).uncheck();
  await page.getByLabel("For whom").press("Enter");
  await page.getByText("Please select what to share.").waitFor();
  await page.getByText("Please say for whom this is.").waitFor();
  await page.getByLabel("Answers", { exact: true }).press("Space");
  await page.getByLabel("Hide the name").press("Space");
  await page.getByLabel("For whom").fill("Bo");
  await page.keyboard.press("Enter");
  const first = await page.getByLabel("Link", { exact: true }).inputValue();
  await page.getByRole("button", { name: "Copy" }).press("Enter");
  await page.getByRole("button", { name: "Copied" }).waitFor();
  await page.getByRole("button", { name: "Done" }).press("Enter");
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toContain("Share");

  await page.getByRole("button", { name: "New link for Bo" }).press("Enter");
  const second = await page.getByLabel("Link", { exact: true }).inputValue();
  await page.getByRole("button", { name: "Done" }).press("Enter");
  expect(second).not.toBe(first);
  const gone = await openAsVisitor(first);
  await gone.getByRole("heading", { name: "This link does not work" }).waitFor();
  const visitor = await openAsVisitor(second);
  await visitor.getByRole("heading", { level: 1, name: "Candidate" }).waitFor();
  await visitor.getByText("[hidden], called the doctor at once").waitFor();
  expect(await visitor.locator("body").textContent()).not.toContain(sharable.name);
  expect(await visitor.title()).not.toContain(sharable.name);

  const { data } = await recruiter.call(listShares, { params: { id: candidate.interviewId } });
  expect(data.find(({ whom }) => whom === "Bo")).toMatchObject({ hides_name: true, shows_report: false });
});

test("every state of sharing can be read and used", async () => {
  const { page, winnow, recruiter } = journey;
  const waiting = await givenOneInvited(winnow, recruiter);
  let link = "";
  let release: () => void = () => undefined;
  const troubles = await troublesIn(page, [
    {
      state: "share-dialog",
      looks: bothLooks,
      reach: async () => {
        await openReport();
        await page.getByRole("button", { name: "Share", exact: true }).click();
        await page.getByText("Its text without contact details").waitFor();
      },
    },
    {
      state: "share-link",
      looks: bothLooks,
      reach: async () => {
        await page.getByLabel("CV", { exact: true }).check();
        link = await makeLink(page, "Ana, head of nursing at the other hospital across the river");
      },
    },
    {
      state: "shared-by-interview-page",
      reach: async () => {
        await page.goto(paths.interview(candidate.interviewId));
        await page.getByRole("heading", { name: "Shared with others" }).waitFor();
        await page.getByRole("button", { name: "Share", exact: true }).click();
        await makeLink(page, "Timeline");
        await page.getByText("The candidate was shared with Timeline.").waitFor();
        await page.getByRole("button", { name: "Done" }).click();
        await page.getByRole("dialog").waitFor({ state: "detached" });
      },
    },
    {
      state: "share-dialog-without-cv",
      reach: async () => {
        await page.goto(paths.interview(waiting.interviewId));
        await page.getByRole("button", { name: "Share", exact: true }).click();
        await page.getByText("No CV came with this candidate.").waitFor();
        await page.getByLabel("Hide the name").check();
        await page.getByText("Recordings are left out").waitFor();
      },
    },
    {
      state: "shared-on-its-way",
      reach: async () => {
        await intercept(page, "**/api/public/candidate/*", async (route) => {
          await new Promise<void>((resolve) => {
            release = resolve;
          });
          await route.abort();
        });
        await withoutFirstAnswer(page, link);
        await page.goto(link);
        await page.getByRole("heading", { name: "Loading: Shared candidate" }).waitFor();
      },
    },
    {
      state: "shared-waits",
      reach: async () => {
        await page.unrouteAll({ behavior: "ignoreErrors" });
        await intercept(page, "**/api/public/candidate/*", (route) =>
          route.fulfill({ status: 503, body: "{}" }),
        );
        await withoutFirstAnswer(page, link);
        release();
        await page.goto(link);
        await page.getByText("This cannot be loaded just now. It is tried again by itself.").waitFor();
      },
    },
    {
      state: "shared-failed",
      reach: async () => {
        await page.unrouteAll({ behavior: "ignoreErrors" });
        await intercept(page, "**/api/public/candidate/*", (route) =>
          route.fulfill({ status: 500, body: "{}" }),
        );
        await withoutFirstAnswer(page, link);
        await page.goto(link);
        await page.getByRole("button", { name: "Try again" }).waitFor();
        await page.unrouteAll({ behavior: "ignoreErrors" });
      },
    },
    {
      state: "shared",
      looks: bothLooks,
      reach: async () => {
        await page.goto(link);
        await page.getByLabel("Answer to question 2", { exact: true }).waitFor();
        await page.getByText("The text as it was read").click();
      },
    },
    {
      state: "feedback-refused",
      looks: bothLooks,
      reach: async () => {
        await page.getByRole("button", { name: "Send feedback" }).click();
        await page.getByText("Please enter your name.").waitFor();
      },
    },
    {
      state: "feedback-sent",
      reach: async () => {
        await page.getByLabel("Thumb down").check();
        await page.getByLabel("Your name").fill("Bo Lind");
        await page.getByRole("button", { name: "Send feedback" }).click();
        await page.getByText("Thank you.").waitFor();
      },
    },
    {
      state: "report-with-feedback",
      looks: bothLooks,
      reach: async () => {
        await openReport();
        await page.getByText("Bo Lind").waitFor();
        await page.getByRole("heading", { name: "Shared with others" }).scrollIntoViewIfNeeded();
      },
    },
    {
      state: "shared-gone",
      looks: bothLooks,
      reach: async () => {
        await page.goto(paths.sharedCandidate("unknown"));
        await page.getByRole("heading", { name: "This link does not work" }).waitFor();
      },
    },
  ]);
  expect(troubles).toEqual([]);
});

test("the page fits the narrowest of phones", async () => {
  const page = await openReport();
  await page.getByRole("button", { name: "Share", exact: true }).click();
  const link = await makeLink(page, "Narrow");
  await page.setViewportSize({ width: 320, height: 640 });
  const wider = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(await wider()).toBeLessThanOrEqual(0);
  await page.goto(link);
  await page.getByLabel("Answer to question 2", { exact: true }).waitFor();
  expect(await wider()).toBeLessThanOrEqual(0);
});

/** The page as it comes where the server could not find out in time what is shared. */
async function withoutFirstAnswer(page: Page, link: string): Promise<void> {
  const { winnow } = journey;
  const response = await page.request.get(winnow.url + paths.sharedCandidate("unknown"));
  await intercept(page, link, (route) => route.fulfill({ response }));
}
