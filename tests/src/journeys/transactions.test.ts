import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import { listTransactionGroups } from "@winnow/contract/credits.ts";
import { startScreening } from "@winnow/contract/screenings.ts";
import { readDocument } from "@winnow/documents/read-document.ts";
import { addCredits } from "@winnow/server/features/credits/add-credits.ts";
import { insertEntry } from "@winnow/server/features/credits/rows.ts";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { givenAccount } from "../given/given-account.ts";
import { givenScreening } from "../given/given-screening.ts";
import { untilScreening } from "../given/uploads.ts";
import { launchBrowser, type looks, openContext, openPage } from "../support/browser.ts";
import { intercept } from "../support/intercept.ts";
import { keepPicture } from "../support/keep-picture.ts";
import { accountIdOf } from "../support/ledger.ts";
import type { Recruiter } from "../support/recruiter.ts";
import { keepSessionIn } from "../support/signed-in-page.ts";
import { startWinnow, type TestWinnow } from "../support/start-winnow.ts";
import { troublesIn } from "./page-states.ts";

let winnow: TestWinnow;
let browser: Browser;
let recruiter: Recruiter;
let screeningId: string;

/** Welcome credits, three CVs screened, 100.00 credits bought. */
beforeAll(async () => {
  winnow = await startWinnow();
  browser = await launchBrowser();
  recruiter = await givenAccount(winnow, "Ira Book");
  const screening = await givenScreening(winnow, recruiter, { cvs: 3 });
  screeningId = screening.id;
  await recruiter.call(startScreening, { params: { id: screeningId } });
  await untilScreening(recruiter, screeningId, ({ status }) => status === "Completed");
  const orderId = randomUUID();
  await winnow.services.database.kysely.transaction().execute((open) =>
    insertEntry(open, {
      accountId: accountIdOf(recruiter.account),
      type: "credit",
      amount: 10_000,
      reason: "100.00 credits bought",
      referenceKind: "payment",
      referenceId: orderId,
      idempotencyKey: `payment:${orderId}`,
    }),
  );
});
afterAll(async () => {
  await browser?.close();
  await winnow?.stop();
});

async function openTransactions(look: (typeof looks)[number], query = "") {
  const context = await openContext(browser, winnow.url, look);
  await keepSessionIn(context, recruiter);
  const page = await openPage(context, winnow.url);
  await page.goto(`/admin/transactions${query}`);
  await page.getByRole("heading", { level: 1, name: "Transactions" }).waitFor();
  await page
    .getByText("100.00 credits bought")
    .or(page.getByText("No transaction matches."))
    .first()
    .waitFor();
  return page;
}

test("the transactions read well for axe and fit the window, whatever they show", async () => {
  const page = await openTransactions({ mode: "light", width: 1280 });
  const open = (query: string) => async () => {
    await page.goto(`/admin/transactions${query}`);
    await page.getByRole("heading", { level: 1, name: "Transactions" }).waitFor();
    await page.untilQuiet();
    await expect.poll(() => page.locator("[aria-busy=true]").count()).toBe(0);
  };
  const troubles = await troublesIn(page, [
    { state: "by work and day", reach: open("") },
    { state: "a row that is open", reach: open(`?open=${await screeningGroup()}`) },
    { state: "every entry", reach: open("?view=entries&kind=screening&type=debit&orderBy=amount") },
    {
      state: "nothing that matches, months as a table",
      reach: async () => {
        await open("?search=nobody")();
        await page.getByRole("button", { name: "Show the months as a table" }).click();
      },
    },
  ]);

  expect(troubles).toEqual([]);
  expect(page.complaints).toEqual([]);
  await page.context().close();
});

test("ten rows are in view below the months at 1280 × 800", async () => {
  const busy = await givenAccount(winnow, "Many Gifts");
  for (let number = 1; number <= 9; number += 1) {
    const gift = { accountId: accountIdOf(busy.account), amount: number * 100, reason: `Gift ${number}` };
    await addCredits(winnow.services.database.kysely, gift);
  }
  const context = await openContext(browser, winnow.url, { mode: "light", width: 1280 });
  await keepSessionIn(context, busy);
  const page = await openPage(context, winnow.url);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto("/admin/transactions");
  await page.getByText("Gift 9").waitFor();
  await keepPicture(page, { state: "ten rows", look: { mode: "light", width: 1280 } });

  const tenth = await page.getByRole("row", { name: /Welcome credits/ }).boundingBox();
  expect((tenth?.y ?? 0) + (tenth?.height ?? 0)).toBeLessThanOrEqual(800);
  await context.close();
});

test("no sheet of printed transactions is empty, wherever a sheet ends", async () => {
  const page = await openTransactions({ mode: "light", width: 1280 });
  await page.untilQuiet();
  const emptyOn: string[] = [];
  for (let height = 150; height <= 300; height += 5) {
    const bytes = await page.pdf({ width: "210mm", height: `${height}mm` });
    const printed = await readDocument(new Uint8Array(bytes));
    if (!printed.ok) throw new Error(`The print cannot be read: ${printed.reason}`);
    const { pages, lines, headersAndFooters } = printed.document;
    const written = new Set([...lines, ...headersAndFooters].map((line) => line.page));
    if (written.size < pages.length) emptyOn.push(`${height} mm`);
  }
  expect(emptyOn).toEqual([]);
  await page.context().close();
});

/** The id of the row that the three CVs make, by the day of the browsers. */
async function screeningGroup(): Promise<string> {
  const { timeZone: timezone } = Intl.DateTimeFormat().resolvedOptions();
  const { data } = await recruiter.call(listTransactionGroups, { query: { kind: "screening", timezone } });
  return data[0]?.id ?? "";
}

