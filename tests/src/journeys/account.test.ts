import { getAccount, logIn } from "@winnow/contract/accounts.ts";
import { expect, test } from "vitest";
import { createApiClient } from "../support/api-client.ts";
import { goodPassword } from "../support/recruiter.ts";
import { startJourney } from "./journey.ts";
import { troublesIn } from "./page-states.ts";

const journey = startJourney();

const section = (name: string) => journey.page.getByRole("region", { name, exact: true });
const said = (words: string) => journey.page.getByRole("status").getByText(words).waitFor();

test("the account page leads from the name to leaving for good, and each change shows at once", async () => {
  const { page, recruiter } = journey;
  const firefox = { "user-agent": "Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0" };
  const elsewhere = () =>
    createApiClient(journey.winnow.url, undefined, firefox).call(logIn, {
      body: { email: recruiter.email, password: goodPassword },
    });
  const { token } = await elsewhere();
  const endFirefox = () =>
    section("Sessions").getByRole("button", { name: "End the session on Firefox on Linux" });
  await page.goto("/admin/dashboard");
  await page.getByRole("button", { name: "Profile" }).click();
  await page.getByRole("link", { name: "Account" }).click();
  await page.getByRole("heading", { level: 1, name: "Account" }).waitFor();
  expect(
    await troublesIn(page, [
      { state: "account", reach: () => section("Sessions").getByText("Firefox on Linux").waitFor() },
      {
        state: "session that is about to be ended",
        reach: async () => {
          await endFirefox().click();
          await page.getByRole("dialog").getByText("Whoever is signed in there").waitFor();
        },
      },
      {
        state: "account that is about to be deleted",
        reach: async () => {
          await page.getByRole("dialog").getByRole("button", { name: "Cancel" }).click();
          await section("Delete account").getByRole("button", { name: "Delete account" }).click();
          await page.getByRole("dialog").getByText("25.00 credits are lost.").waitFor();
        },
      },
    ]),
  ).toEqual([]);
  await page.getByRole("dialog").getByRole("button", { name: "Cancel" }).click();
  await expect
    .poll(() =>
      section("Delete account")
        .getByRole("button")
        .evaluate((one) => one === document.activeElement),
    )
    .toBe(true);

  await section("Name").getByLabel("Your name").fill("Mara Holm");
  await section("Name").getByRole("button", { name: "Save name" }).click();
  await said("Your name is changed.");
  await page.getByRole("button", { name: "Profile" }).click();
  await page.getByRole("dialog", { name: "Profile" }).getByText("Mara Holm").waitFor();
  await page.keyboard.press("Escape");

  await section("Look").getByLabel("Dates and numbers").selectOption("de-DE");
  await page.getByText("Credits: 25,00").waitFor();
  await page.reload();
  await page.getByText("Credits: 25,00").waitFor();

  await section("Notifications").getByRole("switch", { name: "Files" }).click();
  await expect
    .poll(() => section("Notifications").getByRole("switch", { name: "Files" }).isChecked())
    .toBe(false);
  expect(await section("Notifications").getByRole("switch", { name: "Credits" }).isDisabled()).toBe(true);

  await section("Export").getByLabel("Your password").fill(goodPassword);
  await section("Export").getByRole("button", { name: "Export everything" }).click();
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    section("Export").getByRole("button", { name: "Download" }).click(),
  ]);
  expect(file.suggestedFilename()).toBe("winnow-account.zip");

  const ending = page.getByRole("dialog", { name: "End the session on Firefox on Linux?" });
  await endFirefox().click();
  await ending.getByLabel("Your password").fill("not the password");
  await ending.getByRole("button", { name: "End the session" }).click();
  await ending.getByText("This is not your current password.").waitFor();
  await ending.getByLabel("Your password").fill(goodPassword);
  await ending.getByRole("button", { name: "End the session" }).click();
  await said("The session has ended.");
  expect(await createApiClient(journey.winnow.url, token).refusal(getAccount)).toMatchObject({ code: 1002 });

  for (let index = 0; index < 2; index++) await elsewhere();
  await page.reload();
  await section("Sessions").getByRole("button", { name: "End all others" }).click();
  const endingAll = page.getByRole("dialog", { name: "End all other sessions?" });
  await endingAll.getByLabel("Your password").fill(goodPassword);
  await endingAll.getByRole("button", { name: "End all others" }).click();
  await said("All other sessions have ended.");
  await expect.poll(() => section("Sessions").getByRole("listitem").count()).toBe(1);

  const password = section("Password");
  await password.getByLabel("Current password").fill("not the password");
  await password.getByLabel("New password").fill("lantern-harbour-48");
  await password.getByRole("button", { name: "Change password" }).click();
  await password.getByText("This is not your current password.").waitFor();
  await password.getByLabel("Current password").fill(goodPassword);
  await password.getByRole("button", { name: "Change password" }).click();
  await said("Your password is changed. Every other session has ended.");

  await section("Delete account").getByRole("button", { name: "Delete account" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Your e-mail address, typed").fill(recruiter.email);
  await dialog.getByLabel("Password", { exact: true }).fill("lantern-harbour-48");
  await dialog.getByRole("button", { name: "Delete account" }).click();
  await page.getByText("Your account is being deleted, and you are signed out everywhere.").waitFor();
});
