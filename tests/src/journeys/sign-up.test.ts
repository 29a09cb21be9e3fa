import { verifyEmail } from "@winnow/contract/accounts.ts";
import type { Browser, BrowserContext } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { createApiClient } from "../support/api-client.ts";
import {
  axeViolations,
  launchBrowser,
  looks,
  openContext,
  openPage,
  type WatchedPage,
} from "../support/browser.ts";
import { linkToken, mailsTo } from "../support/mailbox.ts";
import { goodPassword, newEmail } from "../support/recruiter.ts";
import { signInOn } from "../support/sign-in-form.ts";
import { startWinnow, type TestWinnow } from "../support/start-winnow.ts";
import { troublesIn } from "./page-states.ts";

let winnow: TestWinnow;
let browser: Browser;
let context: BrowserContext;
let page: WatchedPage;
let email: string;

beforeAll(async () => {
  winnow = await startWinnow();
  browser = await launchBrowser();
});

beforeEach(async () => {
  context = await openContext(browser, winnow.url, { mode: "light", width: 1280 });
  page = await openPage(context, winnow.url);
  email = newEmail("Ines Roth");
});

afterEach(() => context.close());

afterAll(async () => {
  await browser?.close();
  await winnow?.stop();
});

async function signUp(): Promise<void> {
  await page.goto("/admin/sign-up");
  await page.getByLabel("Your name").fill("Ines Roth");
  await page.getByLabel("E-mail").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(goodPassword);
  await page.getByRole("button", { name: "Create account" }).click();
  await page.getByRole("heading", { name: "Check your mail" }).waitFor();
}

const linkInMail = async () => `/admin/verify-email?token=${await linkToken(winnow, email, /^Verify/)}`;

test("following the link of the mail leads in, on the page that waited as on the one that the mail opened", async () => {
  await signUp();
  await page.getByRole("status").getByText("the mail waits in the operator’s inbox").waitFor();

  const opened = await openPage(context, winnow.url);
  await opened.goto(await linkInMail());

  await opened.getByText("Credits: 25.00").waitFor();
  await page.getByText("Credits: 25.00").waitFor();
});

test("a link that is followed on another device leads in by a click, and nobody in before", async () => {
  await signUp();
  await page.getByRole("button", { name: "I have opened the link" }).click();
  await page.getByRole("status").getByText("Your e-mail address is not verified yet.").waitFor();

  const token = await linkToken(winnow, email, /^Verify/);
  await createApiClient(winnow.url).call(verifyEmail, { body: { token } });
  await page.getByRole("button", { name: "I have opened the link" }).click();

  await page.getByText("Credits: 25.00").waitFor();
});

test("a link that is opened where nobody waits leads to signing in, with the address filled in", async () => {
  await signUp();
  const link = await linkInMail();
  await page.goto("/admin/404");
  await page.goto(link);

  await page.getByRole("status").getByText("Your address is verified. Sign in to begin.").waitFor();
  expect(await page.getByLabel("E-mail").inputValue()).toBe(email);
  expect(page.url()).not.toContain(encodeURIComponent(email));
  await page.locator("input[type=password]:focus").waitFor();
  await signInOn(page, { email });
  await page.getByText("Credits: 25.00").waitFor();
});

