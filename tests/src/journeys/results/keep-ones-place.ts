import { expect, test } from "vitest";
import type { ResultsJourney } from "./results-journey.ts";

export function keepOnesPlace(journey: ResultsJourney): void {
  test("ten candidates are in view at 1280 × 800, beside a report and the page that it quotes", async () => {
    const { page } = journey;
    await page.setViewportSize({ width: 1280, height: 800 });
    await journey.open();
    const rows = await page.getByRole("list", { name: "Results" }).getByRole("listitem").all();
    const boxes = await Promise.all(rows.map((row) => row.boundingBox()));
    const scroller = await page.getByRole("list", { name: "Results" }).locator("..").boundingBox();
    const end = Math.min(800, (scroller?.y ?? 0) + (scroller?.height ?? 0));
    const isWhole = boxes.filter((box) => box !== null && box.y >= 72 && box.y + box.height <= end);
    expect(isWhole.length).toBeGreaterThanOrEqual(10);
    // Latest jobs tell people apart.
    const [best] = await journey.ranking();
    await rows[0]?.getByText(best?.latest_job ?? "nothing").waitFor();

    const report = page.getByRole("region", { name: "Report of the selected result" });
    const cv = page.getByRole("region", { name: "The original CV" });
    await report.locator("blockquote button").filter({ visible: true }).first().click();
    await cv.locator("[data-highlight]").first().waitFor();
    expect(await report.locator("blockquote button").filter({ visible: true }).first().isVisible()).toBe(
      true,
    );

    // The banner takes its line from the panes, and pushes nothing out of the window.
    await page.context().setOffline(true);
    await page.getByText("You are offline").waitFor();
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight))
      .toBe(0);
    await page.context().setOffline(false);
  });

  test("the divider between report and page is dragged, moved by keys and clicked, and the browser remembers it", async () => {
    const { page } = journey;
    await journey.open();
    const divider = page.getByRole("separator", { name: "Room of the report beside the page" });
    const share = async () => Number(await divider.getAttribute("aria-valuenow"));
    const reportWidth = async () =>
      (await page.getByRole("region", { name: "Report of the selected result" }).boundingBox())?.width ?? 0;
    const [even, width] = [await share(), await reportWidth()];
    await divider.press("ArrowLeft");
    expect(await share()).toBe(even - 2);
    await expect.poll(reportWidth).toBeLessThan(width);

    const box = await divider.boundingBox();
    const [x, y] = [(box?.x ?? 0) + 6, (box?.y ?? 0) + 200];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + 80, y, { steps: 3 });
    await page.mouse.up();
    const dragged = await share();
    expect(dragged).toBeGreaterThan(even);
    await page.reload();
    await divider.waitFor();
    expect(await share()).toBe(dragged);
    await divider.click();
    expect(await share()).toBe(even);
    expect(page.complaints).toEqual([]);
  });

  test("where only two have room a quotation brings the page beside its report; Escape and Back lead back to the very place", async () => {
    const { page } = journey;
    await page.setViewportSize({ width: 1100, height: 860 });
    await journey.open();
    const report = page.getByRole("region", { name: "Report of the selected result" });
    const cv = page.getByRole("region", { name: "The original CV" });
    const results = page.getByRole("list", { name: "Results" });
    const quotation = report.locator("blockquote button").filter({ visible: true }).nth(4);
    await quotation.focus();
    const top = async () => (await quotation.boundingBox())?.y;
    const before = await top();
    for (const back of [() => page.keyboard.press("Escape"), () => page.goBack()]) {
      await page.keyboard.press("Enter");
      await cv.waitFor();
      expect(await results.isVisible()).toBe(false);
      expect(await quotation.evaluate((button) => button === document.activeElement)).toBe(true);
      await back();
      await results.waitFor();
      expect(await cv.count()).toBe(0);
      await expect.poll(top).toBe(before);
      expect(await quotation.evaluate((button) => button === document.activeElement)).toBe(true);
    }

    // Whoever has stepped on beside the page stays there.
    await page.keyboard.press("Enter");
    await cv.waitFor();
    await page.keyboard.press("j");
    const second = (await journey.ranking())[1]?.name ?? "";
    await report.getByRole("heading", { level: 2, name: second }).waitFor();
    await page.keyboard.press("Escape");
    await results.waitFor();
    await results.locator("[aria-current]", { hasText: second }).waitFor();
    await report.getByRole("heading", { level: 2, name: second }).waitFor();
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
      .locator("[data-row] > .figures:first-child")
      .evaluateAll((ranks) => ranks.map((rank) => rank.getBoundingClientRect().height));
    const [name] = await page
      .locator("[data-row] [dir=auto]")
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height));
    expect(heights.length).toBe(25);
    expect(Math.max(...heights)).toBeLessThanOrEqual(1.5 * (name ?? 0));
  });
}
