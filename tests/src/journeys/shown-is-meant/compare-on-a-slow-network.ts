import type { ScreeningResult } from "@winnow/contract/results.ts";
import { expect, test } from "vitest";
import { slowDown } from "../../support/slow-network.ts";
import type { ResultsJourney } from "../results/results-journey.ts";

export function compareOnASlowNetwork(journey: ResultsJourney): void {
  test("those who were ticked stand side by side, and Escape leads back to them, where the list was left", async () => {
    const { page } = journey;
    await journey.open("?rowsPerPage=25");
    const ranked = await journey.ranking();
    await page.untilQuiet();
    await slowDown(page);
    const ticked = [ranked[14], ranked[19]];
    const boxOf = (one: ScreeningResult | undefined) =>
      page.getByRole("checkbox", { name: `Select ${one?.name}`, exact: true });
    for (const one of ticked) await boxOf(one).check();
    const compare = page.getByRole("button", { name: "Compare" });
    const scrolled = () =>
      page.getByRole("list", { name: "Results" }).evaluate((list) => list.parentElement?.scrollTop);
    const placeBefore = await scrolled();
    expect(placeBefore).toBeGreaterThan(100);
    await compare.focus();
    await page.keyboard.press("Enter");

    const comparison = page.getByRole("region", { name: "Comparison" });
    const names = () => comparison.getByRole("columnheader").getByRole("link").allInnerTexts();
    await comparison.waitFor();
    expect(await names()).toEqual(ticked.map((one) => one?.name));
    await comparison
      .getByRole("group", { name: `Decision on ${ticked[1]?.name}` })
      .getByRole("button", { name: "Reject" })
      .click();
    await page.getByRole("dialog", { name: `Why reject ${ticked[1]?.name}?` }).waitFor();
    // Escape is the dialog's first.
    await page.keyboard.press("Escape");
    await page.getByRole("dialog").waitFor({ state: "detached" });
    await comparison
      .getByRole("group", { name: `Decision on ${ticked[0]?.name}` })
      .getByRole("button", { name: "Hold" })
      .click();
    await page.keyboard.press("Escape");

    await page.getByRole("list", { name: "Results" }).waitFor();
    expect(await comparison.count()).toBe(0);
    expect(await scrolled()).toBe(placeBefore);
    expect(await compare.evaluate((button) => button === document.activeElement)).toBe(true);
    for (const one of ticked) expect(await boxOf(one).isChecked()).toBe(true);
    await expect
      .poll(async () => (await journey.ranking()).filter(({ decision }) => decision).map(({ id }) => id))
      .toEqual([ticked[0]?.id]);
    await page.goBack();
    await comparison.waitFor();
    expect(await names()).toEqual(ticked.map((one) => one?.name));
    await page.getByRole("button", { name: "Back to the list" }).click();
    await expect.poll(scrolled).toBe(placeBefore);
    expect(page.complaints).toEqual([]);
  });
}
