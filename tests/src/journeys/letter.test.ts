import { listNotifications } from "@winnow/contract/notifications.ts";
import { createScreening } from "@winnow/contract/screenings.ts";
import type { Browser, BrowserContext } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { givenAccount } from "../given/given-account.ts";
import { launchBrowser, openContext, openPage, type WatchedPage } from "../support/browser.ts";
import { intercept } from "../support/intercept.ts";
import type { Recruiter } from "../support/recruiter.ts";
import { keepSessionIn } from "../support/signed-in-page.ts";
import { startWinnow, type TestWinnow } from "../support/start-winnow.ts";

let winnow: TestWinnow;
let browser: Browser;
let recruiter: Recruiter;
let context: BrowserContext;
let page: WatchedPage;

beforeAll(async () => {
  winnow = await startWinnow();
  browser = await launchBrowser();
  recruiter = await givenAccount(winnow, "Mara Lind");
});
afterEach(() => context?.close());
afterAll(async () => {
  await browser?.close();
  await winnow?.stop();
});

async function visit(path: string): Promise<void> {
  context = await openContext(browser, winnow.url, { mode: "light", width: 1280 });
  await keepSessionIn(context, recruiter);
  page = await openPage(context, winnow.url);
  await page.goto(path);
}

test.each([
  ["a screening", "/admin/screening/abc", "There is nothing here", "Go to CV Screening"],
  ["its results", "/admin/screening-result/abc", "There is nothing here", "Go to CV Screening"],
  [
    "a match report",
    "/admin/screening-result/abc/jd-cv-matching/abc",
    "There is nothing here",
    "Go to CV Screening",
  ],
  ["an order", "/admin/payment?order=abc", "There is no such order", "Select a pack"],
])("an address with half an id of %s leads on, in words for people", async (_what, path, words, way) => {
  await visit(path);

  await page.getByText(words).waitFor();
  await page.getByRole("link", { name: way }).waitFor();
  expect(await page.getByRole("button", { name: "Try again" }).count()).toBe(0);
  expect(await page.locator("body").innerText()).not.toMatch(/UUID|Invalid|Please check/);
});

test("one notification without a moment shows that, and all others are there", async () => {
  const { notifications, revision } = await recruiter.call(listNotifications, {});
  context = await openContext(browser, winnow.url, { mode: "light", width: 1280 });
  await keepSessionIn(context, recruiter);
  page = await openPage(context, winnow.url);
  const [whole] = notifications;
  const broken = { ...whole, id: "00000000-0000-4000-8000-000000000001", title: "Out of time" };
  await intercept(page, "**/api/auth/notifications", (route) =>
    route.fulfill({ json: { notifications: [{ ...broken, created_at: null }, whole], revision } }),
  );
  await page.goto("/admin/dashboard");
  await page.getByRole("button", { name: /^Notifications/ }).click();

  const panel = page.getByRole("dialog", { name: "Notifications" });
  await panel.getByText("Out of time").waitFor();
  await panel.getByText("Invalid time value").waitFor();
  await panel.getByText(whole?.title ?? "").waitFor();
});

test("every call to the server carries its own globalContextId, that for an icon too", async () => {
  context = await openContext(browser, winnow.url, { mode: "light", width: 1280 });
  await keepSessionIn(context, recruiter);
  page = await openPage(context, winnow.url);
  const calls: { path: string; reference: string | undefined }[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith("/api/")) {
      calls.push({ path: pathname, reference: request.headers().globalcontextid });
    }
  });
  await page.goto("/admin/dashboard");
  await page.getByRole("button", { name: /^Notifications/ }).click();
  await expect.poll(() => calls.some(({ path }) => path.includes("/icons/"))).toBe(true);

  for (const { path, reference } of calls) {
    expect(reference, path).toMatch(/^[A-Za-z0-9]{5}(-[A-Za-z0-9]{5}){3}$/);
  }
  expect(new Set(calls.map(({ reference }) => reference)).size).toBe(calls.length);
});

test("every change of page begins at its top, Back too", async () => {
  for (let number = 0; number < 25; number++) {
    await recruiter.call(createScreening, { body: { title: `Long list ${number}` } });
  }
  await visit("/admin/screening?rowsPerPage=25");
  const link = page.getByRole("link", { name: "Long list 0", exact: true });
  await link.scrollIntoViewIfNeeded();
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(200);
  await link.click();
  await page.getByText("Job description").first().waitFor();
  await page.untilQuiet();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);

  await page.goBack();
  await link.waitFor();
  await page.untilQuiet();

  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test.each([
  "/admin/Dashboard",
  "/Admin/dashboard",
  "/admin/screening/x/y",
  "/admin/SIGN-IN",
  "/admin/nothing",
])("%s is no page of ours", async (path) => {
  await visit(path);

  await page.waitForURL("**/admin/404");
  await page.getByRole("heading", { name: "Page not found" }).waitFor();
});
