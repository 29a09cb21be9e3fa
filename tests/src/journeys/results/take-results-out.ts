import { expect, test } from "vitest";
import { count, type ResultsJourney } from "./results-journey.ts";

export function takeResultsOut(journey: ResultsJourney): void {
  test("a table of all that match is made in the background, saved, and stays in the list of files", async () => {
    const { page } = journey;
    await journey.open();
    await page.getByRole("button", { name: "Export…" }).click();
    const download = page.waitForEvent("download");
    await page.getByRole("button", { name: "Make CSV" }).click();
    expect((await download).suggestedFilename()).toMatch(/\.csv$/);
    const made = page.getByRole("list", { name: "Files made" });
    await made.getByRole("button", { name: "Save" }).waitFor();
    expect(await made.innerText()).toContain(`${count} results`);
    expect(page.complaints).toEqual([]);
  });

  test("one result is saved as a JSON file", async () => {
    const { page } = journey;
    await journey.open();
    // Not the table of the test before, which may still be on its way.
    const download = page.waitForEvent("download", (file) => /\.json$/.test(file.suggestedFilename()));
    await page.getByRole("button", { name: "Save as JSON" }).click();
    await download;
  });
}
