import { readFile } from "node:fs/promises";
import { getJobForm, type JobForm, updateJobForm } from "@winnow/contract/job-forms.ts";
import { paths } from "@winnow/contract/paths.ts";
import { createScreening, updateScreening } from "@winnow/contract/screenings.ts";
import type { Locator } from "playwright-core";
import { expect, test } from "vitest";
import { looks } from "../support/browser.ts";
import { startJourney } from "./journey.ts";
import { troublesIn } from "./page-states.ts";

const journey = startJourney({ name: "Mara Ruiz" });

/** A screening with a job description, its form internal and as it begins. */
async function givenScreeningWithJd(): Promise<string> {
  const { id } = await journey.recruiter.call(createScreening, { body: {} });
  const jd_text = "Nurse for nights\n\nYou need:\n- 3 years in an intensive care unit\n- German";
  await journey.recruiter.call(updateScreening, { params: { id }, body: { title: "Nights", jd_text } });
  return id;
}

async function openPanel(id: string): Promise<Locator> {
  await journey.page.goto(paths.screening(id));
  await journey.page.getByRole("button", { name: "Job form" }).click();
  const panel = journey.page.getByRole("dialog", { name: "Job form" });
  await panel.getByRole("heading", { name: "Open or closed" }).waitFor();
  return panel;
}

const formOf = (id: string) => journey.recruiter.call(getJobForm, { params: { id } });
const untilForm = (id: string, isSo: (form: JobForm) => boolean) =>
  expect.poll(async () => isSo(await formOf(id))).toBe(true);

test("a recruiter turns the form on, puts its link about, and replaces it", async () => {
  const { page } = journey;
  const id = await givenScreeningWithJd();
  const panel = await openPanel(id);
  await panel.getByText("Not public. Nobody can apply until you turn it on.").waitFor();
  await panel.getByRole("button", { name: "Turn it on" }).click();
  await panel.getByText(/^Open since /).waitFor();

  const link = panel.getByLabel("Link to apply", { exact: true });
  const { link: first } = await formOf(id);
  expect(await link.inputValue()).toBe(first);
  await panel.getByLabel("Where you put it (optional)").fill("Poster, ward 3");
  const fromPoster = `${first}?source=Poster%2C+ward+3`;
  expect(await link.inputValue()).toBe(fromPoster);
  expect(await panel.getByLabel("HTML", { exact: true }).inputValue()).toContain(`<a href="${fromPoster}"`);
  const saving = page.waitForEvent("download");
  await panel.getByRole("button", { name: "Save as SVG" }).click();
  expect(await readFile(await (await saving).path(), "utf8")).toMatch(/^<svg /);
  const picture = page.waitForEvent("download");
  await panel.getByRole("button", { name: "Save as PNG" }).click();
  expect((await readFile(await (await picture).path())).subarray(1, 4).toString()).toBe("PNG");

  await panel.getByRole("switch", { name: "Let search engines list it" }).click();
  await panel.getByText("Google lists a job only where its country is said.").waitFor();
  await panel.getByLabel("Country").selectOption("Austria");
  await untilForm(id, ({ is_listed, country }) => is_listed && country === "AT");

  await panel.getByRole("button", { name: "Replace the link…" }).click();
  await page.getByRole("button", { name: "Replace it" }).click();
  await expect.poll(() => link.inputValue()).not.toBe(fromPoster);
  await panel.getByRole("button", { name: "Close it now" }).click();
  await panel.getByText("Closed. Nobody can apply.").waitFor();
  await panel.getByRole("button", { name: "Open it again" }).click();
  await panel.getByText(/^Open since /).waitFor();

  await panel.getByLabel("Opens (optional)").fill("2030-01-02T10:00");
  await panel.getByText("It opens on Jan 2, 2030, 10:00 AM.").waitFor();
  await panel.getByLabel("Closes (optional)").fill("2030-01-01T10:00");
  await panel.getByText("Please set an end that lies after the beginning.").waitFor();
  await panel.getByRole("button", { name: "Open it now" }).click();
  await panel.getByText(/^Open since /).waitFor();

  // Chromium logs what was refused.
  page.complaints.length = 0;
  await page.goto((await formOf(id)).link);
  expect(await page.locator('script[type="application/ld+json"]').textContent()).toContain('"Mara Ruiz"');
  expect(page.complaints).toEqual([]);
});

