import { updateAccount } from "@winnow/contract/account-settings.ts";
import { paths } from "@winnow/contract/paths.ts";
import { getScreeningResult } from "@winnow/contract/results.ts";
import { wardNurseJd } from "@winnow/samples/job-descriptions.ts";
import { beforeAll, expect, test } from "vitest";
import { givenCvs } from "../given/given-cvs.ts";
import { givenScreened, type Screened } from "../given/given-screened.ts";
import { openContext, openPage } from "../support/browser.ts";
import { keepSessionIn } from "../support/signed-in-page.ts";
import { speakPseudo, wordsOutside } from "../support/words-outside.ts";
import { startJourney } from "./journey.ts";
import { type PageState, troublesIn } from "./page-states.ts";

const journey = startJourney();
const phone = { mode: "light", width: 360 } as const;
let screened: Screened;

beforeAll(async () => {
  screened = await givenScreened(journey.winnow, journey.recruiter, { cvs: await givenCvs(3) });
});

const onPhone = (state: string, reach: PageState["reach"]): PageState => ({ state, reach, looks: [phone] });

test("a screening is set up, and its results are decided on, in German on a phone", async () => {
  const { page, recruiter } = journey;
  await recruiter.call(updateAccount, { body: { language: "de" } });
  const button = (name: string | RegExp) => page.getByRole("button", { name, exact: true });
  const [best] = screened.results;
  const troubles = await troublesIn(page, [
    onPhone("screenings", async () => {
      await page.goto(paths.screenings);
      await page.locator("html[lang=de] main h1").waitFor();
      await page.getByRole("list", { name: "Screenings" }).getByText("Abgeschlossen").waitFor();
    }),
    onPhone("saved-views", async () => {
      await button("Ansichten").click();
      await page.getByText("Noch keine gespeicherten Ansichten.").waitFor();
    }),
    onPhone("selected-screening", async () => {
      await page.keyboard.press("Escape");
      await page.getByRole("checkbox", { name: /auswählen$/ }).check();
      await page.getByText("1 Screening ausgewählt").waitFor();
    }),
    onPhone("screening-asked-for-deletion", async () => {
      await button("Löschen").click();
      await page.getByText(/^Es wird endgültig gelöscht, mit /).waitFor();
      const foot = [button("Abbrechen"), button("1 Screening löschen")];
      const [cancel, confirm] = await Promise.all(foot.map((act) => act.boundingBox()));
      expect(cancel?.y).toBe(confirm?.y);
    }),
    onPhone("screening-set-up", async () => {
      await page.keyboard.press("Escape");
      await button("Neues Screening").click();
      await page.getByLabel("Oder den Text einfügen").fill(wardNurseJd);
      await button("Diesen Text lesen").click();
      await page
        .getByText(/^Von 100 Punkten|Von 100 Punkten:/)
        .first()
        .waitFor();
      await page.getByRole("button", { name: "Mehr zu Anforderung 1", exact: true }).click();
    }),
    onPhone("screening-results", async () => {
      await page.goto(paths.results(screened.screening.id));
      await page.locator("main [data-row]").first().waitFor();
    }),
    onPhone("selected-results", async () => {
      await page.getByRole("checkbox", { name: "Diese Seite auswählen" }).check();
      const bar = page.getByRole("region", { name: "Ausgewählte Ergebnisse" });
      await bar.waitFor();
      for (const name of ["Engere Wahl", "Zurückstellen", "Ablehnen …"]) {
        const right = await bar
          .getByRole("button", { name })
          .evaluate((one) => one.getBoundingClientRect().right);
        expect(right, name).toBeLessThanOrEqual(phone.width - 16);
      }
    }),
    onPhone("match-report", async () => {
      await page.goto(paths.report(screened.screening.id, best?.id ?? ""));
      await page.getByText("Wie die Punktzahl zustande kommt").waitFor();
      await button("Rechnung zeigen").click();
    }),
    onPhone("corrections", async () => {
      await button("Gelesenes berichtigen").click();
      await page.getByText("Was wurde falsch gelesen?").waitFor();
    }),
    onPhone("rejection", async () => {
      await page.keyboard.press("Escape");
      await page.getByRole("dialog").waitFor({ state: "detached" });
      await button("Ablehnen").click();
      await page.getByText("Andere passen besser").waitFor();
    }),
    onPhone("rejected", async () => {
      await page.keyboard.press("6");
      await page.getByText(/^Abgelehnt von /).waitFor();
    }),
  ]);
  expect(troubles).toEqual([]);
  expect(page.complaints).toEqual([]);
});

test("no word of a screening's pages stands outside of the catalogue", async () => {
  const { browser, winnow, recruiter } = journey;
  await recruiter.call(updateAccount, { body: { language: null } });
  const context = await openContext(browser, winnow.url, phone);
  await keepSessionIn(context, recruiter);
  await speakPseudo(context);
  const page = await openPage(context, winnow.url);
  const [best] = screened.results;
  const { report } = await recruiter.call(getScreeningResult, { params: { id: best?.id ?? "" } });
  const given = [
    ...report.requirements.map(({ requirement }) => requirement.text),
    ...report.profile.skills.map(({ name }) => name),
    ...["PDF", "JSON"],
  ];
  const outside: string[] = [];
  for (const path of [
    paths.screenings,
    paths.screening(screened.screening.id),
    paths.report(screened.screening.id, best?.id ?? ""),
  ]) {
    await page.goto(path);
    await page.locator("html[lang=en-XA] main h1").waitFor();
    await page.untilQuiet();
    // What stands around every page is looked at elsewhere.
    await page.locator("main").evaluate((main) => document.body.replaceChildren(main));
    outside.push(...(await wordsOutside(page, { given })).map((words) => `${path}: ${words}`));
  }
  await context.close();
  expect(outside).toEqual([]);
});
