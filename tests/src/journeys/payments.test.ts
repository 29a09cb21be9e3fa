import { readFile } from "node:fs/promises";
import { getAccount } from "@winnow/contract/accounts.ts";
import { paths } from "@winnow/contract/paths.ts";
import { listPacks } from "@winnow/contract/payments.ts";
import { readDocument } from "@winnow/documents/read-document.ts";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { givenAccount } from "../given/given-account.ts";
import {
  axeViolations,
  hardestLooks,
  launchBrowser,
  openContext,
  openPage,
  overflow,
  type WatchedPage,
} from "../support/browser.ts";
import { keepPicture } from "../support/keep-picture.ts";
import { layoutShift, recordLayoutShifts } from "../support/layout-shift.ts";
import { ledgerFaults } from "../support/ledger.ts";
import { mailsTo, untilJobsAreDone } from "../support/mailbox.ts";
import { patienceMs } from "../support/patience.ts";
import { orderPack, paymentEntries, pressOnSandbox } from "../support/payments.ts";
import type { Recruiter } from "../support/recruiter.ts";
import { keepSessionIn } from "../support/signed-in-page.ts";
import { startWinnow, type TestWinnow } from "../support/start-winnow.ts";

let winnow: TestWinnow;
let browser: Browser;
beforeAll(async () => {
  winnow = await startWinnow({ BUSINESS_NAME: "Harbour Credits Ltd", TAX_NOTE: "No VAT is charged." });
  browser = await launchBrowser();
});
afterAll(async () => {
  await browser?.close();
  expect(await ledgerFaults(winnow)).toEqual([]);
  await winnow?.stop();
});

const one = [{ type: "credit", amount: 10_000, kind: "payment" }];

/** A recruiter who has chosen the smallest pack and stands on the sandbox's page. */
async function onTheWayToPay(name: string): Promise<{ recruiter: Recruiter; page: WatchedPage }> {
  const recruiter = await givenAccount(winnow, name);
  const context = await openContext(browser, winnow.url, { mode: "light", width: 1280 });
  await keepSessionIn(context, recruiter);
  const page = await openPage(context, winnow.url);
  await page.goto("/admin/payment");
  await page.getByText("Screens 100 CVs, or holds 10 interviews").waitFor();
  await page.getByRole("button", { name: "Pay $99.00 for 100.00 credits" }).click();
  await page.getByRole("heading", { name: "Sandbox payment" }).waitFor();
  await page.getByText("This is a sandbox. No money moves.").waitFor();
  return { recruiter, page };
}

test("paying in the sandbox adds the credits, and the receipt comes by mail and as a download", async () => {
  const { recruiter, page } = await onTheWayToPay("Paula Payer");

  await page.getByRole("button", { name: "Pay $99.00" }).click();

  await page.getByRole("heading", { name: "100.00 credits added" }).waitFor();
  await page.getByText("125.00", { exact: true }).waitFor();
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: /^Receipt .* as PDF$/ }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^Receipt [0-9A-F]{8}-0001\.pdf$/);
  const outcome = await readDocument(new Uint8Array(await readFile(await download.path())));
  const text = JSON.stringify(outcome);
  for (const words of ["Harbour Credits Ltd", "$99.00", "No VAT is charged.", recruiter.email]) {
    expect(text).toContain(words);
  }
  await untilJobsAreDone(winnow);
  const receipts = (await mailsTo(winnow, recruiter.email)).filter(({ subject }) => /receipt/.test(subject));
  expect(receipts).toHaveLength(1);
  expect(await paymentEntries(winnow, recruiter.account.id)).toEqual(one);
  expect(page.complaints).toEqual([]);
});

test("a tab that is closed right after paying is credited once all the same", async () => {
  const { recruiter, page } = await onTheWayToPay("Cleo Closer");

  await Promise.all([
    page.waitForResponse((response) => /\/pay$/.test(new URL(response.url()).pathname)),
    page.getByRole("button", { name: "Pay $99.00" }).click({ noWaitAfter: true }),
  ]);
  // Not the page alone: Chromium can lose that wish while a page on its way to another is swapped for it.
  await page.context().close();

  await vi.waitUntil(async () => (await recruiter.call(getAccount)).account.credits === 12_500, {
    timeout: patienceMs,
    interval: 50,
  });
  await untilJobsAreDone(winnow);
  expect(await paymentEntries(winnow, recruiter.account.id)).toEqual(one);
});

test("closing the tab before paying leaves everything as it was, and the order can be paid later", async () => {
  const { recruiter, page } = await onTheWayToPay("Lara Later");
  const url = page.url();
  await page.close();
  await untilJobsAreDone(winnow);
  expect(await paymentEntries(winnow, recruiter.account.id)).toEqual([]);

  await pressOnSandbox(url, "pay");

  await untilJobsAreDone(winnow);
  expect(await paymentEntries(winnow, recruiter.account.id)).toEqual(one);
});

test("a declined payment says so, charges nothing and can be tried again", async () => {
  const { recruiter, page } = await onTheWayToPay("Dina Declined");

  await page.getByRole("button", { name: "Decline" }).click();

  await page.getByRole("heading", { name: "The payment was declined" }).waitFor();
  await page.getByRole("link", { name: "Try again" }).click();
  await page.getByRole("heading", { name: "Select a pack" }).waitFor();
  await untilJobsAreDone(winnow);
  expect(await paymentEntries(winnow, recruiter.account.id)).toEqual([]);
  expect(page.complaints).toEqual([]);
});

