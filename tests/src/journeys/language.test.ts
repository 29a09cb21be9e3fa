import { updateAccount } from "@winnow/contract/account-settings.ts";
import { expect, test } from "vitest";
import { givenAccount } from "../given/given-account.ts";
import { openContext, openPage } from "../support/browser.ts";
import type { Recruiter } from "../support/recruiter.ts";
import { signInOn } from "../support/sign-in-form.ts";
import { keepSessionIn } from "../support/signed-in-page.ts";
import { speakPseudo } from "../support/words-outside.ts";
import { startJourney } from "./journey.ts";

const journey = startJourney();

/** A browser that nobody has used before, with the account signed in, and how many pages it has loaded. */
async function anotherBrowser({ recruiter }: { recruiter?: Recruiter } = {}) {
  const context = await openContext(journey.browser, journey.winnow.url, { mode: "light", width: 1280 });
  if (recruiter) await keepSessionIn(context, recruiter);
  const page = await openPage(context, journey.winnow.url);
  const loaded: string[] = [];
  page.on("response", (response) => {
    if (response.request().resourceType() === "document") loaded.push(response.url());
  });
  return { context, page, loaded };
}

const german = "html[lang=de]";
const english = "html[lang=en]";

test("the account's language survives a reload, another browser, signing out and signing in", async () => {
  const { page, recruiter } = journey;
  await page.goto("/admin/account");
  await page.getByLabel("Language").selectOption("de");
  await page.locator(`${german} main h1`).waitFor();
  await page.reload();
  await page.locator(`${german} main h1`).waitFor();

  const other = await anotherBrowser({ recruiter });
  await other.page.goto("/admin/screening");
  await other.page.locator(`${german} main h1`).waitFor();
  await other.page.untilQuiet();
  expect(other.loaded).toHaveLength(2);
  await other.page.reload();
  await other.page.locator(`${german} main h1`).waitFor();
  await other.page.untilQuiet();
  expect(other.loaded).toHaveLength(3);
  expect([...page.complaints, ...other.page.complaints]).toEqual([]);
  await other.context.close();

  const third = await anotherBrowser();
  await third.page.goto("/admin/sign-in");
  await third.page.locator(`${english} main h1`).waitFor();
  await signInOn(third.page, recruiter);
  await third.page.locator(`${german} main h1`).waitFor();
  await third.page.evaluate(() => localStorage.clear());
  await third.page.goto("/admin/sign-in");
  await third.page.locator(`${german} main h1`).waitFor();
  await third.page.getByRole("button", { name: "English" }).click();
  await third.page.locator(`${english} main h1`).waitFor();
  await signInOn(third.page, recruiter);
  await third.page.locator(`${german} main h1`).waitFor();

  // As the browser asks again, everywhere.
  await recruiter.call(updateAccount, { body: { language: null } });
  await third.page.reload();
  await third.page.locator(`${english} main h1`).waitFor();
  await third.context.close();
});

test("what was selected before signing in is the language of an account that has none", async () => {
  const { page, context } = await anotherBrowser();
  const recruiter = await givenAccount(journey.winnow, "Nora Falk");
  await page.goto("/admin/sign-in");
  await page.getByRole("button", { name: "Deutsch" }).click();
  await page.locator(`${german} main h1`).waitFor();
  await keepSessionIn(context, recruiter);
  await page.evaluate(() => sessionStorage.clear());
  await page.goto("/admin/dashboard");
  await page.locator(`${german} main h1`).waitFor();
  await page.reload();
  await page.locator(`${german} main h1`).waitFor();
  await context.close();
});

test("where cookies are refused the page stays as the browser asks, and is loaded once", async () => {
  const recruiter = await givenAccount(journey.winnow, "Nils Brandt");
  await recruiter.call(updateAccount, { body: { language: "de" } });
  const { page, context, loaded } = await anotherBrowser({ recruiter });
  await context.addInitScript(() => {
    Object.defineProperty(document, "cookie", { get: () => "", set: () => {} });
  });
  await page.goto("/admin/dashboard");
  await page.locator(`${english} main h1`).waitFor();
  await page.untilQuiet();
  expect(loaded).toHaveLength(1);
  await context.close();
});

test("what is typed on the account page stays when its language is changed", async () => {
  const recruiter = await givenAccount(journey.winnow, "Lena Berg");
  const { page, context } = await anotherBrowser({ recruiter });
  await page.goto("/admin/account");
  await page.getByLabel("Your name").fill("Lena Bergmann");
  await page.getByLabel("Language").selectOption("de");
  const loadAnew = page.getByRole("button", { name: "Load it anew" });
  await loadAnew.waitFor();
  expect(await page.getByLabel("Your name").inputValue()).toBe("Lena Bergmann");
  await page.getByRole("button", { name: "Save name" }).click();
  await page.getByText("Your name is changed.").waitFor();
  await loadAnew.click();
  await page.locator(`${german} main h1`).waitFor();
  await context.close();
});

test("a recruiter's page speaks the language of tests where the server has written that into it", async () => {
  const { page, recruiter } = journey;
  await recruiter.call(updateAccount, { body: { language: null } });
  await speakPseudo(page.context());
  await page.goto("/admin/dashboard");
  await page.locator("html[lang=en-XA] main h1").waitFor();
  expect(await page.getByRole("link", { name: /^⟦Skíp/ }).count()).toBe(1);
  expect(page.complaints).toEqual([]);
});
