import { getScreeningResult } from "@winnow/contract/results.ts";
import { expect, test } from "vitest";
import { setLook } from "../journey.ts";
import type { ReportJourney } from "./report-journey.ts";

export function whatFirst(journey: ReportJourney): void {
  const block = (text: string) =>
    journey.page
      .getByRole("region", { name: "Requirements" })
      .getByRole("listitem")
      .filter({ hasText: text });

  test("the first screen says how much, of what, and what is missing first, beside the page of the CV", async () => {
    const { page } = journey;
    await journey.open("twoColumns.pdf");
    await page.getByRole("region", { name: /^CV of/ }).waitFor();
    const { report } = await journey.recruiter.call(getScreeningResult, {
      params: { id: journey.resultOf("twoColumns.pdf") },
    });
    const foot = page.viewportSize()?.height ?? 0;
    const bottomOf = async (shown: ReturnType<typeof block>) => {
      const box = await shown.boundingBox();
      return box ? box.y + box.height : Number.NaN;
    };

    const strip = page.getByRole("navigation", { name: "All requirements" });
    expect(await strip.getByRole("link").count()).toBe(report.requirements.length);
    expect(await bottomOf(page.getByRole("group", { name: /^Score/ }))).toBeLessThan(foot);
    expect(await bottomOf(strip)).toBeLessThan(foot);
    const shown = page.getByRole("region", { name: "Requirements" }).getByRole("heading", { level: 3 });
    for (const index of [0, 1]) expect(await bottomOf(shown.nth(index))).toBeLessThan(foot);
    const lacking = report.requirements.filter(({ verdict }) => verdict !== "met");
    expect(lacking.length).toBeGreaterThan(0);
    const open = page.locator("[data-toggle][aria-expanded=true]");
    expect(await open.count()).toBe(lacking.length);
    expect(await open.first().innerText()).not.toContain("Met:");
  });

  test("a link of the strip opens its block and moves to it, by keyboard on a phone too", async () => {
    const { page } = journey;
    await setLook(page, { mode: "light", width: 360 });
    await journey.open("leftSidebar.pdf");
    const link = page
      .getByRole("navigation", { name: "All requirements" })
      .getByRole("link", { name: /^Met/ })
      .last();
    const text = ((await link.getAttribute("aria-label")) ?? "").replace("Met: ", "");
    const toggle = block(text).getByRole("button", { name: text });
    expect(await toggle.getAttribute("aria-expanded")).toBe("false");

    await link.press("Enter");

    expect(await toggle.getAttribute("aria-expanded")).toBe("true");
    expect(await toggle.evaluate((element) => element === document.activeElement)).toBe(true);
    expect((await toggle.boundingBox())?.y).toBeLessThan(300);
    await block(text)
      .getByText(/^Weight \d.*worth up to [\d.]+ points; .* earned\.$/)
      .waitFor();
    await page.keyboard.press("Enter");
    expect(await toggle.getAttribute("aria-expanded")).toBe("false");
    await page.getByRole("button", { name: "Open all" }).click();
    expect(await page.locator("[data-toggle][aria-expanded=false]").count()).toBe(0);
    expect(page.complaints).toEqual([]);
  });

  test("an e-mail address stands in one line on a phone", async () => {
    const { page } = journey;
    await journey.open("leftSidebar.pdf");
    await setLook(page, { mode: "light", width: 360 });
    const address = page.getByRole("definition").getByText("tomas.echeverria@example.com", { exact: true });
    // Of all samples the longest; it takes the room of whoever is shown.
    await page
      .getByRole("definition")
      .getByText(journey.personOf("leftSidebar.pdf").contact.email, { exact: true })
      .evaluate((shown) => {
        shown.textContent = "tomas.echeverria@example.com";
      });

    expect(await address.evaluate((shown) => shown.getClientRects().length)).toBe(1);
  });
}
