import { getScreeningResult } from "@winnow/contract/results.ts";
import { expect, test } from "vitest";
import { keepsEarlyFocus } from "../../support/early-focus.ts";
import { holdReports, slowDown } from "../../support/slow-network.ts";
import type { ResultsJourney } from "../results/results-journey.ts";

export function stepThroughReports(journey: ResultsJourney): void {
  const heading = () => journey.page.getByRole("heading", { level: 1 });
  const pathOf = (resultId: string | undefined) =>
    `/admin/screening-result/${journey.screeningId}/jd-cv-matching/${resultId}`;

  test("on a report's own page j j s is about the one whose name stands there, before the report does", async () => {
    const { page } = journey;
    const ranked = await journey.ranking();
    await page.goto(pathOf(ranked[0]?.id));
    await page.getByText("1 of 50", { exact: true }).waitFor();
    await page.untilQuiet();
    await slowDown(page);
    await holdReports(page);
    await page.keyboard.press("j");
    expect(await heading().innerText()).toBe(ranked[1]?.name);
    await page.keyboard.press("j");
    expect(await heading().innerText()).toBe(ranked[2]?.name);
    expect(await page.getByRole("button", { name: "Fix what was read" }).count()).toBe(0);
    await page.keyboard.press("s");
    await expect.poll(async () => (await journey.ranking())[2]?.decision?.kind).toBe("shortlist");
    expect(await journey.decided("undecided")).toBe(49);
    await page.waitForURL(`**${pathOf(ranked[2]?.id)}`);
  });

  test("a note that is begun as soon as the next one shows keeps the focus", async () => {
    const { page } = journey;
    const ranked = await journey.ranking();
    await page.goto(pathOf(ranked[0]?.id));
    await page.getByText("1 of 50", { exact: true }).waitFor();
    await page.untilQuiet();
    const next = ranked[1]?.name ?? "";
    expect(await keepsEarlyFocus(page, { key: "j", heading: next, field: "main textarea" })).toBe(true);
  });

  test("u on a report's own page leads back to the one whose decision it takes back", async () => {
    const { page } = journey;
    const ranked = await journey.ranking();
    await page.goto(pathOf(ranked[0]?.id));
    await page.getByText("1 of 50", { exact: true }).waitFor();
    await page.untilQuiet();
    await slowDown(page);
    await page.keyboard.press("s");
    await page.keyboard.press("j");
    expect(await heading().innerText()).toBe(ranked[1]?.name);
    await page.keyboard.press("u");
    expect(await heading().innerText()).toBe(ranked[0]?.name);
    await page.getByText("Put back 1 decision").waitFor();
    expect(await journey.decided("undecided")).toBe(50);
  });

  test("a note, an own score and a step are each about the report that is open", async () => {
    const { page, recruiter } = journey;
    const ranked = await journey.ranking();
    await page.goto(pathOf(ranked[5]?.id));
    await page.getByText("6 of 50", { exact: true }).waitFor();
    await page.untilQuiet();
    await slowDown(page);
    await page.getByRole("link", { name: "Next candidate" }).click();
    await page.getByLabel("New note").fill("Seen on a slow train");
    await page.getByRole("button", { name: "Add note" }).click();
    await page.getByRole("button", { name: "My score…" }).click();
    await page.getByLabel("Score, 0 to 100").fill("61");
    await page.getByRole("dialog").getByLabel("Reason").fill("By eye");
    await page.getByRole("dialog").getByRole("button", { name: "Save" }).click();
    await page.getByText("My score 61.0").waitFor();
    await page.getByRole("list", { name: "Notes" }).getByText("Seen on a slow train").waitFor();

    const at = async (index: number) =>
      recruiter.call(getScreeningResult, { params: { id: ranked[index]?.id ?? "" } });
    expect((await at(6)).notes.map(({ text }) => text)).toEqual(["Seen on a slow train"]);
    expect((await at(6)).own_score?.score).toBe(61);
    expect([(await at(5)).notes, (await at(5)).own_score]).toEqual([[], null]);
  });
}
