import { formatLocales, updateAccount } from "@winnow/contract/account-settings.ts";
import { paths } from "@winnow/contract/paths.ts";
import { expect, test } from "vitest";
import { givenScreened } from "../given/given-screened.ts";
import type { WatchedPage } from "../support/browser.ts";
import { startJourney } from "./journey.ts";
import { troublesInOtherLanguages } from "./other-languages.ts";

const journey = startJourney({ variables: { WELCOME_CREDITS: "100.00" } });

const languages = new Intl.DisplayNames("en", { type: "language", languageDisplay: "standard" });
/** What has a name of its own, or was said by the test. */
const given = [
  "English",
  "Deutsch",
  ...formatLocales.map((locale) => languages.of(locale) ?? locale),
  "Ward nurse",
];

test("pages for guests have all their words in the catalogue, and hold German", async () => {
  const pages = [paths.signIn, paths.signUp, paths.resetPasswordLink, paths.resetPassword, paths.verifyEmail];
  const troubles: string[] = [];
  for (const link of pages) {
    const state = link.replaceAll("/", "-");
    troubles.push(...(await troublesInOtherLanguages(journey, { link, state, given })));
  }
  expect(troubles).toEqual([]);
});

test("dashboard, ledger, payment, account and what opens over them have all their words in the catalogue, and hold German", async () => {
  const { recruiter, winnow } = journey;
  const troubles: string[] = [];
  const look = async (state: string, link: string, reach?: (page: WatchedPage) => Promise<unknown>) => {
    troubles.push(
      ...(await troublesInOtherLanguages(journey, {
        link,
        recruiter,
        state,
        given,
        ...(reach ? { reach } : {}),
      })),
    );
  };
  await look("dashboard-first", paths.dashboard);
  await givenScreened(winnow, recruiter, { title: "Ward nurse", cvs: 4 });
  await look("dashboard", paths.dashboard);
  await look("palette", paths.dashboard, async (page) => {
    await page.keyboard.press("Control+k");
    await page.getByRole("listbox").waitFor();
  });
  await look("transactions", paths.transactions);
  await look("every-entry", `${paths.transactions}?view=entries`);
  await look("payment", paths.payment);
  await look("account", paths.account);
  expect(troubles).toEqual([]);
});

test("the help and its keys are in the language of the account", async () => {
  const { page, recruiter } = journey;
  await recruiter.call(updateAccount, { body: { language: "de" } });
  await page.goto(paths.transactions);
  await page.locator("html[lang=de] main h1").waitFor();
  expect(await page.locator("main h1").textContent()).toBe("Buchungen");
  await page.keyboard.press("?");
  const help = page.getByRole("dialog", { name: "Hilfe" });
  await help.getByRole("heading", { name: "Tastenkürzel" }).waitFor();
  await help.getByText("Nächste Zeile").waitFor();
  await help.getByRole("textbox", { name: "Hilfe durchsuchen" }).fill("löschsperre");
  await help.getByRole("link", { name: "Was gespeichert wird, und wie lange" }).click();
  await help.getByRole("heading", { name: "Löschsperre" }).waitFor();
  expect(page.complaints).toEqual([]);
});
