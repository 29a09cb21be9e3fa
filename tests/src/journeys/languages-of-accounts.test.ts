import { formatLocales, updateAccount } from "@winnow/contract/account-settings.ts";
import { paths } from "@winnow/contract/paths.ts";
import { expect, test } from "vitest";
import { givenAccount } from "../given/given-account.ts";
import { givenScreened } from "../given/given-screened.ts";
import { givenSecondFactor } from "../given/given-second-factor.ts";
import type { WatchedPage } from "../support/browser.ts";
import { goodPassword } from "../support/recruiter.ts";
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

test("two-step sign-in has all its words in the catalogue, and holds German", async () => {
  const { winnow } = journey;
  const troubles: string[] = [];
  const recruiter = await givenAccount(winnow, "Tove Two");
  const open = (button: number) => (page: WatchedPage) => page.locator("#twoStep button").nth(button).click();
  const typePassword = async (page: WatchedPage, within: string) => {
    await page.locator(`${within} input[type=password]`).first().fill(goodPassword);
    await page.keyboard.press("Enter");
  };
  const look = async (state: string, reach: (page: WatchedPage) => Promise<unknown>) => {
    troubles.push(
      ...(await troublesInOtherLanguages(journey, { link: paths.account, recruiter, state, given, reach })),
    );
  };
  await look("two-steps-off", open(0));
  await look("two-steps-key", async (page) => {
    await open(0)(page);
    await typePassword(page, "[role=dialog]");
    await page.locator("[role=dialog] svg[role=img]").waitFor();
  });
  const { recoveryCodes } = await givenSecondFactor(winnow, recruiter);
  await look("two-steps-on", open(0));
  await look("two-steps-codes", async (page) => {
    await open(1)(page);
    await page.locator("[role=dialog] input[autocomplete=one-time-code]").fill(recoveryCodes.pop() ?? "");
    await typePassword(page, "[role=dialog]");
    await page.locator("[role=dialog] li").first().waitFor();
    // Those from before are of no use any more.
    recoveryCodes.splice(
      0,
      recoveryCodes.length,
      ...(await page.locator("[role=dialog] li").allTextContents()),
    );
  });
  for (const kind of ["app", "recovery"]) {
    troubles.push(
      ...(await troublesInOtherLanguages(journey, {
        link: paths.signIn,
        state: `second-step-${kind}`,
        given,
        reach: async (page) => {
          await page.locator("main input[type=email]").fill(recruiter.email);
          await typePassword(page, "main");
          await page.locator("main input[autocomplete=one-time-code]").waitFor();
          if (kind === "recovery") await page.locator("main button[type=button]").first().click();
        },
      })),
    );
  }
  // Browsers complain of each answer that refuses something, as the first step of a sign-in is.
  expect(troubles.filter((trouble) => !trouble.includes("403 (Forbidden)"))).toEqual([]);
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
