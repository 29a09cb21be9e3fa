import { listScreeningResults } from "@winnow/contract/results.ts";
import { expect, test } from "vitest";
import type { ResultsJourney } from "./results-journey.ts";

export function findResults(journey: ResultsJourney): void {
  test("filters, sort, page size and search stand in the address: reload and Back restore them", async () => {
    const { page } = journey;
    await journey.open("?band=strong,good&orderBy=name&order=asc&rowsPerPage=5&decision=undecided");
    const names = () => page.locator("[data-row]").allInnerTexts();
    const before = await names();
    expect(before.length).toBe(5);
    await page.reload();
    await page.locator("[data-row]").first().waitFor();
    expect(await names()).toEqual(before);
    await page.getByText("Filters (3)").waitFor();

    await page.getByRole("link", { name: "Open the report" }).click();
    await page.waitForURL("**/jd-cv-matching/*");
    await page.goBack();
    await page.locator("[data-row]").first().waitFor();
    expect(await names()).toEqual(before);

    await page.keyboard.press("/");
    await page.keyboard.type("nobody at all");
    await page.getByText("No result fits this").waitFor();
    await page.getByRole("button", { name: "Clear search and filters" }).click();
    await expect.poll(async () => (await names()).length).toBe(5);
  });

  test("a requirement wanted met leaves those who meet it", async () => {
    const { page } = journey;
    await journey.open();
    await page.getByText("Filters", { exact: true }).click();
    await page
      .getByRole("group", { name: "Requirements" })
      .getByRole("button", { name: "Not met" })
      .first()
      .click();
    await page.waitForURL("**not_met=*");
    await expect.poll(() => page.locator("[aria-busy=true]").count()).toBe(0);
    const id = new URL(page.url()).searchParams.get("not_met") ?? "";
    const { total } = await journey.recruiter.call(listScreeningResults, {
      params: { id: journey.screeningId },
      query: { not_met: id },
    });
    if (total === 0) await page.getByText("No result fits this").waitFor();
    else await page.getByText(`${total} ${total === 1 ? "result" : "results"}`, { exact: true }).waitFor();
  });

  test("a view is saved under a name, opened again and removed", async () => {
    const { page } = journey;
    await journey.open("?band=strong");
    await page.getByRole("button", { name: "Views" }).click();
    await page.getByLabel("Save search, filters and order as").fill("The strong ones");
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await page.getByText("Saved the view").waitFor();
    await page.getByRole("button", { name: "Clear filters" }).click();
    await page.waitForURL((url) => !url.search.includes("band"));
    await page.getByRole("button", { name: "Views" }).click();
    await page.getByRole("button", { name: "The strong ones", exact: true }).click();
    await page.waitForURL("**band=strong*");
    await page.getByRole("button", { name: "Views" }).click();
    await page.getByRole("button", { name: "Remove the view The strong ones" }).click();
    await page.getByText("No saved views yet.").waitFor();
  });
}
