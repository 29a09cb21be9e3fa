import { expect, test } from "vitest";
import type { ResultsJourney } from "./results-journey.ts";

export function compareResults(journey: ResultsJourney): void {
  test("selected candidates stand side by side, and are decided on there", async () => {
    const { page } = journey;
    await journey.open();
    const boxes = page.getByRole("list", { name: "Results" }).getByRole("checkbox");
    for (const index of [0, 2, 3]) await boxes.nth(index).check();
    await page.getByRole("button", { name: "Compare" }).click();
    const table = page.getByRole("region", { name: "Comparison" }).getByRole("table");
    await table.waitFor();
    expect(await table.getByRole("columnheader").count()).toBe(4);
    expect(await table.locator("blockquote").count()).toBeGreaterThan(2);
    await table.getByRole("button", { name: "Shortlist" }).first().click();
    await page.getByText(/^Shortlisted /).waitFor();
    await expect.poll(async () => (await journey.ranking())[0]?.decision?.kind).toBe("shortlist");
    await page.goBack();
    await page.getByRole("list", { name: "Results" }).waitFor();
    expect(page.complaints).toEqual([]);
  });
}
