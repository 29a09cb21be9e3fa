import { expect, test } from "vitest";
import type { ResultsJourney } from "./results-journey.ts";

export function keepOnesPlace(journey: ResultsJourney): void {
  test("a quotation shows its CV in place of the report, and Escape leads back to the very quotation", async () => {
    const { page } = journey;
    await journey.open();
    const report = page.getByRole("region", { name: "Report of the selected result" });
    const quotation = report.locator("blockquote button").filter({ visible: true }).nth(4);
    await quotation.focus();
    const top = async () => (await quotation.boundingBox())?.y;
    const before = await top();
    await page.keyboard.press("Enter");
    await page.getByRole("region", { name: "The original CV" }).waitFor();
    await report.getByRole("heading", { level: 2 }).first().waitFor();
    await page.keyboard.press("Escape");
    await expect.poll(() => page.getByRole("region", { name: "The original CV" }).count()).toBe(0);
    expect(await top()).toBe(before);
    expect(page.complaints).toEqual([]);
  });

  test("a comparison begins at its top, and the names stay in sight while it is read", async () => {
    const { page } = journey;
    await journey.open("?rowsPerPage=25");
    const boxes = page.getByRole("list", { name: "Results" }).getByRole("checkbox");
    for (const index of [18, 20]) await boxes.nth(index).check();
    await page.getByRole("button", { name: "Compare" }).click();
    const comparison = page.getByRole("region", { name: "Comparison" });
    await comparison.waitFor();
    const heading = page.getByRole("heading", { name: "Side by side" });
    await expect.poll(async () => (await heading.boundingBox())?.y).toBeGreaterThanOrEqual(72);
    await comparison.evaluate((element) => element.scrollTo({ top: element.scrollHeight }));
    const name = await comparison.getByRole("columnheader").nth(1).boundingBox();
    const frame = await comparison.boundingBox();
    expect(name?.y).toBeGreaterThanOrEqual(frame?.y ?? Number.NaN);
    expect(name?.y).toBeLessThan((frame?.y ?? 0) + 40);
  });

  test("a tied rank stands on one line", async () => {
    const { page } = journey;
    await journey.open("?rowsPerPage=25&page=2");
    const heights = await page
      .locator("[data-row] > .figures")
      .evaluateAll((ranks) => ranks.map((rank) => rank.getBoundingClientRect().height));
    const [name] = await page
      .locator("[data-row] [dir=auto]")
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height));
    expect(heights.length).toBe(25);
    expect(Math.max(...heights)).toBeLessThanOrEqual(1.5 * (name ?? 0));
  });
}
