import { expect, test } from "vitest";
import { count, type ResultsJourney } from "./results-journey.ts";

export function takeResultsOut(journey: ResultsJourney): void {
  test("a table of all that match is made in the background, saved, and stays in the list of files", async () => {
    const { page } = journey;
    await journey.open();
    await page.getByRole("button", { name: "Export…" }).click();
    const download = page.waitForEvent("download");
    await page.getByRole("button", { name: "Export CSV" }).click();
    expect((await download).suggestedFilename()).toMatch(/\.csv$/);
    const made = page.getByRole("list", { name: "Files made" });
    await made.getByRole("button", { name: "Save" }).waitFor();
    expect(await made.innerText()).toContain(`${count} results`);
    expect(page.complaints).toEqual([]);
  });

  test("one result is saved as a JSON file", async () => {
    const { page } = journey;
    await journey.open();
    await page.untilQuiet();
    const [best] = await journey.ranking();
    const saved = page.evaluate(whatIsSaved);
    await page.getByRole("button", { name: "Save as JSON" }).click();
    const { name, text } = await saved;
    expect(name).toMatch(/\.json$/);
    expect(JSON.parse(text)).toMatchObject({ id: best?.id, matching_score: best?.matching_score });
  });
}

/** In the page: the next file that is handed to the browser to be saved. */
function whatIsSaved(): Promise<{ name: string; text: string }> {
  return new Promise((resolve) => {
    const { createObjectURL } = URL;
    const { click } = HTMLAnchorElement.prototype;
    let bytes = new Blob();
    URL.createObjectURL = (content: Blob) => {
      bytes = content;
      return createObjectURL(content);
    };
    HTMLAnchorElement.prototype.click = function () {
      Object.assign(URL, { createObjectURL });
      Object.assign(HTMLAnchorElement.prototype, { click });
      click.call(this);
      void bytes.text().then((text) => resolve({ name: this.download, text }));
    };
  });
}
