import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { givenAccount } from "../given/given-account.ts";
import { launchBrowser, openContext, openPage } from "../support/browser.ts";
import { keepSessionIn } from "../support/signed-in-page.ts";
import { startWinnow, type TestWinnow } from "../support/start-winnow.ts";

let winnow: TestWinnow;
let browser: Browser;

beforeAll(async () => {
  winnow = await startWinnow();
  browser = await launchBrowser();
});

afterAll(async () => {
  await browser?.close();
  await winnow?.stop();
});

/** Kilobytes of compressed JavaScript that a first visit loads until the page is quiet. */
async function scriptKilobytes(path: string, options: { isSignedIn: boolean }): Promise<number> {
  const context = await openContext(browser, winnow.url, { mode: "light", width: 1280 });
  if (options.isSignedIn) {
    await keepSessionIn(context, await givenAccount(winnow, "Mara Lind"));
  }
  const page = await openPage(context, winnow.url);
  const sizes: Promise<number>[] = [];
  page.on("requestfinished", (request) => {
    if (request.resourceType() === "script") {
      sizes.push(request.sizes().then((size) => size.responseBodySize));
    }
  });
  await page.goto(path);
  await page.getByRole("heading", { level: 1 }).waitFor();
  await page.untilQuiet();
  const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  await context.close();
  return bytes / 1000;
}

test("sign-in loads at most 150 kB of compressed JavaScript", async () => {
  const kilobytes = await scriptKilobytes("/admin/sign-in", { isSignedIn: false });
  expect(kilobytes).toBeGreaterThan(50);
  expect(kilobytes).toBeLessThanOrEqual(150);
});

test("the dashboard loads at most 220 kB of compressed JavaScript", async () => {
  const kilobytes = await scriptKilobytes("/admin/dashboard", { isSignedIn: true });
  expect(kilobytes).toBeGreaterThan(50);
  expect(kilobytes).toBeLessThanOrEqual(220);
});
