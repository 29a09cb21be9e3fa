import type { Page } from "playwright-core";
import { goodPassword } from "./recruiter.ts";

/** Fills in and sends the sign-in form that the page shows. */
export async function signInOn(page: Page, { email }: { email: string }): Promise<void> {
  await page.getByLabel("E-mail").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(goodPassword);
  await page.getByRole("button", { name: "Sign in" }).click();
}
