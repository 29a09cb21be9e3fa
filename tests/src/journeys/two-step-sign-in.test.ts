import { expect, test } from "vitest";
import { authenticatorWith, forgetUsedCodes } from "../given/given-second-factor.ts";
import { goodPassword } from "../support/recruiter.ts";
import { startJourney } from "./journey.ts";
import { troublesIn } from "./page-states.ts";

const journey = startJourney();

const section = (name: string) => journey.page.getByRole("region", { name, exact: true });
const said = (words: string) => journey.page.getByRole("status").getByText(words).waitFor();

test("two-step sign-in is turned on, asked for at the next sign-in, and turned off again", async () => {
  const { page, recruiter, winnow } = journey;
  const dialog = page.getByRole("dialog");
  const twoSteps = section("Two-step sign-in");
  await page.goto("/admin/account");

  await twoSteps.getByRole("button", { name: "Turn on" }).click();
  await dialog.getByLabel("Your password").fill("not the password");
  await dialog.getByRole("button", { name: "Continue" }).click();
  await dialog.getByText("This is not your current password.").waitFor();
  await dialog.getByLabel("Your password").fill(goodPassword);
  await dialog.getByRole("button", { name: "Continue" }).click();
  const key = (await dialog.getByRole("code").textContent()) ?? "";
  const app = authenticatorWith(key.replaceAll(" ", ""));
  expect(
    await troublesIn(page, [
      { state: "key for the app", reach: () => dialog.getByRole("img", { name: "QR code" }).waitFor() },
    ]),
  ).toEqual([]);
  await dialog.getByLabel("Code that the app shows").fill("000000");
  await dialog.getByRole("button", { name: "Turn on" }).click();
  await dialog.getByText("This code is not right, or was used before.").waitFor();
  await dialog.getByLabel("Code that the app shows").fill(app.code());
  await dialog.getByRole("button", { name: "Turn on" }).click();
  expect(
    await troublesIn(page, [
      { state: "recovery codes", reach: () => dialog.getByText("Keep your recovery codes").waitFor() },
    ]),
  ).toEqual([]);
  const codes = await dialog.getByRole("listitem").allTextContents();
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    dialog.getByRole("button", { name: "Download" }).click(),
  ]);
  expect(file.suggestedFilename()).toBe("winnow-recovery-codes.txt");
  await dialog.getByRole("button", { name: "I have kept them" }).click();
  await said("Two-step sign-in is on. Every other session has ended.");
  await twoSteps.getByText("10 recovery codes are left.").waitFor();
  await expect.poll(() => twoSteps.getByRole("button", { name: "Turn off" }).evaluate(isFocused)).toBe(true);

  await page.getByRole("button", { name: "Profile" }).click();
  await page.getByRole("button", { name: "Logout" }).click();
  await signIn();
  await page.getByRole("heading", { level: 1, name: "Enter your code" }).waitFor();
  expect(await page.getByLabel("Code", { exact: true }).evaluate(isFocused)).toBe(true);
  expect(await troublesIn(page, [{ state: "code at sign-in", reach: async () => undefined }])).toEqual([]);
  await page.getByLabel("Code", { exact: true }).fill("000000");
  await page.keyboard.press("Enter");
  await page.getByText("This code is not right, or was used before.").waitFor();
  await page.getByRole("button", { name: "Back to sign in" }).click();
  expect(await page.getByLabel("Password", { exact: true }).inputValue()).toBe("");
  await signIn();
  await page.getByRole("button", { name: "Use a recovery code" }).click();
  await page.getByLabel("Recovery code").fill(codes[0] ?? "");
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { level: 1, name: /^Hello/ }).waitFor();

  await page.getByRole("button", { name: "Profile" }).click();
  await page.getByRole("link", { name: "Account" }).click();
  await twoSteps.getByText("9 recovery codes are left.").waitFor();
  await section("Export").getByLabel("Your password").fill(goodPassword);
  await section("Export").getByRole("button", { name: "Export everything" }).click();
  await section("Export").getByText("This code is not right, or was used before.").waitFor();
  await section("Export")
    .getByLabel("Code of your authenticator app")
    .fill(codes[1] ?? "");
  await section("Export").getByRole("button", { name: "Export everything" }).click();
  await section("Export").getByRole("button", { name: "Download" }).waitFor();

  await twoSteps.getByRole("button", { name: "Make new codes" }).click();
  await dialog.getByLabel("Your password").fill(goodPassword);
  await dialog.getByLabel("Code of your authenticator app").fill(codes[2] ?? "");
  await dialog.getByRole("button", { name: "Make new codes" }).click();
  await dialog.getByText("Keep your recovery codes").waitFor();
  expect(await dialog.getByRole("listitem").allTextContents()).not.toContain(codes[3]);
  await dialog.getByRole("button", { name: "I have kept them" }).click();

  await forgetUsedCodes(winnow, recruiter);
  await twoSteps.getByRole("button", { name: "Turn off" }).click();
  await dialog.getByLabel("Your password").fill(goodPassword);
  await dialog.getByLabel("Code of your authenticator app").fill(app.code());
  await dialog.getByRole("button", { name: "Turn off" }).click();
  await said("Two-step sign-in is off. Every other session has ended.");
  await twoSteps.getByRole("button", { name: "Turn on" }).waitFor();
});

async function signIn(): Promise<void> {
  const { page, recruiter } = journey;
  await page.getByLabel("E-mail").fill(recruiter.email);
  await page.getByLabel("Password", { exact: true }).fill(goodPassword);
  await page.getByRole("button", { name: "Sign in" }).click();
}

function isFocused(element: Element): boolean {
  return element === document.activeElement;
}