test("two clicks at once on a pack are one order, under one key", async () => {
  const recruiter = await givenAccount(winnow, "Dora Double");
  const context = await openContext(browser, winnow.url, { mode: "light", width: 1280 });
  await keepSessionIn(context, recruiter);
  const page = await openPage(context, winnow.url);
  const keys: (string | undefined)[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST" && request.url().endsWith("/api/auth/payment/order")) {
      keys.push(request.headers()["idempotency-key"]);
    }
  });
  await page.goto("/admin/payment");

  await page
    .getByRole("button", { name: "Pay $99.00 for 100.00 credits" })
    // Faster than the page can say that it has heard the first.
    .evaluate((button: HTMLElement) => [button.click(), button.click()].length);

  await page.getByRole("heading", { name: "Sandbox payment" }).waitFor();
  expect(keys.length).toBeGreaterThan(0);
  expect(new Set(keys).size).toBe(1);
  expect(keys[0]).toMatch(/^[\w-]{16,}$/);
  const { rows } = await winnow.pool.query("select from payment_orders where account_id = $1", [
    recruiter.account.id,
  ]);
  expect(rows).toHaveLength(1);
  // The second may have been asked to wait for the first.
  expect(page.complaints.filter((complaint) => !complaint.includes("409"))).toEqual([]);
});

test("a payment that is given back takes its credits with it, and says so", async () => {
  const { recruiter, page } = await onTheWayToPay("Rita Refund");
  const checkout = page.url();
  await page.getByRole("button", { name: "Pay $99.00" }).click();
  await page.getByRole("heading", { name: "100.00 credits added" }).waitFor();

  await page.goto(checkout);
  await page.getByRole("button", { name: "Give it back" }).click();

  await page.getByText("Later 100.00 credits were taken back").waitFor();
  await page.getByText("25.00", { exact: true }).waitFor();
  await untilJobsAreDone(winnow);
  expect(await paymentEntries(winnow, recruiter.account.id)).toEqual([
    ...one,
    { type: "debit", amount: 10_000, kind: "refund" },
  ]);
  expect(page.complaints).toEqual([]);
});

test("paying twice, and once more from a second tab, is one credit", async () => {
  const { recruiter, page } = await onTheWayToPay("Tove Twice");
  const second = await openPage(page.context(), winnow.url);
  await second.goto(page.url());

  await page.getByRole("button", { name: "Pay twice" }).click();
  await second.getByRole("button", { name: "Pay $99.00" }).click();

  await page.getByRole("heading", { name: "100.00 credits added" }).waitFor();
  await second.getByRole("heading", { name: "100.00 credits added" }).waitFor();
  await untilJobsAreDone(winnow);
  expect(await paymentEntries(winnow, recruiter.account.id)).toEqual(one);
});

describe.each(hardestLooks)("in $mode at $width px", (look) => {
  test("every state of paying reads well for axe, fits the window and complains about nothing", async () => {
    const recruiter = await givenAccount(winnow, "Axel Looks");
    const context = await openContext(browser, winnow.url, look);
    await keepSessionIn(context, recruiter);
    const page = await openPage(context, winnow.url);
    const [open, paid, declined] = [
      await orderPack(recruiter),
      await orderPack(recruiter),
      await orderPack(recruiter),
    ];
    await pressOnSandbox(paid.url, "pay");
    await pressOnSandbox(declined.url, "decline");
    await untilJobsAreDone(winnow);
    const states: [path: string, heading: string][] = [
      ["/admin/payment", "Select a pack"],
      [`/admin/payment?order=${open.order.id}`, "Waiting for your payment"],
      [`/admin/payment?order=${paid.order.id}`, "100.00 credits added"],
      [`/admin/payment?order=${declined.order.id}`, "The payment was declined"],
      [open.url, "Sandbox payment"],
      [paid.url, "Sandbox payment"],
      [declined.url, "Sandbox payment"],
    ];
    const troubles: string[] = [];
    for (const [index, [path, heading]] of states.entries()) {
      await page.goto(path);
      await page.getByRole("heading", { name: heading }).waitFor();
      await keepPicture(page, { state: `payment ${index + 1}, ${heading}`, look });
      troubles.push(...(await axeViolations(page)).map((violation) => `${heading}: ${violation}`));
      const pixels = await overflow(page);
      if (pixels > 0) troubles.push(`${heading}: ${pixels} px wider than the window`);
      troubles.push(...page.complaints.splice(0).map((complaint) => `${heading}: ${complaint}`));
    }
    expect(troubles).toEqual([]);
    await context.close();
  });
});

test.each([1280, 360] as const)(
  "packs that come late take the places that were kept for them, at %d",
  async (width) => {
    const recruiter = await givenAccount(winnow, "Mara Lind");
    const context = await openContext(browser, winnow.url, { mode: "light", width });
    await keepSessionIn(context, recruiter);
    await context.addInitScript(recordLayoutShifts);
    const page = await openPage(context, winnow.url);
    const { promise: allowed, resolve: allow } = Promise.withResolvers<void>();
    // As a server that is paid says it, without the sandbox's notice.
    await page.route(`**/api${listPacks.url}`, async (route) => {
      const response = await route.fetch();
      const packs = listPacks.schema.response[200].parse(await response.json());
      await allowed;
      await route.fulfill({ response, json: { ...packs, provider: "stripe" } });
    });
    await page.goto(paths.payment);
    await page.getByRole("heading", { name: "Add Credits" }).waitFor();
    await page.getByRole("progressbar").waitFor();
    const foot = page.getByRole("link", { name: "See transactions" });
    const before = await foot.boundingBox();
    allow();
    await page.getByRole("heading", { name: "100.00 credits" }).waitFor();
    expect(await layoutShift(page)).toBe(0);
    if (width === 1280) expect((await foot.boundingBox())?.y).toBe(before?.y);
    // A page in sight may be asking again.
    await page.unrouteAll({ behavior: "ignoreErrors" });
    await context.close();
  },
);