describe("somebody who looks for where credits went", () => {
  const look = { mode: "light", width: 1280 } as const;

  test("opens the row of a screening by keys, finds its CVs, and again after a reload and by Back", async () => {
    const page = await openTransactions(look);
    expect(await page.getByText("· 3 CVs").count()).toBe(1);
    const opener = page.getByRole("button", { name: /^Entries of Screening/ });
    await opener.focus();
    await page.keyboard.press("Enter");

    const entries = page.getByRole("list", { name: /^Entries of Screening/ }).getByRole("listitem");
    await expect.poll(() => entries.getByText(/^CV screened/).count()).toBe(3);
    expect(await opener.getAttribute("aria-expanded")).toBe("true");
    expect(await opener.evaluate((button) => button === document.activeElement)).toBe(true);

    await page.reload();
    await expect.poll(() => entries.getByText(/^CV screened/).count()).toBe(3);
    await page
      .getByRole("link", { name: /^Screening/ })
      .first()
      .click();
    await page.waitForURL(`**/admin/screening-result/${screeningId}`);
    await page.goBack();
    await expect.poll(() => entries.getByText(/^CV screened/).count()).toBe(3);

    await opener.click();
    await expect.poll(() => entries.count()).toBe(0);
    expect(new URL(page.url()).search).toBe("");
    await page.context().close();
  });

  test("changes to single entries, narrows them by what they are about; the address keeps both", async () => {
    const page = await openTransactions(look);
    await page.getByRole("button", { name: "Every entry" }).click();
    await page.getByRole("button", { name: "Filters" }).click();
    await page.getByRole("button", { name: "CV screening" }).click();
    await page.getByRole("button", { name: "Done" }).click();
    await expect.poll(() => page.getByRole("link", { name: /^CV screened/ }).count()).toBe(3);
    expect(new URL(page.url()).search).toBe("?view=entries&kind=screening");

    await page.reload();
    await page
      .getByRole("link", { name: /^CV screened/ })
      .first()
      .click();
    await page.waitForURL(`**/admin/screening-result/${screeningId}`);
    await page.context().close();
  });

  test("narrows it by dates, finds nothing long ago, and shows all again in one click", async () => {
    const page = await openTransactions(look);
    await page.getByRole("button", { name: "Filters" }).click();
    await page.getByLabel("To", { exact: true }).fill("2020-01-31");
    await page.getByText("No transaction matches.").waitFor();
    await page.getByRole("button", { name: "Done" }).click();
    expect(new URL(page.url()).searchParams.get("to")).toBe("2020-01-31");

    await page.getByRole("button", { name: "Show all transactions" }).click();
    await page.getByText("100.00 credits bought").waitFor();
    expect(new URL(page.url()).search).toBe("");
    await page.context().close();
  });

  test("sees what the month cost, as a table too, and gets from a month to its transactions", async () => {
    const page = await openTransactions(look);
    const panel = page.getByRole("region", { name: "Spent per month" });
    await panel.getByText("3.00 spent so far").waitFor();
    await panel.getByRole("button", { name: "Show the months as a table" }).click();
    const [present] = await panel.getByRole("row").filter({ hasText: "100.00" }).all();
    expect(await present?.innerText()).toMatch(/3\.00\s+100\.00/);

    await panel.getByRole("button", { name: "Show the months as a chart" }).click();
    await panel
      .getByRole("link", { name: /: 0\.00 spent, 0\.00 bought$/ })
      .first()
      .click();
    await page.getByText("No transaction matches.").waitFor();
    await panel.getByRole("link", { name: /: 3\.00 spent, 100\.00 bought$/ }).click();
    await page.getByText("100.00 credits bought").waitFor();
    expect(new URL(page.url()).searchParams.get("from")).toMatch(/^\d{4}-\d\d-01$/);
    await page.context().close();
  });

  test("saves what the list is narrowed to as a file", async () => {
    const page = await openTransactions(look, "?type=credit");
    const downloading = page.waitForEvent("download");
    await page.getByRole("button", { name: "Save as CSV" }).click();
    const download = await downloading;

    expect(download.suggestedFilename()).toBe("transactions.csv");
    const lines = (await readFile(await download.path(), "utf8")).trimEnd().split("\r\n");
    expect(lines).toHaveLength(3);
    expect(lines[1]).toMatch(/,credit,payment,100,122,100.00 credits bought,/);
    await page.context().close();
  });

  test("is offered the receipt of what was bought", async () => {
    const page = await openTransactions(look);

    expect(await page.getByRole("button", { name: /^Receipt of / }).count()).toBe(1);
    await page.context().close();
  });
});

test("a start whose answer is lost is sent again under the same key, and holds the credits once", async () => {
  const screening = await givenScreening(winnow, recruiter, { cvs: 1 });
  const context = await openContext(browser, winnow.url, { mode: "light", width: 1280 });
  await keepSessionIn(context, recruiter);
  const page = await openPage(context, winnow.url);
  const keys: (string | undefined)[] = [];
  await intercept(page, "**/start?*", async (route) => {
    keys.push(route.request().headers()["idempotency-key"]);
    const answer = await route.fetch();
    if (keys.length === 1) await route.abort("connectionreset");
    else await route.fulfill({ response: answer });
  });
  await page.goto(`/admin/screening/${screening.id}`);
  await page.getByRole("button", { name: /^Start screening/ }).click();

  await expect.poll(() => keys.length).toBe(2);
  await untilScreening(recruiter, screening.id, ({ status }) => status === "Completed");
  expect(keys[0]).toMatch(/^.{16,}$/);
  expect(keys[1]).toBe(keys[0]);
  const { rows } = await winnow.pool.query("select from credit_holds where work_id = $1", [screening.id]);
  expect(rows).toHaveLength(1);
  await context.close();
});
