import { expect, test } from "vitest";
import { intercept } from "../../support/intercept.ts";
import { setLook } from "../journey.ts";
import { count, type ResultsJourney } from "./results-journey.ts";

export function rescore(journey: ResultsJourney): void {
  test("other weights rank in the browser as the server does once they are saved", async () => {
    const { page } = journey;
    await journey.open();
    await page.untilQuiet();
    await page.getByRole("button", { name: "More", exact: true }).click();
    await page.getByRole("menuitem", { name: "What-if" }).click();
    const list = page.getByRole("list", { name: "Results by these weights" });
    await list.waitFor();
    await page.getByRole("button", { name: `Show more of ${count}` }).click();
    const before = await journey.ranking();
    const sliders = page.getByRole("slider");
    for (let index = 0; index < (await sliders.count()); index += 2) await sliders.nth(index).press("Home");
    await sliders.nth(1).press("End");
    await page.getByText(/top ten/).waitFor();
    await expect.poll(() => list.getAttribute("aria-busy")).toBe("false");
    const tried = new Map(
      await list.getByRole("listitem").evaluateAll((rows) =>
        rows.map((row): [string | undefined, string | undefined] => {
          const path = row.querySelector("a")?.getAttribute("href");
          return [path?.split("/").at(-1), row.textContent?.match(/\d+\.\d/)?.[0]];
        }),
      ),
    );
    expect(tried.size).toBe(count);

    // The new weights are in force on the page before everything else has been asked for again.
    const meanwhile = Promise.withResolvers<void>();
    await intercept(page, `**/api/auth/screener/${journey.screeningId}`, async (route) => {
      await meanwhile.promise;
      await route.continue();
    });
    await page.getByRole("button", { name: "Save…" }).click();
    await page.getByRole("button", { name: `Score ${count} results again` }).click();
    await page.getByRole("dialog").waitFor({ state: "detached" });
    meanwhile.resolve();
    await page.getByText(`Scored ${count} results by the new weights.`).waitFor();

    const after = await journey.ranking();
    expect(after.map(({ matching_score }) => matching_score)).not.toEqual(
      before.map(({ matching_score }) => matching_score),
    );
    const shownScore = new Intl.NumberFormat("en", { minimumFractionDigits: 1, maximumFractionDigits: 1 });
    expect(after.map(({ id, matching_score }) => [id, shownScore.format(matching_score)])).toEqual(
      after.map(({ id }) => [id, tried.get(id)]),
    );
    expect(page.complaints).toEqual([]);
  });

  test("a name in the ranking by other weights has room on a telephone", async () => {
    const { page } = journey;
    await setLook(page, { mode: "dark", width: 360 });
    await page.goto(`/admin/screening-result/${journey.screeningId}?weights=open`);
    const names = page.getByRole("list", { name: "Results by these weights" }).getByRole("link");
    await names.first().waitFor();
    const widths = await names.evaluateAll((links) => links.map((link) => link.clientWidth));
    expect(Math.min(...widths)).toBeGreaterThan(80);
  });
}
