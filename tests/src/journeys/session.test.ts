import { logOut } from "@winnow/contract/accounts.ts";
import type { Browser, BrowserContext } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { givenAccount } from "../given/given-account.ts";
import { launchBrowser, openContext, openPage } from "../support/browser.ts";
import { intercept } from "../support/intercept.ts";
import { goodPassword, type Recruiter } from "../support/recruiter.ts";
import { keepSessionIn } from "../support/signed-in-page.ts";
import { startWinnow, type TestWinnow } from "../support/start-winnow.ts";

let winnow: TestWinnow;
let browser: Browser;
let recruiter: Recruiter;
let context: BrowserContext;

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

async function visit(path: string, options: { isSignedIn: boolean }) {
  context = await openContext(browser, winnow.url, { mode: "light", width: 1280 });
  if (options.isSignedIn) {
    await keepSessionIn(context, recruiter);
  }
  const page = await openPage(context, winnow.url);
  await page.goto(path);
  return page;
}

const kept = () => ({
  token: localStorage.getItem("token"),
  userId: localStorage.getItem("user_id"),
  cookie: document.cookie,
});

test("a guarded page asks a visitor to sign in and then shows what was asked for", async () => {
  const page = await visit("/admin/transactions?type=credit", { isSignedIn: false });
  await page.waitForURL("**/admin/sign-in*");
  await page.getByLabel("E-mail").fill(recruiter.email);
  await page.getByLabel("Password", { exact: true }).fill(goodPassword);
  await page.getByRole("button", { name: "Sign in" }).click();
  await page.waitForURL("**/admin/transactions?type=credit");
  await page.getByText("Welcome credits").waitFor();
  const session = await page.evaluate(kept);
  expect(session.cookie).toMatch(/^token=/);
  // It goes along with every request to this host, whoever answers it.
  expect(session.cookie).not.toContain(session.token);
  expect(session.userId).toBe(recruiter.account.id);
});

test("wrong credentials are refused in the specified words", async () => {
  const page = await visit("/admin/sign-in", { isSignedIn: false });
  await page.getByLabel("E-mail").fill(recruiter.email);
  await page.getByLabel("Password", { exact: true }).fill("not this one");
  await page.getByRole("button", { name: "Sign in" }).click();
  await page.getByRole("alert").getByText("Invalid credentials").waitFor();
});

test("an unknown path leads to /admin/404", async () => {
  const page = await visit("/admin/no-such-page", { isSignedIn: true });
  await page.waitForURL("**/admin/404");
  await page.getByRole("heading", { name: "Page not found" }).waitFor();
});

test("a session that has ended on the server is cleared in the browser at once", async () => {
  const other = await givenAccount(winnow, "Nuria Vall");
  context = await openContext(browser, winnow.url, { mode: "light", width: 1280 });
  await keepSessionIn(context, other);
  const page = await openPage(context, winnow.url);
  await page.goto("/admin/dashboard");
  await page.getByText("Credits: 25.00").waitFor();
  await other.call(logOut);
  await page.waitForURL("**/admin/sign-in*");
  expect(await page.evaluate(kept)).toEqual({ token: null, userId: null, cookie: "" });
});

test("a server that cannot be reached for a while does not log anybody out", async () => {
  context = await openContext(browser, winnow.url, { mode: "light", width: 1280 });
  await keepSessionIn(context, recruiter);
  const page = await openPage(context, winnow.url);
  let isDown = true;
  await intercept(page, "**/api/auth/account", (route) =>
    isDown
      ? route.fulfill({ status: 503, json: { error: { code: 1902, message: "down" } } })
      : route.continue(),
  );
  await page.goto("/admin/dashboard");
  await page.getByText(/cannot (be )?reach/i).waitFor();
  isDown = false;
  await page.getByText("Credits: 25.00").waitFor();
  expect((await page.evaluate(kept)).token).toBe(recruiter.token);
});

test("a credit balance that cannot be refreshed says so", async () => {
  const page = await visit("/admin/dashboard", { isSignedIn: true });
  await page.getByText("Credits: 25.00").waitFor();
  await intercept(page, "**/api/auth/account/refresh-credits", (route) => route.abort());
  await page.getByRole("button", { name: /refresh credits/i }).click();
  await page.getByText("Failed to refresh credits").waitFor();
});

test("a change of page scrolls to the top and moves the focus to its heading", async () => {
  const page = await visit("/admin/dashboard", { isSignedIn: true });
  await page.getByText("Credits: 25.00").waitFor();
  await page.evaluate(() => {
    document.body.style.minHeight = "3000px";
    window.scrollTo(0, 900);
  });
  await page.getByRole("link", { name: "CV Screening" }).click();
  await page.getByRole("heading", { level: 1, name: "CV Screening" }).waitFor();
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe("H1");
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  expect(await page.title()).toBe("CV Screening · Winnow");
});

test("the frames have the sizes of the specification", async () => {
  const page = await visit("/admin/dashboard", { isSignedIn: true });
  const heightOf = async (selector: string) => (await page.locator(selector).first().boundingBox())?.height;
  await page.getByText("Credits: 25.00").waitFor();
  expect(await heightOf("header")).toBe(72);
  expect((await page.getByRole("link", { name: "CV Screening" }).boundingBox())?.height).toBe(44);
  await page.setViewportSize({ width: 900, height: 800 });
  expect(await page.getByRole("link", { name: "CV Screening" }).isVisible()).toBe(true);

  await page.setViewportSize({ width: 899, height: 800 });
  await expect.poll(() => heightOf("header")).toBe(64);
  expect(await page.getByRole("link", { name: "CV Screening" }).isVisible()).toBe(false);
  await page
    .getByRole("button", { name: /navigation|menu/i })
    .first()
    .click();
  const drawer = page.getByRole("dialog");
  await drawer.getByRole("link", { name: "CV Screening" }).waitFor();
  await expect
    .poll(() =>
      drawer.evaluate(
        (element) => element.querySelector(".MuiDrawer-paper")?.clientWidth ?? element.clientWidth,
      ),
    )
    .toBeGreaterThanOrEqual(319);
});
