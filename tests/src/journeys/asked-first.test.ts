import { eventsPath } from "@winnow/contract/notifications.ts";
import { paths } from "@winnow/contract/paths.ts";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { givenAccount } from "../given/given-account.ts";
import { givenScreened } from "../given/given-screened.ts";
import { launchBrowser, openContext, openPage } from "../support/browser.ts";
import type { Recruiter } from "../support/recruiter.ts";
import { keepSessionIn } from "../support/signed-in-page.ts";
import { startWinnow, type TestWinnow } from "../support/start-winnow.ts";

let winnow: TestWinnow;
let browser: Browser;
let recruiter: Recruiter;

beforeAll(async () => {
  winnow = await startWinnow();
  browser = await launchBrowser();
  recruiter = await givenAccount(winnow, "Mara Lind");
});

afterAll(async () => {
  await browser?.close();
  await winnow?.stop();
});

/** As `web/src/api/asked-first.ts` finds it in the page. */
declare const askedFirst: { answers: Map<string, unknown> };

/** How often the page asks for each address; what it has asked for before its code came is wanted by its code, each. */
async function opened(path: string, width: 360 | 1280) {
  const context = await openContext(browser, winnow.url, { mode: "light", width });
  await keepSessionIn(context, recruiter);
  const page = await openPage(context, winnow.url);
  // The first event lets everything be asked for again.
  await page.route(`**/api${eventsPath}`, (route) => route.abort());
  const asked = new Map<string, number>();
  page.on("request", (request) => {
    const { pathname, search } = new URL(request.url());
    if (request.method() !== "GET" || !pathname.startsWith("/api/") || pathname.endsWith(eventsPath)) return;
    asked.set(pathname + search, (asked.get(pathname + search) ?? 0) + 1);
  });
  await page.goto(path);
  await page.getByRole("heading", { level: 1 }).waitFor();
  await page.untilQuiet();
  await expect.poll(() => page.evaluate(() => [...askedFirst.answers.keys()]), { message: path }).toEqual([]);
  await page.untilQuiet();
  await context.close();
  return { asked: [...asked] };
}

test("what a page asks for before its code has come is what the code asks for, and is asked for once", async () => {
  const { id, results } = await givenScreened(winnow, recruiter, { title: "Ward nurse", cvs: 2 });
  const pages = [
    paths.dashboard,
    paths.screenings,
    paths.screening(id),
    paths.results(id),
    paths.report(id, results[0]?.id ?? ""),
    paths.drives,
    paths.transactions,
  ];
  for (const path of pages) {
    const { asked } = await opened(path, 1280);
    expect(
      asked.filter(([, times]) => times > 1),
      path,
    ).toEqual([]);
    expect(asked.length, path).toBeGreaterThan(3);
  }
});

test("a list that is searched asks for itself alone", async () => {
  const { asked } = await opened(`${paths.screenings}?search=nurse`, 360);
  const lists = asked.filter(([address]) => address.startsWith("/api/auth/screener?"));
  expect(lists).toEqual([[expect.stringContaining("search=nurse"), 1]]);
});

test("nothing is asked for as somebody who is not signed in", async () => {
  const context = await openContext(browser, winnow.url, { mode: "light", width: 1280 });
  const page = await openPage(context, winnow.url);
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/api/auth/")) asked.push(request.url());
  });
  await page.goto(paths.screenings);
  await page.getByRole("heading", { level: 1 }).waitFor();
  await page.untilQuiet();
  expect(asked).toEqual([]);
  await context.close();
});
