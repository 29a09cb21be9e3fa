import { paths } from "@winnow/contract/paths.ts";
import { getScreening } from "@winnow/contract/screenings.ts";
import type { Browser, Locator } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { givenAccount } from "../given/given-account.ts";
import { givenScreened } from "../given/given-screened.ts";
import { launchBrowser, openContext, openPage } from "../support/browser.ts";
import { layoutShift, recordLayoutShifts } from "../support/layout-shift.ts";
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

test("a page makes no schemas of what it does not show", async () => {
  const context = await openContext(browser, winnow.url, { mode: "light", width: 1280 });
  await keepSessionIn(context, await givenAccount(winnow, "Mara Lind"));
  const schemasFor = async (path: string) => {
    const page = await openPage(context, winnow.url);
    const files: string[] = [];
    page.on("request", (request) => {
      const [, name] = /assets\/(contract\S*)-[\w-]{8}\.js$/.exec(request.url()) ?? [];
      if (name !== undefined) files.push(name);
    });
    await page.goto(path);
    await page.getByRole("heading", { level: 1 }).waitFor();
    await page.close();
    return files.toSorted();
  };

  expect(await schemasFor("/admin/transactions")).toEqual(["contract"]);
  expect(await schemasFor("/admin/dashboard")).toEqual([
    "contract",
    "contract-of-drives",
    "contract-of-screenings",
  ]);
  await context.close();
});

test("the frame of a page stands before its code has come, and the application takes its place", async () => {
  const context = await openContext(browser, winnow.url, { mode: "light", width: 1280 });
  await keepSessionIn(context, await givenAccount(winnow, "Mara Lind"));
  const page = await openPage(context, winnow.url);
  const { promise: allowed, resolve: allow } = Promise.withResolvers<void>();
  await page.route("**/assets/*.js", async (route) => {
    await allowed;
    await route.continue();
  });
  await page.goto("/admin/screening", { waitUntil: "commit" });
  const frame = page.locator("#first-frame");
  await frame.getByText("winnow").waitFor();
  expect(await frame.locator("b").textContent()).toBe("CV Screening");
  expect(await page.locator("#root").textContent()).toBe("");
  const placeOf = async (heading: Locator) => {
    const box = await heading.boundingBox();
    return box && { x: box.x, y: box.y };
  };
  const before = await placeOf(frame.locator("b"));
  allow();
  const heading = page.getByRole("heading", { level: 1, name: "CV Screening" });
  await heading.waitFor();
  expect(await frame.count()).toBe(0);
  // The frame's heading has the page's padding within itself.
  const after = await placeOf(heading);
  expect(after).toEqual(before && { x: before.x + 32, y: before.y + 32 });
  await context.close();
});

test("a phone shows the first results before any code has come, where the application shows them", async () => {
  const recruiter = await givenAccount(winnow, "Mara Lind");
  const { id } = await givenScreened(winnow, recruiter, { cvs: 3 });
  const context = await openContext(browser, winnow.url, { mode: "dark", width: 360 });
  await keepSessionIn(context, recruiter);
  const page = await openPage(context, winnow.url);
  const { promise: allowed, resolve: allow } = Promise.withResolvers<void>();
  await page.route("**/assets/*.js", async (route) => {
    await allowed;
    await route.continue();
  });
  await page.goto(paths.results(id), { waitUntil: "commit" });
  const first = page.locator("#first-frame li");
  await first.first().waitFor();
  const before = await readRows(first, "strong, em, small");
  expect(before).toHaveLength(3);
  expect(await page.locator("#root").textContent()).toBe("");
  allow();
  const rows = page.getByRole("list", { name: "Results" }).getByRole("listitem");
  await rows.first().waitFor();
  expect(await first.count()).toBe(0);
  expect(await readRows(rows, ".name, .score, .job")).toEqual(before);
  await context.close();
});

test("of a screening that still runs a phone shows no results before the application does, which has more above them", async () => {
  const recruiter = await givenAccount(winnow, "Mara Lind");
  const { id } = await givenScreened(winnow, recruiter, { cvs: 3 });
  const context = await openContext(browser, winnow.url, { mode: "light", width: 360 });
  await keepSessionIn(context, recruiter);
  await context.addInitScript(recordLayoutShifts);
  const page = await openPage(context, winnow.url);
  const { promise: allowed, resolve: allow } = Promise.withResolvers<void>();
  await page.route("**/assets/*.js", async (route) => {
    await allowed;
    await route.continue();
  });
  await page.route(`**/api${getScreening.url.replace(":id", id)}`, async (route) => {
    const response = await route.fetch();
    const screening = getScreening.schema.response[200].parse(await response.json());
    const progress = { percent: 30, seconds_left: 40 };
    await route.fulfill({
      response,
      json: { ...screening, status: "InProgress", waits_for_credits: true, progress },
    });
  });
  await page.goto(paths.results(id), { waitUntil: "commit" });
  await page.locator("#first-frame b bdi").waitFor();
  await page.evaluate("globalThis.rowsDrawn");
  expect(await page.locator("#first-frame li").count()).toBe(0);
  allow();
  await page.getByRole("list", { name: "Results" }).getByRole("listitem").first().waitFor();
  await page.untilQuiet();
  expect(await layoutShift(page)).toBe(0);
  await context.close();
});

/** What rows say, and where, to the pixel. */
function readRows(rows: Locator, parts: string) {
  return rows.evaluateAll(
    (items, selector) =>
      items.map((item) => ({
        top: Math.round(item.getBoundingClientRect().top),
        parts: [...item.querySelectorAll(selector)].map((part) => ({
          text: part.textContent,
          left: Math.round(part.getBoundingClientRect().left),
        })),
      })),
    parts,
  );
}
