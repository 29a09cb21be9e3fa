import { type Correction, correctResult } from "@winnow/contract/corrections.ts";
import { getScreeningResult } from "@winnow/contract/results.ts";
import { expect, test } from "vitest";
import type { ReportJourney } from "./report-journey.ts";

export function correctWhatWasRead(journey: ReportJourney): void {
  const shownScore = () => journey.page.getByRole("group", { name: /^Score [\d.]+ of 100$/ }).innerText();

  test("a correction changes the score, stands beside what was read, and is taken back", async () => {
    const { page } = journey;
    await journey.open("correction.pdf");
    const before = await shownScore();

    await page.getByRole("button", { name: "Fix what was read" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("button", { name: "Change: Job 1" }).click();
    await dialog.getByLabel("This is not a job").check();
    await dialog.getByRole("button", { name: "Save" }).click();
    await dialog.getByText("was: ").first().waitFor();
    expect(
      await dialog
        .getByRole("button", { name: "Change: Job 1" })
        .evaluate((element) => element === document.activeElement),
    ).toBe(true);
    await dialog.getByRole("button", { name: "Close" }).click();

    const after = await shownScore();
    expect(Number(after)).toBeLessThan(Number(before));
    const corrections = page.getByRole("list", { name: "Corrections" });
    expect(await corrections.innerText()).toMatch(/Job 1: not a job\s+was: /);
    expect(await page.getByRole("list", { name: "History" }).innerText()).toContain("Job 1: not a job");

    await page.getByRole("button", { name: "Fix what was read" }).click();
    await dialog.getByRole("button", { name: "Take back: Job 1" }).click();
    await expect.poll(() => dialog.getByText("was: ").count()).toBe(0);
    await dialog.getByRole("button", { name: "Close" }).click();
    expect(await shownScore()).toBe(before);
    expect(await corrections.count()).toBe(0);
    expect(page.complaints).toEqual([]);
  });

  test("what another device corrects at the same moment is kept, and what another engine has read is looked at first", async () => {
    const { page, winnow, recruiter } = journey;
    const params = { id: journey.resultOf("correction.pdf") };
    const findsWith = (engine: string) =>
      winnow.pool.query(
        "update screening_results set report = jsonb_set(report, '{engineVersion}', to_jsonb($2::text)) where id = $1",
        [params.id, engine],
      );
    await journey.open("correction.pdf");
    const { report } = await recruiter.call(getScreeningResult, { params });
    await page.getByRole("button", { name: "Fix what was read" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("button", { name: "Change: Job 1" }).click();
    await dialog.getByLabel("This is not a job").check();

    await findsWith("2026.11.1");
    await dialog.getByRole("button", { name: "Save" }).click();
    await dialog.getByText("was changed in another window meanwhile").waitFor();
    await findsWith(report.engine_version);
    await journey.open("correction.pdf");

    const town: Correction = { kind: "contact", field: "location", value: "Leeds" };
    await page.route(
      "**/corrections",
      async (route) => {
        await recruiter.call(correctResult, { params, body: { corrections: [town] } });
        await route.continue();
      },
      { times: 1 },
    );
    await page.getByRole("button", { name: "Fix what was read" }).click();
    await dialog.getByRole("button", { name: "Change: Job 1" }).click();
    await dialog.getByLabel("This is not a job").check();
    await dialog.getByRole("button", { name: "Save" }).click();
    await expect
      .poll(async () => (await recruiter.call(getScreeningResult, { params })).corrections)
      .toMatchObject([town, { kind: "job", index: 0, is_removed: true }]);
    await recruiter.call(correctResult, { params, body: { corrections: [] } });
  });

  test("a verdict is corrected only with words that stand in the CV", async () => {
    const { page } = journey;
    await journey.open("verdict.pdf");

    await page.getByRole("button", { name: "Fix what was read" }).click();
    const dialog = page.getByRole("dialog");
    await dialog
      .getByRole("region", { name: "Requirements" })
      .getByRole("button", { name: /^Change/ })
      .last()
      .click();
    await dialog.getByRole("group", { name: "Verdict" }).getByRole("button", { name: "partly" }).click();
    const input = dialog.getByLabel("The CV’s own words that show it");
    await input.fill("Tamed dragons since 1066");
    await dialog.getByRole("button", { name: "Save" }).click();
    await dialog.getByText("These words do not stand in the CV.", { exact: false }).waitFor();
    expect(await input.getAttribute("aria-invalid")).toBe("true");

    await input.fill(journey.personOf("verdict.pdf").headline);
    await dialog.getByRole("button", { name: "Save" }).click();
    await dialog.getByText("was: ").first().waitFor();
    await dialog.getByRole("button", { name: "Take all back" }).click();
    await expect.poll(() => dialog.getByText("was: ").count()).toBe(0);
  });
}
