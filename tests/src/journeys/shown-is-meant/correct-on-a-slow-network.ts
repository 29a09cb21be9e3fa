import { type Correction, correctResult } from "@winnow/contract/corrections.ts";
import { getScreeningResult } from "@winnow/contract/results.ts";
import { expect, test } from "vitest";
import { slowDown } from "../../support/slow-network.ts";
import type { ResultsJourney } from "../results/results-journey.ts";

export function correctOnASlowNetwork(journey: ResultsJourney): void {
  const contact = (field: "name" | "email" | "phone" | "location", value: string): Correction => ({
    kind: "contact",
    field,
    value,
  });
  const correctedOf = async (id: string) =>
    (await journey.recruiter.call(getScreeningResult, { params: { id } })).corrections
      .map((one) => (one.kind === "contact" ? `${one.field}: ${one.value}` : one.kind))
      .sort();

  test("a correction that is taken back takes no other with it, neither one of another window nor the next", async () => {
    const { page, recruiter } = journey;
    const id = (await journey.ranking())[20]?.id ?? "";
    const corrections = [contact("phone", "0161 1"), contact("location", "Leeds")];
    await recruiter.call(correctResult, { params: { id }, body: { corrections } });
    await page.goto(`/admin/screening-result/${journey.screeningId}/jd-cv-matching/${id}`);
    await page.getByRole("list", { name: "Corrections" }).waitFor();
    await page.untilQuiet();
    await slowDown(page);
    const elsewhere = [...corrections, contact("name", "Ada Elsewhere")];
    await recruiter.call(correctResult, { params: { id }, body: { corrections: elsewhere } });

    await page.getByRole("button", { name: "Fix what was read" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("button", { name: "Take back: Phone" }).click();
    await dialog.getByRole("button", { name: "Change: E-mail" }).click();
    await dialog.getByLabel("E-mail as the CV has it").fill("ada@example.org");
    await dialog.getByRole("button", { name: "Save" }).click();
    // One form more, which nothing that arrives from before may close.
    await dialog.getByRole("button", { name: "Change: Job 1" }).click();
    await dialog.getByLabel("Employer").fill("Harbour Clinic");

    await expect
      .poll(() => correctedOf(id))
      .toEqual(["email: ada@example.org", "location: Leeds", "name: Ada Elsewhere"]);
    await dialog.getByText("Ada Elsewhere").waitFor();
    await page.untilQuiet();
    expect(await dialog.getByLabel("Employer").inputValue()).toBe("Harbour Clinic");
  });
}
