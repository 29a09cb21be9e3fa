import { updateAccount } from "@winnow/contract/account-settings.ts";
import { startScreening } from "@winnow/contract/screenings.ts";
import type { AccountId } from "@winnow/server/account-id.ts";
import { setFeatureFlag } from "@winnow/server/features/accounts/rows.ts";
import { addCredits } from "@winnow/server/features/credits/add-credits.ts";
import { notify } from "@winnow/server/features/notifications/notify.ts";
import type { NotificationContent } from "@winnow/server/features/notifications/rows.ts";
import { freePort } from "@winnow/server/platform/free-port.ts";
import type { Browser, BrowserContext, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { givenAccount } from "../given/given-account.ts";
import { givenScreening } from "../given/given-screening.ts";
import {
  axeViolations,
  hardestLooks,
  type Look,
  launchBrowser,
  looks,
  openContext,
  openPage,
  overflow,
} from "../support/browser.ts";
import { intercept } from "../support/intercept.ts";
import { keepPicture } from "../support/keep-picture.ts";
import { followLive } from "../support/live-page.ts";
import type { Recruiter } from "../support/recruiter.ts";
import { startServerProcess } from "../support/server-process.ts";
import { keepSessionIn } from "../support/signed-in-page.ts";
import { startWinnow, type TestWinnow } from "../support/start-winnow.ts";
import { troublesIn } from "./page-states.ts";

let winnow: TestWinnow;
let browser: Browser;
let recruiter: Recruiter;
let context: BrowserContext;

beforeAll(async () => {
  winnow = await startWinnow();
  browser = await launchBrowser();
});
afterEach(() => context?.close());
afterAll(async () => {
  await browser?.close();
  await winnow?.stop();
});

async function visit(name: string, look: Look = { mode: "light", width: 1280 }) {
  recruiter = await givenAccount(winnow, name);
  context = await openContext(browser, winnow.url, look);
  await keepSessionIn(context, recruiter);
  return another();
}

async function another() {
  const page = await openPage(context, winnow.url);
  await page.goto("/admin/dashboard");
  await page.getByText("Credits: ").waitFor();
  return page;
}

const accountId = () =>
  // The account's own id, from its own session.
  recruiter.account.id as AccountId;

async function tellOf(subject: string, content: Partial<NotificationContent> = {}): Promise<void> {
  await winnow.services.database.kysely.transaction().execute((transaction) =>
    notify(transaction, {
      accountId: accountId(),
      subject,
      kind: "screenings",
      content: {
        title: subject,
        message: "",
        icon: "notice",
        action: null,
        notification_type: "info",
        ...content,
      },
    }),
  );
}

const bell = (page: Page, unread?: number) =>
  page.getByRole("button", {
    name:
      unread === undefined
        ? /^Notifications/
        : unread === 0
          ? "Notifications"
          : `Notifications, ${unread} unread`,
    exact: true,
  });
const panel = (page: Page) => page.getByRole("dialog", { name: "Notifications" });

async function close(page: Page): Promise<void> {
  await page.keyboard.press("Escape");
  await panel(page).waitFor({ state: "detached" });
}

test("the bell shows how a screening goes and that it has ended, without a reload", async () => {
  const page = await visit("Bell run");
  await bell(page, 1).click();
  const { id } = await givenScreening(winnow, recruiter, { cvs: 8 });

  await recruiter.call(startScreening, { params: { id } });

  await panel(page).getByText("Tasks in Progress").waitFor();
  const task = panel(page).getByRole("link", { name: /Screening “/ });
  const percent = Number(await task.getByRole("progressbar").getAttribute("aria-valuenow"));
  expect(percent).toBeGreaterThanOrEqual(0);
  expect(percent).toBeLessThanOrEqual(100);
  const end = panel(page).getByRole("link", { name: /is screened/ });
  await end.getByText("8 CVs screened.").waitFor();
  expect(await panel(page).getByText("Tasks in Progress").count()).toBe(0);
  await page.getByText("Credits: 17.00").waitFor();
  expect(page.complaints).toEqual([]);
});

test("a progress bar shows the percent of the message", async () => {
  const page = await visit("Bell percent");
  await tellOf("Screening “Nurse”", { message: "12 of 30 CVs, 40%", notification_type: "progress" });
  await bell(page, 2).click();

  const bar = panel(page).getByRole("progressbar", { name: "Screening “Nurse”" });
  expect(await bar.getAttribute("aria-valuenow")).toBe("40");
  await tellOf("Screening “Nurse”", { message: "13 of 30 CVs, 43%", notification_type: "progress" });

  await expect.poll(() => bar.getAttribute("aria-valuenow")).toBe("43");
});

test("two tabs show the same: what is read in one is read in the other", async () => {
  const page = await visit("Bell tabs");
  const other = await another();
  await tellOf("for both");
  await Promise.all([bell(page, 2).waitFor(), bell(other, 2).waitFor()]);

  await bell(page).click();
  await panel(page).getByRole("button", { name: "Mark all as read" }).click();

  await Promise.all([
    page
      .getByRole("button", { name: "Notifications", exact: true, includeHidden: true })
      .waitFor({ state: "attached" }),
    bell(other, 0).waitFor(),
  ]);
});

test("what was at least half visible is read when the panel closes, and not before", async () => {
  const page = await visit("Bell seen");
  for (let number = 1; number <= 30; number++) {
    await tellOf(`message ${number}`, {
      message: "A line of some length, so that the list is longer than the panel.",
    });
  }
  await bell(page, 31).click();
  await panel(page).getByText("message 30").waitFor();
  await page.untilQuiet();
  expect(await panel(page).getByText("Unread").count()).toBe(31);
  const atFirst = await panel(page).evaluate(halfVisible);
  // So far that of the last one in sight a little less than the half shows.
  await panel(page)
    .locator("[data-notification]")
    .nth(9)
    .evaluate((item) => {
      const list = item.closest("[tabindex='-1']:not([role])");
      if (!list) return;
      const hidden = item.getBoundingClientRect().bottom - list.getBoundingClientRect().bottom;
      list.scrollTop = hidden - item.getBoundingClientRect().height * 0.55;
    });
  // What is scrolled to and closed within the same frame was seen by nobody.
  await untilPainted(page);
  const half = await panel(page).evaluate(halfVisible);
  expect(half.least).toBeLessThan(0.5);
  const seen = [...new Set([...atFirst.ids, ...half.ids])];
  expect(seen.length).toBeGreaterThan(3);

  await close(page);

  await bell(page, 31 - seen.length).waitFor();
  const read = async () =>
    (
      await winnow.pool.query<{ id: string }>(
        "select id from notifications where account_id = $1 and status = 'read'",
        [recruiter.account.id],
      )
    ).rows.map(({ id }) => id);
  await expect.poll(async () => (await read()).toSorted()).toEqual(seen.toSorted());
  expect(await bell(page).evaluate((element) => element === document.activeElement)).toBe(true);
});

async function untilPainted(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
}

/** The notifications of which half or more is in sight, and the least part in sight of any that is at all. */
function halfVisible(dialog: Element): { ids: string[]; least: number } {
  const items = [...dialog.querySelectorAll("[data-notification]")];
  const list = items[0]?.closest("[tabindex='-1']:not([role])")?.getBoundingClientRect();
  const parts = items.map((item) => {
    const { top, bottom, height } = item.getBoundingClientRect();
    const shown = Math.min(bottom, list?.bottom ?? 0) - Math.max(top, list?.top ?? 0);
    return { id: item.getAttribute("data-notification") ?? "", part: Math.max(0, shown) / height };
  });
  return {
    ids: parts.filter(({ part }) => part >= 0.5).map(({ id }) => id),
    least: Math.min(...parts.map(({ part }) => part).filter((part) => part > 0)),
  };
}

test("a click opens what it is about in a new tab and clears it, here and on the server", async () => {
  const page = await visit("Bell click");
  await tellOf("look there", { action: "/admin/transactions" });
  await bell(page, 2).click();

  const opened = context.waitForEvent("page");
  await panel(page)
    .getByRole("link", { name: /look there/ })
    .click();

  const tab = await opened;
  await tab.getByRole("heading", { level: 1, name: "Transactions" }).waitFor();
  expect(await tab.evaluate(() => window.opener)).toBeNull();
  await panel(page).getByText("look there").waitFor({ state: "detached" });
  await expect
    .poll(async () => {
      const { rows } = await winnow.pool.query(
        "select status from notifications where account_id = $1 and subject = 'look there'",
        [recruiter.account.id],
      );
      return rows[0]?.status;
    })
    .toBe("cleared");
});

test("markup in a notification is shown as text, and no action leads to somebody else", async () => {
  const page = await visit("Bell markup");
  await tellOf("<img src=x onerror=alert(1)>", { message: "<b>bold</b>", icon: "../../../x" });
  await winnow.pool.query(
    "update notifications set action = '/admin/../..//elsewhere.example' where subject like '<img%'",
  );
  await bell(page, 2).click();

  await panel(page).getByText("<img src=x onerror=alert(1)>").waitFor();
  expect(
    await panel(page)
      .getByRole("link", { name: /onerror/ })
      .count(),
  ).toBe(0);
  expect(page.complaints).toEqual([]);
});

test("the operator's word on the flag counts at once, in both directions", async () => {
  const page = await visit("Bell flag");
  await bell(page, 1).waitFor();
  const set = (isOn: boolean) =>
    setFeatureFlag(winnow.services.database.kysely, {
      accountId: accountId(),
      flag: "pre_notifications",
      isOn,
    });

  await set(false);
  await bell(page).waitFor({ state: "detached" });
  await set(true);
  await bell(page, 1).waitFor();
});

test("a page waits two seconds for the flags and no longer; the bell comes when they do", async () => {
  const page = await visit("Bell waits");
  const flags = Promise.withResolvers<void>();
  await intercept(page, "**/api/auth/events*", (route) => route.abort());
  await intercept(page, "**/api/auth/account/feature-flags", async (route) => {
    await flags.promise;
    await route.continue();
  });
  // A clock that moves only when it is told to.
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  let passedMs = 0;
  const pass = async (ms: number) => {
    passedMs += ms;
    await page.clock.fastForward(ms);
  };
  let hasAccount = false;
  page.on("requestfinished", (request) => {
    hasAccount ||= request.url().endsWith("/api/auth/account");
  });
  await page.reload();
  await expect.poll(() => pass(20).then(() => hasAccount)).toBe(true);

  await pass(1_900 - passedMs);
  expect(await page.getByText("Credits: ").count()).toBe(0);
  await page.clock.resume();
  await page.getByText("Credits: ").waitFor();
  expect(await bell(page).count()).toBe(0);
  flags.resolve();
  await bell(page, 1).waitFor();
});

test("credits that arrive are in the top bar at once, and a low balance leads to where there are more", async () => {
  const page = await visit("Bell credits");
  expect(await page.getByRole("link", { name: /Running low/ }).count()).toBe(0);
  const { id } = await givenScreening(winnow, recruiter, { cvs: 16 });
  await recruiter.call(startScreening, { params: { id } });
  await page.getByText("Credits: 9.00").waitFor();
  await page.getByRole("link", { name: /Running low/ }).waitFor();

  await addCredits(winnow.services.database.kysely, {
    accountId: accountId(),
    amount: 10_000,
    reason: "Gift",
  });

  await page.getByText("Credits: 109.00").waitFor();
  await page.getByRole("link", { name: /Running low/ }).waitFor({ state: "detached" });
});

test("a stream that breaks goes on from where it was", async () => {
  const page = await visit("Bell broken");
  const streaming = page.waitForResponse("**/api/auth/events*");
  await page.reload();
  await streaming;
  await bell(page, 1).waitFor();
  let isDown = true;
  const asked: string[] = [];
  await intercept(page, "**/api/auth/events*", (route) => {
    asked.push(new URL(route.request().url()).search);
    return isDown ? route.abort() : route.continue();
  });
  await tellOf("before the break");
  await bell(page, 2).waitFor();
  // The server ends the oldest stream of an account that opens too many.
  const others = await Promise.all(
    Array.from({ length: 20 }, () => followLive(winnow, { token: recruiter.token })),
  );
  await expect.poll(() => asked.length).toBeGreaterThan(1);
  for (const { close } of others) close();
  await tellOf("content meanwhile");

  isDown = false;

  await bell(page, 3).waitFor();
  for (const search of asked) expect(search).toMatch(/^\?since=[1-9]\d*$/);
});

test("a page whose stream fails again and again asks by itself", async () => {
  const page = await visit("Bell polls");
  await bell(page, 1).waitFor();
  const cut = await openPage(context, winnow.url);
  await cut.clock.install();
  let tries = 0;
  await intercept(cut, "**/api/auth/events*", (route) => {
    tries += 1;
    return route.abort();
  });
  await cut.goto("/admin/dashboard");
  await bell(cut, 1).waitFor();
  await tellOf("content without a stream");
  await bell(page, 2).waitFor();
  for (let passed = 1; passed <= 3; passed++) {
    await expect.poll(() => tries).toBeGreaterThanOrEqual(passed);
    await cut.clock.fastForward(5_000);
  }
  expect(await bell(cut, 1).count()).toBe(1);

  for (let passed = 1; passed <= 4; passed++) {
    const before = tries;
    await cut.clock.fastForward(10_000);
    // Tries that go on failing do not put it off.
    if (passed <= 2) await expect.poll(() => tries).toBeGreaterThan(before);
  }

  await bell(cut, 2).waitFor();
});

test("two tabs on two API processes show the same bell, without asking for it", async () => {
  const page = await visit("Bell processes");
  const second = await startServerProcess({
    ...winnow.environment,
    ROLE: "api",
    PORT: String(await freePort()),
  });
  onTestFinished(() => second.end("SIGTERM"));
  const elsewhere = await openContext(browser, second.url, { mode: "light", width: 1280 });
  onTestFinished(() => elsewhere.close());
  await keepSessionIn(elsewhere, recruiter);
  const there = await openPage(elsewhere, second.url);
  // As its stream opens, a page asks for what it may have missed.
  const streams = [page, there].map((tab) => tab.waitForResponse("**/api/auth/events*"));
  await Promise.all([page.reload(), there.goto("/admin/dashboard"), ...streams]);
  await Promise.all([page, there].map((tab) => bell(tab, 1).waitFor()));
  await Promise.all([page, there].map((tab) => tab.untilQuiet()));

  const asked: string[] = [];
  for (const tab of [page, there])
    tab.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await tellOf("for both");
  await Promise.all([page, there].map((tab) => bell(tab, 2).waitFor()));

  expect(asked).not.toContain("/api/auth/notifications");
});

test("a moment that no calendar knows reads Invalid time value", async () => {
  const page = await visit("Bell time");
  await intercept(page, "**/api/auth/notifications", async (route) => {
    const response = await route.fetch();
    const body = await response.json();
    for (const notification of body.notifications) notification.created_at = 9e15;
    await route.fulfill({ response, json: body });
  });
  await page.reload();
  await bell(page, 1).click();

  await panel(page).getByText("Invalid time value").waitFor();
});

test("icons are fetched once and kept in the browser", async () => {
  const page = await visit("Bell icons");
  const fetched: string[] = [];
  context.on("request", (request) => {
    if (request.url().includes("/api/public/icons/")) fetched.push(request.url());
  });
  await bell(page, 1).click();
  await panel(page).getByText("credits added").waitFor();
  await expect.poll(() => fetched.length).toBe(1);
  await page.untilQuiet();
  await page.reload();
  await bell(page).click();
  await panel(page).getByText("credits added").waitFor();
  await page.untilQuiet();

  expect(fetched).toHaveLength(1);
});

describe.each(hardestLooks)("the panel in $mode at $width px", (look) => {
  test("is 360 px wide, reads well for axe, and fits when it is full, empty and broken", async () => {
    const page = await visit("Bell look", look);
    await tellOf("Screening “Ward nurse, night shift”", {
      message: "12 of 30 CVs, 40%",
      icon: "screening",
      notification_type: "progress",
      action: "/admin/dashboard",
    });
    const types = {
      warning: "files",
      error: "job-description",
      success: "export",
      info: "screening-stopped",
    } as const;
    for (const [type, icon] of Object.entries(types)) {
      await tellOf(`3 files of “Ward nurse” (${type})`, {
        message: "A sentence that says what has happened and what can be done about it.",
        icon,
        // The keys above are types of notifications.
        notification_type: type as keyof typeof types,
        action: "/admin/dashboard",
      });
    }
    await tellOf("“Payroll accountant” is screened", {
      message: "30 CVs screened. 2 could not be.",
      icon: "screening-done",
      notification_type: "progress_completion",
      action: "/admin/dashboard",
    });
    await bell(page, 7).click();
    await panel(page).getByText("Tasks in Progress").waitFor();
    await page.untilQuiet();
    const box = await panel(page).boundingBox();
    expect(box?.width).toBe(360);
    expect(await overflow(page)).toBe(0);
    await keepPicture(page, { state: "bell", look });
    expect(await axeViolations(page)).toEqual([]);

    await close(page);
    await winnow.pool.query("update notifications set status = 'cleared' where account_id = $1", [
      recruiter.account.id,
    ]);
    await bell(page, 0).click();
    await panel(page).getByText("Nothing new").waitFor();
    expect(await axeViolations(page)).toEqual([]);

    await intercept(page, "**/api/auth/notifications", (route) => route.fulfill({ status: 500 }));
    await page.reload();
    await bell(page).click();
    await panel(page).getByRole("alert").waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await keepPicture(page, { state: "bell that could not be loaded", look });
  });
});

test("the panel has room for its words in German", async () => {
  const page = await visit("Bell German");
  await recruiter.call(updateAccount, { body: { language: "de" } });
  await page.reload();
  await page.getByRole("button", { name: /^Benachrichtigungen/ }).click();
  await page.getByRole("dialog", { name: "Benachrichtigungen" }).getByRole("listitem").first().waitFor();

  const state = { state: "bell in German", reach: () => page.untilQuiet(), looks };
  expect(await troublesIn(page, [state])).toEqual([]);
});