test("a first visit comes from the mail to the report of an interview in a few clicks, free of charge", async () => {
  let clicks = 0;
  await page.exposeFunction("countClick", () => {
    clicks += 1;
  });
  await page.addInitScript(() => {
    const { countClick } = window as unknown as { countClick: () => void };
    window.addEventListener("click", ({ detail }) => detail > 0 && countClick(), { capture: true });
  });
  await signUp();
  await page.goto(await linkInMail());
  await page.locator("input[type=password]:focus").fill(goodPassword);
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "Look into the sample drive" }).click();
  await page.getByText("Sample: nobody was mailed.").waitFor();
  const best = page.getByRole("row", { name: /Priya Raghunathan/ });
  await best.getByText(/^\d+ of \d+ points/).waitFor();
  const results = page.url();
  await best.getByRole("link", { name: "Priya Raghunathan" }).click();
  await page
    .getByRole("group", { name: "Points found by the machine" })
    .getByText(/of \d+ points/)
    .waitFor();
  expect(clicks).toBeLessThanOrEqual(10);
  const report = page.url();

  const troubles = await troublesIn(page, [
    {
      state: "sample-results",
      reach: async () => {
        await page.goto(results);
        await best.waitFor();
      },
      looks,
    },
    {
      state: "sample-candidates",
      reach: async () => {
        await page.getByRole("tab", { name: "Candidates" }).click();
        await page.getByText("Nobody was mailed").first().waitFor();
      },
      looks,
    },
    {
      state: "sample-set-up",
      reach: async () => {
        await page.getByRole("tab", { name: "Set-up" }).click();
        await page.getByText("The sample stays open.").waitFor();
      },
      looks,
    },
    {
      state: "sample-report",
      reach: async () => {
        await page.goto(report);
        await page.getByRole("group", { name: "My score" }).first().waitFor();
      },
      looks,
    },
  ]);
  expect(troubles).toEqual([]);

  // What was explained once is not explained again.
  await page.getByRole("note", { name: "Hint" }).getByRole("button", { name: "Dismiss this hint" }).click();
  await page.locator("h1:focus").waitFor();
  await page.reload();
  await page.getByRole("group", { name: "My score" }).first().waitFor();
  expect(await page.getByRole("note", { name: "Hint" }).count()).toBe(0);

  await page.goto("/admin/drive");
  await page.getByRole("button", { name: /^More for/ }).click();
  await page.getByRole("menuitem", { name: "Delete" }).click();
  await page.getByRole("button", { name: "Delete for good" }).click();
  await page.getByRole("heading", { name: "No interview drives yet" }).waitFor();
  await page.getByText("Credits: 25.00").waitFor();
});

test("the mail can be sent again after a minute", async () => {
  await page.clock.install();
  await signUp();
  await linkInMail();
  const again = page.getByRole("button", { name: /^Send it again/ });
  expect(await again.isDisabled()).toBe(true);
  expect(await again.innerText()).toMatch(/in \d\d s$/);
  // A minute passes for the page and for the server.
  await winnow.pool.query("update link_tokens set created_at = created_at - interval '1 minute'");
  await page.clock.fastForward(61_000);
  await again.click();
  await page.getByRole("status").getByText("Sent again.").waitFor();
  await expect.poll(async () => (await mailsTo(winnow, email)).length).toBe(2);
  expect(await again.isDisabled()).toBe(true);
});

test("signing in before the address is verified says so, and nothing about wrong credentials", async () => {
  await signUp();
  await page.getByRole("link", { name: "Back to sign in" }).click();
  expect(await page.getByLabel("E-mail").inputValue()).toBe(email);
  await signInOn(page, { email });

  await page.getByRole("heading", { name: "Your address is not verified yet" }).waitFor();
  expect(await page.getByText("Invalid credentials").count()).toBe(0);
  expect(await axeViolations(page)).toEqual([]);
});

test("what is typed as the address goes along between the account pages, and is in no address", async () => {
  await page.goto("/admin/sign-in");
  await page.getByLabel("E-mail").fill(email);
  for (const link of ["Forgot your password?", "Back to sign in", "Sign up"]) {
    await page.getByRole("link", { name: link }).click();
    await expect.poll(() => page.getByLabel("E-mail").inputValue()).toBe(email);
    expect(decodeURIComponent(page.url())).not.toContain(email);
  }
});

test("why a sign-up is refused is said once, at its input", async () => {
  await page.goto("/admin/sign-up");
  await page.getByLabel("Your name").fill("Ines Roth");
  await page.getByLabel("E-mail").fill(email);
  await page.getByLabel("Password", { exact: true }).fill("password1");
  await page.getByRole("button", { name: "Create account" }).click();

  await page.getByRole("alert").getByText("Error during signup").waitFor();
  expect(await page.getByText(/easy to guess|common|guess/i).count()).toBe(1);
});

test("the pages of an account are without fault in every state", async () => {
  expect(
    await troublesIn(page, [
      { state: "mail waits in the operators inbox", reach: signUp },
      {
        state: "not verified yet",
        reach: async () => {
          await page.getByRole("button", { name: "I have opened the link" }).click();
          await page.getByText("Your e-mail address is not verified yet.").waitFor();
        },
      },
      {
        state: "asked to sign in",
        reach: async () => {
          await page.goto("/admin/transactions");
          await page.getByText("Sign in to see the page that you asked for.").waitFor();
        },
      },
      {
        state: "signing in was refused",
        reach: async () => {
          await signInOn(page, { email: newEmail("Nobody") });
          await page.getByRole("alert").getByText("Invalid credentials").waitFor();
        },
      },
    ]),
  ).toEqual([]);
});
