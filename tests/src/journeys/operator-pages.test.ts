import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { updateAccount } from "@winnow/contract/account-settings.ts";
import { languagesOfInstallation } from "@winnow/server/features/installation/languages/languages.ts";
import { unbuiltPage } from "@winnow/server/platform/http/unbuilt-page.ts";
import { languagesOfInbox } from "@winnow/server/platform/mail/languages/languages.ts";
import { languagesOfSandbox } from "@winnow/server/platform/payments/languages/languages.ts";
import { expect, test } from "vitest";
import { givenAccount } from "../given/given-account.ts";
import { orderPack, pressOnSandbox } from "../support/payments.ts";
import { enterInbox } from "../support/server-process.ts";
import { startJourney } from "./journey.ts";
import { troublesIn } from "./page-states.ts";

const journey = startJourney();

async function operatorsPage(name: "inbox" | "status"): Promise<string> {
  const key = await readFile(join(journey.winnow.environment.DATA_DIR ?? "", "operator-key"), "utf8");
  return `/operator/${name}?key=${key.trim()}`;
}

/** Jobs that no worker takes any more. */
function givenFailedJobs(): Promise<unknown> {
  return journey.winnow.pool.query(
    `update graphile_worker._private_jobs as jobs
        set attempts = max_attempts, last_error = 'The storage did not answer: a response was expected within 15 s.'
       from (select graphile_worker.add_job('remove-objects', '{}', run_at := 'infinity') as added
               from generate_series(1, 2)) as jobs_added
      where jobs.id = (added).id`,
  );
}

const typeface = () =>
  journey.page.evaluate(async () => {
    await document.fonts.ready;
    const { fontFamily } = getComputedStyle(document.body);
    return { fontFamily, isLoaded: document.fonts.check(`14px ${fontFamily}`, "Operator") };
  });

test("the operator's pages and the sandbox stand in the product's fonts and are without fault", async () => {
  const { page, recruiter, winnow } = journey;
  await givenAccount(winnow, "Somebody with an address longer than a phone is wide");
  const [inbox, status] = [await operatorsPage("inbox"), await operatorsPage("status")];
  await givenFailedJobs();
  const { url: checkout } = await orderPack(recruiter);
  const { url: paid } = await orderPack(recruiter);
  await pressOnSandbox(paid, "pay");
  const reach = (path: string, heading: string) => async () => {
    await page.goto(path);
    await page.getByRole("heading", { name: heading }).waitFor();
    expect(await typeface()).toMatchObject({
      fontFamily: expect.stringContaining("Inter Variable"),
      isLoaded: true,
    });
    expect(await page.evaluate(() => [...document.fonts].some(({ status }) => status === "loaded"))).toBe(
      true,
    );
  };
  expect(
    await troublesIn(page, [
      { state: "operators inbox", reach: reach(inbox, "Operator’s inbox") },
      { state: "operators status", reach: reach(status, "Status of this installation") },
      { state: "sandbox payment", reach: reach(checkout, "Sandbox payment") },
      { state: "sandbox payment that is paid", reach: reach(paid, "Sandbox payment") },
    ]),
  ).toEqual([]);
});

test("a browser that asks for /favicon.ico gets the icon", async () => {
  const { status, headers } = await fetch(`${journey.winnow.url}/favicon.ico`);
  expect(status).toBe(200);
  expect(headers.get("content-type")).toContain("image/svg+xml");
});

/** Sentences of the catalogue; those of a word or two stand within others, and names are the same in both. */
const english = [languagesOfInbox, languagesOfInstallation, languagesOfSandbox].flatMap(({ en, de }) =>
  Object.values(en).filter(
    (words) =>
      typeof words === "string" && words.length > 5 && !(Object.values(de) as unknown[]).includes(words),
  ),
);

test("what the server writes as a page is in German, whole, for whoever asks for German", async () => {
  const { winnow, recruiter } = journey;
  const order = async () => (await orderPack(recruiter)).url;
  await recruiter.call(updateAccount, { body: { language: "de" } });
  const [paid, declined, open] = [await order(), await order(), await order()];
  const press = (url: string, what: string) =>
    fetch(url.replace("?", `/${what}?`), { method: "POST", redirect: "manual" });
  await press(paid, "pay");
  await press(declined, "decline");
  const page = async (url: string, headers = {}) => (await fetch(url, { headers })).text();
  const beforeRefund = await page(paid);
  await press(paid, "refund");
  const cookie = await enterInbox(winnow.url, winnow.environment.DATA_DIR ?? "");
  const pages = await Promise.all([
    ...[open, declined, paid].map((url) => page(url)),
    beforeRefund,
    page(`${winnow.url}/operator/inbox`, { cookie, "accept-language": "de-AT,de;q=0.9,en;q=0.8" }),
    page(`${winnow.url}/operator/status`, { cookie, "accept-language": "de" }),
    unbuiltPage("de"),
  ]);

  for (const html of pages) {
    expect(html).toContain('<html lang="de">');
    for (const sentence of english) expect(html).not.toContain(sentence);
  }
  expect(pages[0]).toContain("100,00 Credits");
  expect(pages[4]).toContain("Credits kosten hier nichts");
});