test("questions are written and ordered by keyboard, saved as they are typed, and never lost to another window", async () => {
  const { page, recruiter } = journey;
  const id = await givenScreeningWithJd();
  const panel = await openPanel(id);
  await panel.getByRole("tab", { name: "Share" }).focus();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
  const writeQuestion = async (text: string) => {
    await panel.getByLabel("Write a question").fill(text);
    await page.keyboard.press("Enter");
    await panel.getByText(text, { exact: true }).first().waitFor();
  };
  await writeQuestion("Which shift?");
  await panel.getByLabel("Answer to question 1").selectOption("Choice");
  await panel.getByLabel("Choices of question 1, one a line").fill("Days");
  await panel.getByText("Please write at least two.").waitFor();
  await page.keyboard.press("End");
  await page.keyboard.type("\nNights");
  await panel.getByLabel("Has to be answered").press("Space");
  await untilForm(id, ({ questions: [one] }) => one?.choices.length === 2 && one.is_required);

  const before = await formOf(id);
  const theirs = { ...before.questions[0], id: crypto.randomUUID(), text: "A question of another window?" };
  await recruiter.call(updateJobForm, {
    params: { id },
    body: {
      questions: [...before.questions, { ...theirs, kind: "yes_no", is_required: false, choices: [] }],
    },
  });
  await writeQuestion("When could you begin?");
  await page.getByText("The questions were changed in another window meanwhile.").waitFor();
  const texts = async () => (await formOf(id)).questions.map(({ text }) => text);
  await expect
    .poll(texts)
    .toEqual(["Which shift?", "A question of another window?", "When could you begin?"]);

  await panel.getByRole("button", { name: "Move question 3 up" }).press("Enter");
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute("aria-label")))
    .toBe("Move question 2 up");
  await panel.getByRole("button", { name: "Remove question 1" }).press("Enter");
  await expect.poll(texts).toEqual(["When could you begin?", "A question of another window?"]);
  await page.getByRole("button", { name: "Undo" }).press("Enter");
  await expect
    .poll(texts)
    .toEqual(["Which shift?", "When could you begin?", "A question of another window?"]);

  await panel.getByLabel("Title").fill("Nurse, nights only");
  await panel.getByRole("switch", { name: "Show applicants their score" }).press("Space");
  await panel.getByText("Saved", { exact: true }).waitFor();
  await untilForm(id, ({ title, shows_score }) => title === "Nurse, nights only" && shows_score);
  await page.keyboard.press("Escape");
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe("Job form");
  expect(page.complaints).toEqual([]);
});

test("the panel can be read and used in both looks", async () => {
  const { page, recruiter, winnow } = journey;
  const id = await givenScreeningWithJd();
  await recruiter.call(updateScreening, { params: { id }, body: { visibility: "public" } });
  await winnow.pool.query(
    `insert into applications (id, account_id, screening_id, state, file_id, file_name, size_bytes, media_type,
       source, consent_version, consent_language, sent_at)
     select gen_random_uuid(), account_id, id, 'sent', gen_random_uuid(), 'cv.pdf', 9, 'application/pdf',
       (array['LinkedIn', 'LinkedIn', '', 'Poster, ward 3'])[number], '1', 'en', now()
     from screenings, generate_series(1, 4) as number where id = $1`,
    [id],
  );
  const question = { kind: "choice" as const, is_required: true, choices: ["Days", "Nights", "Both"] };
  await recruiter.call(updateJobForm, {
    params: { id },
    body: {
      questions: [
        { ...question, id: crypto.randomUUID(), text: "Which shift would you like to begin with?" },
        { ...question, id: crypto.randomUUID(), kind: "date", choices: [], text: "When could you begin?" },
      ],
    },
  });
  const panel = page.getByRole("dialog", { name: "Job form" });
  const troubles = await troublesIn(page, [
    { state: "job-form-share", looks, reach: () => openPanel(id) },
    {
      state: "job-form-questions",
      looks,
      reach: async () => {
        await panel.getByRole("tab", { name: "Form" }).click();
        await panel.getByRole("button", { name: "Edit question 1" }).click();
      },
    },
    {
      state: "job-form-of-results",
      looks: looks.filter(({ width }) => width === 360),
      reach: async () => {
        await page.goto(paths.results(id));
        await page.getByRole("button", { name: "More", exact: true }).click();
        await page.getByRole("menuitem", { name: "Job form…" }).click();
        await panel.getByText("4 people have applied.").waitFor();
      },
    },
  ]);
  expect(troubles).toEqual([]);
});
