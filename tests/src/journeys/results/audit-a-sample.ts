import { expect, test } from "vitest";
import type { ResultsJourney } from "./results-journey.ts";

export function auditASample(journey: ResultsJourney): void {
  test("a sample from below the line is read by y and n beside its CVs, and says what the line misses", async () => {
    const { page } = journey;
    await journey.open();
    await page.getByRole("button", { name: "More", exact: true }).click();
    await page.getByRole("menuitem", { name: "Audit a sample…" }).click();
    await page.getByLabel("Score of the line").fill("80");
    await page.getByLabel("CVs from below it (3 to 50)").fill("3");
    await page.getByRole("button", { name: "Draw the sample" }).click();
    await page.waitForURL("**audit=*");
    const [, all] = (await page.getByText(/^0 of \d+ CVs read$/).innerText()).match(/of (\d+)/) ?? [];
    const cv = page.getByRole("region", { name: /^Text of the CV of Candidate \d+$/ });
    await cv
      .getByText(/[a-z]{4}/)
      .first()
      .waitFor();
    await page.locator("blockquote button").first().click();
    await cv.locator("mark").first().waitFor();
    for (let read = 0; read < Number(all); read += 1) {
      await page.getByText(`${read} of ${all} CVs read`).waitFor();
      await expect.poll(() => page.locator("[aria-busy=true]").count()).toBe(0);
      expect(await page.getByRole("main").innerText()).not.toMatch(/ points\b/);
      await page.keyboard.press("y");
    }
    await page.getByRole("heading", { name: "These were below 80" }).waitFor();
    await page.getByRole("button", { name: "Shortlist the 3 worth a look" }).click();
    await expect.poll(() => journey.decided("shortlist")).toBe(3);
    expect(page.complaints).toEqual([]);
  });
}
