import { createAudit, getAudit } from "@winnow/contract/audits.ts";
import { updateScreening } from "@winnow/contract/screenings.ts";
import { expect, onTestFinished, test } from "vitest";
import { intercept } from "../../support/intercept.ts";
import { slowDown } from "../../support/slow-network.ts";
import type { ResultsJourney } from "../results/results-journey.ts";

export function auditOnASlowNetwork(journey: ResultsJourney): void {
  const draw = (line: number) =>
    journey.recruiter.call(createAudit, {
      params: { id: journey.screeningId },
      body: { line, size: 3, seed: line },
    });
  const answered = async (id: string) =>
    (await journey.recruiter.call(getAudit, { params: { id } })).items.flatMap((item) =>
      item.answer === null ? [] : [`Candidate ${item.candidate_number}: ${item.answer}`],
    );
  const firstOf = async (id: string) =>
    `Candidate ${(await journey.recruiter.call(getAudit, { params: { id } })).items[0]?.candidate_number}`;
  const shown = async () => {
    await expect.poll(() => journey.page.locator("[aria-busy=true]").count()).toBe(0);
    return journey.page.getByRole("heading", { level: 3, name: /^Candidate \d+$/ }).innerText();
  };

  test("a verdict is about the CV that is shown, also when the one before is refused or another sample is opened", async () => {
    const { page } = journey;
    const first = await draw(80);
    const second = await draw(81);
    await page.goto(`/admin/screening-result/${journey.screeningId}?audit=${second.id}`);
    await shown();
    await page.getByRole("button", { name: "More", exact: true }).click();
    await page.getByRole("menuitem", { name: "Audit a sample…" }).click();
    const drawn = (line: number) => page.getByRole("button", { name: new RegExp(`^Below ${line},`) });
    await drawn(80).click();
    await page.waitForURL(`**audit=${first.id}`);
    const refused = await firstOf(first.id);
    // The address changes before what it names is shown.
    await expect.poll(shown).toBe(refused);
    await page.untilQuiet();
    await slowDown(page);
    const refusal = Promise.withResolvers<void>();
    let isRefused = false;
    await intercept(page, "**/items/*", async (route) => {
      if (route.request().method() !== "PUT" || isRefused) return route.fallback();
      isRefused = true;
      await refusal.promise;
      await route.abort();
    });

    await page.keyboard.press("y");
    const next = await shown();
    expect(next).not.toBe(refused);
    refusal.resolve();
    await page.getByRole("alert").getByText("Winnow cannot be reached just now.").waitFor();
    expect(await shown()).toBe(next);
    await page.keyboard.press("n");
    await expect.poll(() => answered(first.id)).toEqual([`${next}: not good`]);

    await page.getByRole("button", { name: "More", exact: true }).click();
    await page.getByRole("menuitem", { name: "Audit a sample…" }).click();
    await drawn(81).click();
    await page.waitForURL(`**audit=${second.id}`);
    await page.getByText(/^0 of \d+ CVs read$/).waitFor();
    const other = await firstOf(second.id);
    await expect.poll(shown).toBe(other);
    await page.keyboard.press("y");
    await expect.poll(() => answered(second.id)).toEqual([`${other}: good`]);
    expect(await answered(first.id)).toEqual([`${next}: not good`]);
  });

  test("the candidate that the question names is revealed, and nobody else", async () => {
    const { page, recruiter } = journey;
    const setBlind = (isBlind: boolean) =>
      recruiter.call(updateScreening, { params: { id: journey.screeningId }, body: { is_blind: isBlind } });
    await setBlind(true);
    onTestFinished(async () => void (await setBlind(false)));
    await journey.open();
    const ranked = await journey.ranking();
    await page.untilQuiet();
    await slowDown(page);
    await page.keyboard.press("j");
    await page.keyboard.press("j");
    await page
      .getByRole("region", { name: "Report of the selected result" })
      .getByRole("button", { name: "Reveal" })
      .click();
    const question = page.getByRole("dialog", { name: `Reveal Candidate ${ranked[2]?.candidate_number}?` });
    await question.getByRole("button", { name: "Reveal" }).click();
    await expect
      .poll(async () => (await journey.ranking()).filter((one) => !one.is_hidden).map(({ id }) => id))
      .toEqual([ranked[2]?.id]);
  });
}
