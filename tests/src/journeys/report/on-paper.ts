import { expect, test } from "vitest";
import type { ReportJourney } from "./report-journey.ts";

export function onPaper(journey: ReportJourney): void {
  test("on paper, A4 or Letter, there is the report alone, with quotations on their ground", async () => {
    const { page } = journey;
    await journey.open("leftSidebar.pdf");
    await page.getByRole("region", { name: /^CV of/ }).waitFor();

    await page.emulateMedia({ media: "print" });

    expect(await page.getByRole("heading", { name: "How the score adds up" }).isVisible()).toBe(true);
    expect(await page.getByRole("button").filter({ visible: true }).allInnerTexts()).toEqual(
      await page.locator("blockquote button").allInnerTexts(),
    );
    for (const hidden of ["header", "nav", "form", "canvas"]) {
      expect(await page.locator(hidden).filter({ visible: true }).count()).toBe(0);
    }
    const adjust = await page
      .locator("blockquote button")
      .first()
      .evaluate((element) => getComputedStyle(element).printColorAdjust);
    expect(adjust).toBe("exact");
  });

  test("the report is saved as a PDF", async () => {
    const { page } = journey;
    await journey.open("leftSidebar.pdf");
    const download = page.waitForEvent("download");

    await page.getByRole("button", { name: "Save as PDF" }).click();
    await page.getByRole("menuitem", { name: "Letter paper" }).click();

    expect((await download).suggestedFilename()).toMatch(/\.pdf$/);
  });
}
