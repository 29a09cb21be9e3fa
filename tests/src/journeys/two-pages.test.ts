import { createScreening, listScreenings } from "@winnow/contract/screenings.ts";
import type { Browser, BrowserContext, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { givenAccount } from "../given/given-account.ts";
import { launchBrowser, openContext, openPage, type WatchedPage } from "../support/browser.ts";
import type { Recruiter } from "../support/recruiter.ts";
import { signInOn } from "../support/sign-in-form.ts";
import { startWinnow, type TestWinnow } from "../support/start-winnow.ts";

let winnow: TestWinnow;
let browser: Browser;
let mara: Recruiter;
let nuria: Recruiter;
let context: BrowserContext;

beforeAll(async () => {
  winnow = await startWinnow();
  browser = await launchBrowser();
  mara = await givenAccount(winnow, "Mara Lind");
  nuria = await givenAccount(winnow, "Nuria Vall");
});

beforeEach(async () => {
  context = await openContext(browser, winnow.url, { mode: "light", width: 1280 });
});

afterEach(() => context.close());

afterAll(async () => {
  await browser?.close();
  await winnow?.stop();
});

async function open(path: string): Promise<WatchedPage> {
  const page = await openPage(context, winnow.url);
  await page.goto(path);
  return page;
}

const untilSignedIn = (page: Page) => page.getByText("Credits: 25.00").waitFor();

async function logOutOn(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Profile", exact: true }).click();
  await page.getByText("Logout").click();
  await page.waitForURL("**/admin/sign-in*");
}

/** Everything that this browser keeps, but the colours. */
const leftBehind = (page: Page) =>
  page.evaluate(() => ({
    stored: [...Object.keys(localStorage), ...Object.keys(sessionStorage)].filter(
      (key) => !key.startsWith("winnow-color-mode"),
    ),
    cookie: document.cookie,
  }));

test("signing in works while other signed-out pages are open, and they follow to where they wanted to be", async () => {
  const first = await open("/admin/sign-in");
  const second = await open("/admin/transactions?type=credit");
  const third = await open("/admin/reset-password-link");
  await second.waitForURL("**/admin/sign-in?returnTo=*");

  await signInOn(first, mara);

  await untilSignedIn(first);
  await second.waitForURL("**/admin/transactions?type=credit");
  await second.getByText("Welcome credits").waitFor();
  // Public pages stay what they are.
  await third.getByRole("heading", { name: "Forgot your password?" }).waitFor();
  await first.reload();
  await untilSignedIn(first);
});

test("both of two sign-in forms that are sent at once lead into the product", async () => {
  const pages = [await open("/admin/sign-in"), await open("/admin/sign-in")];
  const bothSent = Promise.withResolvers<void>();
  let sent = 0;
  await context.route("**/api/public/account/login", async (route) => {
    sent += 1;
    if (sent === pages.length) bothSent.resolve();
    await bothSent.promise;
    await route.continue();
  });
  await Promise.all(pages.map((page) => signInOn(page, mara)));
  await Promise.all(pages.map(untilSignedIn));
});

test("a logout in one page ends the other, and whoever signs in on either goes on with both", async () => {
  const first = await open("/admin/sign-in");
  await signInOn(first, mara);
  await untilSignedIn(first);
  const second = await open("/admin/transactions");
  await untilSignedIn(second);

  await logOutOn(first);

  await second.waitForURL("**/admin/sign-in?returnTo=*");
  await second.getByRole("status").getByText("You were signed out in another tab").waitFor();
  expect(await leftBehind(second)).toEqual({ stored: [], cookie: "" });
  expect(await leftBehind(first)).toEqual({ stored: [], cookie: "" });
  await signInOn(second, mara);
  await second.waitForURL("**/admin/transactions");
  await untilSignedIn(second);
  await untilSignedIn(first);
});

test("a page of one account never shows or writes as another that signs in in the same browser", async () => {
  const { id } = await mara.call(createScreening, { body: { title: "Payroll accountant" } });
  const first = await open("/admin/sign-in");
  await signInOn(first, mara);
  await untilSignedIn(first);
  await first.goto(`/admin/screening/${id}`);
  await first.getByLabel("Title").waitFor();

  await logOutOn(await open("/admin/dashboard"));
  await first.waitForURL("**/admin/sign-in?returnTo=*");
  const other = await open("/admin/sign-in");
  await signInOn(other, nuria);

  await untilSignedIn(other);
  await first.waitForURL("**/admin/dashboard");
  await first.getByRole("button", { name: "Profile", exact: true }).click();
  await first.getByText(nuria.email).waitFor();
  expect((await nuria.call(listScreenings)).total).toBe(0);
});

test("a page whose browser belongs to another account from one moment to the next begins anew as that account", async () => {
  const first = await open("/admin/sign-in");
  await signInOn(first, mara);
  await untilSignedIn(first);
  const second = await open("/admin/screening");
  await second.getByRole("heading", { level: 1, name: "CV Screening" }).waitFor();

  await first.evaluate(
    ([token, userId]) => {
      localStorage.setItem("user_id", userId ?? "");
      localStorage.setItem("token", token ?? "");
    },
    [nuria.token, nuria.account.id],
  );

  await second.waitForURL("**/admin/dashboard");
  await second.getByRole("button", { name: "Profile", exact: true }).click();
  await second.getByText(nuria.email).waitFor();
});

test("a session that ends while somebody works says so on the sign-in page, and leads back after it", async () => {
  const page = await open("/admin/sign-in");
  await signInOn(page, mara);
  await untilSignedIn(page);
  await page.goto("/admin/transactions?type=credit");
  await untilSignedIn(page);

  await winnow.pool.query("delete from sessions where account_id = $1", [mara.account.id]);
  // Any call finds it out, also one that the page makes by itself before the click.
  const isLeft = page.waitForURL("**/admin/sign-in?returnTo=*");
  await Promise.race([isLeft, page.getByRole("button", { name: /refresh credits/i }).click()]);

  await isLeft;
  await page.getByRole("status").getByText("Your session has ended").waitFor();
  expect(await leftBehind(page)).toEqual({ stored: [], cookie: "" });
  await signInOn(page, mara);
  await page.waitForURL("**/admin/transactions?type=credit");
});
