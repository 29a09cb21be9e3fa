import type { DecisionKind } from "@winnow/contract/decisions.ts";
import type { Page } from "playwright-core";
import { expect, onTestFinished, test } from "vitest";
import { openPage } from "../../support/browser.ts";
import { intercept } from "../../support/intercept.ts";
import { slowDown } from "../../support/slow-network.ts";
import type { ResultsJourney } from "../results/results-journey.ts";

export function decideWithoutAConnection(journey: ResultsJourney): void {
  const decidedAs = async (kind: DecisionKind) =>
    (await journey.ranking()).filter(({ decision }) => decision?.kind === kind).map(({ id }) => id);
  const head = (page: Page) =>
    page
      .getByRole("region", { name: "Report of the selected result" })
      .getByRole("heading", { level: 2 })
      .first()
      .innerText();

  test("what was decided while the connection was gone goes to whom it was about once it is back", async () => {
    const { page } = journey;
    await journey.open();
    const ranked = await journey.ranking();
    await page.untilQuiet();
    const back = Promise.withResolvers<void>();
    let tries = 0;
    await intercept(page, "**/decisions", async (route) => {
      tries += 1;
      if (tries === 1) return route.abort();
      await back.promise;
      await route.continue();
    });
    await page.keyboard.press("s");
    await page.keyboard.press("j");
    await page.keyboard.press("h");
    await page.keyboard.press("j");
    await expect.poll(() => head(page)).toBe(ranked[4]?.name);
    await expect.poll(() => tries).toBe(2);
    expect(await journey.decided("undecided")).toBe(50);
    back.resolve();
    await expect.poll(() => decidedAs("hold")).toEqual([ranked[2]?.id]);
    await expect.poll(() => decidedAs("shortlist")).toEqual([ranked[0]?.id]);
  });

  test("a decision whose answer was lost can be made again after another took its place", async () => {
    const { page } = journey;
    await journey.open();
    const [first] = await journey.ranking();
    await page.untilQuiet();
    let isLost = true;
    await intercept(page, "**/decisions", async (route) => {
      if (!isLost) return route.fallback();
      await route.fetch();
      await route.abort();
    });
    const buttons = page.getByRole("group", { name: `Decision on ${first?.name}` });
    await buttons.getByRole("button", { name: "Shortlist" }).click();
    await page.getByRole("alert").getByText("This was not saved").waitFor();
    isLost = false;
    await page.locator(`[data-row="${first?.id}"]`).click();
    await page.keyboard.press("c");
    await expect.poll(() => decidedAs("shortlist")).toEqual([]);
    await page.untilQuiet();
    await page.locator(`[data-row="${first?.id}"]`).click();
    await page.keyboard.press("s");
    await expect.poll(() => decidedAs("shortlist")).toEqual([first?.id]);
  });

  test("in two tabs with the same list each decision is about whom its own tab shows", async () => {
    const { page } = journey;
    await journey.open("?decision=undecided");
    const ranked = await journey.ranking();
    const other = await openPage(page.context(), journey.winnow.url);
    onTestFinished(() => other.close());
    await other.goto(page.url());
    await other.locator("[data-row]").first().waitFor();
    await Promise.all([page.untilQuiet(), other.untilQuiet()]);
    await slowDown(page);
    await slowDown(other);
    await Promise.all([page.keyboard.press("s"), other.keyboard.press("j")]);
    await other.keyboard.press("h");
    await expect.poll(() => decidedAs("hold")).toEqual([ranked[1]?.id]);
    // The first tab knows nothing of it yet, and shows that very candidate.
    expect(await head(page)).toBe(ranked[1]?.name);
    await page.keyboard.press("s");
    await expect.poll(() => decidedAs("shortlist")).toEqual([ranked[0]?.id, ranked[1]?.id]);
    // Newer than what the other tab takes back.
    await other.keyboard.press("u");
    await other.getByText(/decided on again since/).waitFor();
    expect(await decidedAs("shortlist")).toEqual([ranked[0]?.id, ranked[1]?.id]);
  });
}
