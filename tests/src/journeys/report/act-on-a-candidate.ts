import { getScreeningResult } from "@winnow/contract/results.ts";
import { updateScreening } from "@winnow/contract/screenings.ts";
import { expect, onTestFinished, test } from "vitest";
import { resultsOf } from "../../given/given-screened.ts";
import type { ReportJourney } from "./report-journey.ts";

export function actOnACandidate(journey: ReportJourney): void {
  test("notes, an own score and a decision are kept, and the history says who did what", async () => {
    const { page } = journey;
    await journey.open("decision.pdf");
    const history = page.getByRole("list", { name: "History" });

    await page.getByLabel("New note").fill("Asked about the notice period: a month.");
    await page.getByRole("button", { name: "Add note" }).click();
    await page.getByRole("list", { name: "Notes" }).getByText("notice period").waitFor();

    await page.getByRole("button", { name: "My score…" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel("Score, 0 to 100").fill("172");
    await dialog.getByRole("button", { name: "Save" }).click();
    await dialog.getByText("Please enter a number from 0 to 100.").waitFor();
    await dialog.getByText("Please say why.").waitFor();
    await dialog.getByLabel("Score, 0 to 100").fill("72");
    await dialog.getByLabel("Reason").fill("Spoke with her");
    await dialog.getByRole("button", { name: "Save" }).click();
    await page.getByText("My score 72.0").waitFor();
    await expect.poll(() => dialog.count()).toBe(0);

    await page.getByRole("heading", { level: 1 }).focus();
    await page.keyboard.press("r");
    await dialog.getByRole("button", { name: "Others fit better" }).click();
    await page.getByText(/^Rejected by Mara Lind, .*: Others fit better$/).waitFor();
    await expect.poll(() => history.innerText()).toContain("Others fit better");
    await page.keyboard.press("u");
    await page.getByText("Nobody has decided yet.").waitFor();
    await page.keyboard.press("s");
    await page.getByText(/^Shortlisted by Mara Lind/).waitFor();

    await page.getByRole("button", { name: /^Remove the note/ }).click();
    await expect.poll(() => page.getByRole("list", { name: "Notes" }).count()).toBe(0);
    expect(await history.innerText()).toContain("Mara Lind");
    const stored = await journey.recruiter.call(getScreeningResult, {
      params: { id: journey.resultOf("decision.pdf") },
    });
    expect(stored.own_score).toMatchObject({ score: 72, reason: "Spoke with her" });
    expect(stored.matching_score).not.toBe(72);
    expect(page.complaints).toEqual([]);
  });

  test("next and before follow the list of the address, over its pages", async () => {
    const { page } = journey;
    const inOrder = await resultsOf(journey.recruiter, journey.screeningId, {
      sort_by: "name",
      order_by: "asc",
    });
    const all = inOrder.length;
    const first = `/admin/screening-result/${journey.screeningId}/jd-cv-matching/${inOrder[0]?.id}`;
    await page.goto(`${first}?orderBy=name&order=asc&rowsPerPage=5`);

    for (const [index, result] of inOrder.entries()) {
      await page.getByText(`${index + 1} of ${all}`, { exact: true }).waitFor();
      await page.getByRole("heading", { level: 1, name: result.name ?? result.file_name }).waitFor();
      await page.keyboard.press("j");
    }

    expect(new URL(page.url()).search).toBe("?orderBy=name&order=asc&rowsPerPage=5&page=2");
    await page.getByRole("link", { name: "Candidate before" }).click();
    await page.getByText(`${all - 1} of ${all}`, { exact: true }).waitFor();
  });

  test("of a hidden candidate only the text without names is shown, until somebody reveals", async () => {
    const { page, recruiter, screeningId } = journey;
    const setBlind = (isBlind: boolean) =>
      recruiter.call(updateScreening, { params: { id: screeningId }, body: { is_blind: isBlind } });
    await setBlind(true);
    onTestFinished(async () => void (await setBlind(false)));
    await journey.open("blind.pdf");
    const { name } = journey.personOf("blind.pdf");
    const [, surname = ""] = name.split(" ");
    const text = page.getByRole("region", { name: /^Text of the CV of Candidate \d+/ });
    await text.waitFor();

    await page.locator("blockquote button").first().click();
    await text.locator("mark").first().waitFor();
    expect(await page.locator("body").innerText()).not.toContain(surname);
    expect(await page.locator("canvas").count()).toBe(0);
    expect(await page.getByRole("button", { name: "Download the original" }).count()).toBe(0);

    await page.getByRole("button", { name: "Reveal" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Reveal" }).click();
    await page.getByRole("heading", { level: 1, name }).waitFor();
    await page.getByRole("region", { name: `CV of ${name}` }).waitFor();
    expect(await page.getByRole("list", { name: "History" }).innerText()).toMatch(/reveal/i);
  });
}
