import { decide } from "@winnow/contract/decisions.ts";
import { expect, onTestFinished, test } from "vitest";
import { openContext, openPage } from "../../support/browser.ts";
import { intercept } from "../../support/intercept.ts";
import { keepSessionIn } from "../../support/signed-in-page.ts";
import { count, type ResultsJourney } from "./results-journey.ts";

export function decideOnResults(journey: ResultsJourney): void {
  test("all that match are rejected together with a reason, and put back together", async () => {
    const { page } = journey;
    await journey.open();
    await page.getByLabel("Select this page").check();
    await page.getByRole("button", { name: `Select all ${count} that match` }).click();
    await page.getByText(`All ${count} results that match`).waitFor();
    await selected().getByRole("button", { name: "Reject…" }).click();
    await page.getByLabel("In other words").fill("The post is filled");
    await page.getByRole("button", { name: "Reject", exact: true }).click();
    await page.getByText(`Rejected ${count} candidates: The post is filled`).waitFor();
    await expect.poll(() => journey.decided("reject")).toBe(count);

    await page.getByRole("button", { name: "Undo" }).click();
    await page.getByText(`Put back ${count} decisions`).waitFor();
    expect(await journey.decided("undecided")).toBe(count);
    expect(page.complaints).toEqual([]);
  });

  test("of several decided on together, those that it did not reach are named with the reason", async () => {
    const { page } = journey;
    await journey.open();
    const [first, second, third] = await journey.ranking();
    // In another window the first one is decided on in the meantime.
    await journey.recruiter.call(decide, {
      params: { id: journey.screeningId },
      body: { selection: { result_ids: [first?.id ?? ""] }, decision: "hold" },
    });
    for (const result of [first, second, third]) await page.getByLabel(`Select ${result?.name}`).check();
    await selected().getByRole("button", { name: "Hold" }).click();

    await page
      .getByRole("alert")
      .getByText(/^1 candidate was not changed/)
      .first()
      .waitFor();
    const told = page.getByRole("alert").getByRole("listitem");
    expect(await told.allInnerTexts()).toEqual([`${first?.name}: This was decided so before.`]);
    expect(await journey.decided("hold")).toBe(3);
  });

  test("a decision shows while the server has not answered yet", async () => {
    const { page } = journey;
    await journey.open();
    let answer = () => {};
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await intercept(page, "**/decisions", async (route) => {
      await held;
      await route.continue();
    });
    const row = (index: number) => page.locator("[data-row]").nth(index);

    for (let index = 0; index < 5; index += 1) {
      await page.keyboard.press("s");
      await row(index).getByText("Shortlisted").waitFor();
    }

    expect(await journey.decided("shortlist")).toBe(0);
    answer();
    await expect.poll(() => journey.decided("shortlist")).toBe(5);
  });

  test("a decision that the server does not take is rolled back, and said so", async () => {
    const { page } = journey;
    await journey.open();
    await intercept(page, "**/decisions", (route) => route.abort());
    const first = page.locator("[data-row]").first();
    await page.keyboard.press("s");
    await page.getByText("This was not saved, so nothing has changed.").waitFor();
    await expect.poll(() => first.getByText("Shortlisted").count()).toBe(0);
    expect(await journey.decided("shortlist")).toBe(0);
  });

  test("an undo is offered for eight seconds", async () => {
    const { browser, winnow, recruiter } = journey;
    // A clock that is set is set for everything in its context.
    const context = await openContext(browser, winnow.url, { mode: "light", width: 1280 });
    onTestFinished(() => context.close());
    await keepSessionIn(context, recruiter);
    const page = await openPage(context, winnow.url);
    await page.clock.install();
    await page.goto(`/admin/screening-result/${journey.screeningId}`);
    await page.locator("[data-row]").first().waitFor();
    const pressedAt = await page.evaluate(() => Date.now());
    await page.keyboard.press("s");
    const undo = page.getByRole("button", { name: "Undo" });
    await undo.waitFor();

    await page.clock.pauseAt(pressedAt + 7_990);
    expect(await undo.count()).toBe(1);
    await page.clock.fastForward(5_000);
    await undo.waitFor({ state: "detached" });
    expect(await journey.decided("shortlist")).toBe(1);
  });

  test("u takes back the last decision and returns to that candidate", async () => {
    const { page } = journey;
    await journey.open();
    const id = await page.locator("[data-row]").first().getAttribute("data-row");
    await page.keyboard.press("s");
    await expect.poll(() => journey.decided("shortlist")).toBe(1);
    await page.keyboard.press("u");
    await expect.poll(() => journey.decided("shortlist")).toBe(0);
    await page.waitForURL(`**selected=${id}*`);
  });

  const selected = () => journey.page.getByRole("region", { name: "Selected results" });
}
