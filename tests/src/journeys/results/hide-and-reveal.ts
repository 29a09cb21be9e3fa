import { getScreeningResult } from "@winnow/contract/results.ts";
import { updateScreening } from "@winnow/contract/screenings.ts";
import { expect, onTestFinished, test } from "vitest";
import type { ResultsJourney } from "./results-journey.ts";

export function hideAndReveal(journey: ResultsJourney): void {
  const setBlind = (isBlind: boolean) =>
    journey.recruiter.call(updateScreening, {
      params: { id: journey.screeningId },
      body: { is_blind: isBlind },
    });

  test("a candidate of a blind screening is revealed only after saying so, and it is written down", async () => {
    const { page, recruiter } = journey;
    await setBlind(true);
    onTestFinished(async () => void (await setBlind(false)));
    await journey.open();
    const first = page.locator("[data-row]").first();
    await expect.poll(() => first.innerText()).toMatch(/Candidate \d+/);
    const id = (await first.getAttribute("data-row")) ?? "";
    const section = page.getByRole("region", { name: "Report of the selected result" });
    await section.getByRole("button", { name: "Reveal" }).click();
    await page.getByText("written into the candidate’s history").waitFor();
    await page.getByRole("dialog").getByRole("button", { name: "Reveal" }).click();
    await expect.poll(() => first.innerText()).not.toMatch(/Candidate \d+/);
    const { history } = await recruiter.call(getScreeningResult, { params: { id } });
    expect(history.map(({ kind }) => kind)).toContain("revealed");
  });

  test("names are hidden and shown again from the page's menu", async () => {
    const { page } = journey;
    await journey.open();
    const first = page.locator("[data-row]").first();
    for (const [item, button, name] of [
      ["Blind mode…", "Turn on", /Candidate \d+/],
      ["Leave blind mode…", "Turn off", /^(?!.*Candidate \d)/s],
    ] as const) {
      await page.getByRole("button", { name: "More", exact: true }).click();
      await page.getByRole("menuitem", { name: item }).click();
      await page.getByRole("dialog").getByRole("button", { name: button }).click();
      await page.getByRole("dialog").waitFor({ state: "detached" });
      await expect.poll(() => first.innerText()).toMatch(name);
    }
  });
}
