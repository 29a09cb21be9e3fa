import { expect, test } from "vitest";
import { count, type ResultsJourney } from "./results-journey.ts";

export function reviewByKeyboard(journey: ResultsJourney): void {
  test("fifty CVs are reviewed without a mouse, in at most three keys each", async () => {
    const { page } = journey;
    await journey.open();
    const results = page.getByRole("list", { name: "Results" });
    await expect.poll(() => results.getByRole("listitem").count()).toBe(10);

    let keys = 0;
    const press = async (key: string) => {
      keys += 1;
      await page.keyboard.press(key);
    };
    const firstRow = () => results.locator("[data-row]").first().getAttribute("data-row");
    let firstBefore = await firstRow();
    /** The rows of the page have taken the place of those before, and the first one is whom the next key is about. */
    const arrives = async (pageNumber: number) => {
      await page.getByText(`${pageNumber * 10 - 9}–${pageNumber * 10} of ${count}`).waitFor();
      await expect.poll(firstRow).not.toBe(firstBefore);
      firstBefore = await firstRow();
      await expect.poll(() => page.url()).toContain(`selected=${firstBefore}`);
    };
    for (let index = 0; index < count; index += 1) {
      // Whoever reads sees the next page before deciding on it.
      if (index > 0 && index % 10 === 0) await arrives(index / 10 + 1);
      if (index % 3 === 0) {
        await press("r");
        await press("4");
      } else {
        await press(index % 3 === 1 ? "s" : "h");
      }
    }

    await expect.poll(() => journey.decided("undecided")).toBe(0);
    expect(keys).toBeLessThanOrEqual(3 * count);
    const ranked = await journey.ranking();
    expect(ranked.map(({ decision }) => decision?.kind)).toEqual(
      Array.from({ length: count }, (_, index) => ["reject", "shortlist", "hold"][index % 3]),
    );
    expect(ranked[0]?.decision?.reason).toBe("Location or work permit");
    expect(page.complaints).toEqual([]);
  });
}
