import { updateAccount } from "@winnow/contract/account-settings.ts";
import { decide } from "@winnow/contract/decisions.ts";
import { createSampleDrive } from "@winnow/contract/drives.ts";
import { paths } from "@winnow/contract/paths.ts";
import { wardNurseJd } from "@winnow/samples/job-descriptions.ts";
import type { Locator } from "playwright-core";
import { beforeAll, expect, test } from "vitest";
import { givenCvs } from "../given/given-cvs.ts";
import { givenScreened, type Screened } from "../given/given-screened.ts";
import { openContext, openPage } from "../support/browser.ts";
import { keepSessionIn } from "../support/signed-in-page.ts";
import { speakPseudo, wordsOutside } from "../support/words-outside.ts";
import { startJourney } from "./journey.ts";
import { type PageState, troublesIn } from "./page-states.ts";

const journey = startJourney({ variables: { WELCOME_CREDITS: "500.00", SCHEDULING_UNDO_SECONDS: "0" } });
const phone = { mode: "light", width: 360 } as const;
let screened: Screened;

beforeAll(async () => {
  const { winnow, recruiter } = journey;
  screened = await givenScreened(winnow, recruiter, { cvs: await givenCvs(3) });
  const [first] = screened.results;
  await recruiter.call(decide, {
    params: { id: screened.id },
    body: {
      selection: { result_ids: [first?.id ?? ""] },
      decision: "reject",
      reason: "Other line of work",
    },
  });
  await recruiter.call(updateAccount, { body: { language: "de" } });
});

const button = (name: string | RegExp) => journey.page.getByRole("button", { name, exact: true });
const dialog = () => journey.page.getByRole("dialog");
const onPhone = (state: string, reach: PageState["reach"]): PageState => ({
  state,
  reach: async () => {
    await reach();
    await journey.page.evaluate(() => scrollTo(0, 0));
  },
  looks: [phone],
});

async function closeDialog(): Promise<void> {
  await journey.page.keyboard.press("Escape");
  await dialog().waitFor({ state: "detached" });
}

test("a drive is set up, filled and sent in German on a phone", async () => {
  const { page } = journey;
  const troubles = await troublesIn(page, [
    onPhone("no-drives", async () => {
      await page.goto(paths.drives);
      await page.locator("html[lang=de] main h1").waitFor();
      await page.getByText("Noch keine Interviewrunden").waitFor();
    }),
    onPhone("preview", async () => {
      await button("Neue Interviewrunde").first().click();
      await page.getByText("Fügen Sie zuerst mindestens eine Frage hinzu.").waitFor();
      await page.getByLabel("Oder den Text einfügen").fill(wardNurseJd);
      await button("Diesen Text lesen").click();
      await button("Bearbeiten: Frage 1").click();
      await page.getByLabel("Zeit zum Antworten").selectOption({ label: "5 Minuten" });
      await page.getByText("5 Minuten zum Antworten").waitFor();
      await page.getByLabel("Bis", { exact: true }).fill("2030-05-06T18:00");
      await page.getByText(/^Kandidaten können ab ihrer Einladung beginnen, bis .*2030/).waitFor();
      await button("Vorschau für Kandidaten").click();
      await dialog()
        .getByText(/zum Antworten\. 1 weiterer Versuch/)
        .first()
        .waitFor();
    }),
    onPhone("new-candidate", async () => {
      await closeDialog();
      await page.getByRole("tab", { name: "Kandidaten" }).click();
      await button("Kandidaten hinzufügen").first().click();
      await page.getByLabel("Name", { exact: true }).fill("Ada Koch");
      await page.getByLabel("E-\u2060Mail", { exact: true }).fill("ada.koch@example.org");
    }),
    onPhone("candidates-of-a-file", async () => {
      await button("Hinzufügen").click();
      await page.getByText("Ada Koch ist hinzugefügt.").waitFor();
      await button("Aus einer Datei").click();
      await page.getByLabel("Datei auswählen", { exact: true }).setInputFiles({
        name: "people.csv",
        mimeType: "text/csv",
        buffer: Buffer.from("Name,Mail\nBen Roth,ben.roth@example.org\nCleo Lang,nowhere"),
      });
      await dialog()
        .getByText(/1 Zeile ist fehlerhaft/)
        .waitFor();
    }),
    onPhone("mails", async () => {
      await closeDialog();
      await page.getByRole("tab", { name: "E-\u2060Mails" }).click();
      await page.getByLabel("Text der Einladung").waitFor();
      await page.getByText("Der übliche Text, auf Englisch.").waitFor();
    }),
    onPhone("history", async () => {
      await page.getByRole("button", { name: /^1 Kandidaten einladen · 10.00 Credits$/ }).click();
      await page.getByText("Gesendet", { exact: true }).first().waitFor();
      await page.getByRole("tab", { name: "Verlauf" }).click();
      const history = page.getByRole("list", { name: "Verlauf" });
      await history.getByText(/ hat zu 1 Interview eingeladen\.$/).waitFor();
      await history.getByText(/ hat 1 Kandidaten hinzugefügt\.$/).waitFor();
    }),
    onPhone("keep-and-erase", async () => {
      await button("Mehr").click();
      await page.getByRole("menuitem", { name: "Aufbewahren und löschen …" }).click();
      await dialog().getByText("Was gelöscht wird", { exact: true }).waitFor();
    }),
    onPhone("erasures", async () => {
      await page.goto(paths.erasures);
      await page.getByText("Noch wurde nichts gelöscht").waitFor();
    }),
  ]);
  expect(troubles).toEqual([]);
  expect(page.complaints).toEqual([]);
});

test("what is done with the results of a screening is done in German on a phone", async () => {
  const { page } = journey;
  const { id, results } = screened;
  const [first, second] = results.map((result) => result.id);
  if (!first || !second) throw new Error("There are too few results.");
  const open = (item: string) => async () => {
    await page.goto(paths.results(id));
    await button("Mehr").click();
    await page.getByRole("menuitem", { name: item }).click();
    await dialog().waitFor();
    await page.untilQuiet();
  };
  const troubles = await troublesIn(page, [
    onPhone("results", async () => {
      await page.goto(paths.results(id));
      await page.getByText("3 Ergebnisse", { exact: true }).waitFor();
    }),
    onPhone("selected", async () => {
      await page.getByRole("checkbox", { name: "Diese Seite auswählen" }).check();
      await button("Vergleichen").waitFor();
    }),
    onPhone("invite", async () => {
      expect(await rowsOf(page.getByRole("region", { name: "Ausgewählte Ergebnisse" }))).toBeLessThanOrEqual(
        3,
      );
      await button("Einladen …").click();
      await dialog().getByText("3 Kandidaten zum Interview einladen").waitFor();
    }),
    onPhone("compare", async () => {
      await page.goto(`${paths.results(id)}?compare=${first},${second}`);
      await page.getByRole("heading", { name: "Im Vergleich" }).waitFor();
      await page.getByText("Letzte Stelle").waitFor();
    }),
    onPhone("job-form", open("Bewerbungsformular …")),
    onPhone("job-form-questions", async () => {
      await dialog().getByRole("tab", { name: "Formular" }).click();
      await dialog().getByLabel("Frage schreiben").fill("Ab wann?");
      await button("Hinzufügen").click();
      await dialog().getByText("Muss beantwortet werden").waitFor();
    }),
    onPhone("mails-to-applicants", open("E-\u2060Mails an Kandidaten …")),
    onPhone("rejections", open("Absagen mitteilen …")),
    onPhone("keep-and-erase-screening", open("Aufbewahren und löschen …")),
    onPhone("blind", open("Anonymer Modus …")),
    onPhone("new-audit", open("Stichprobe prüfen …")),
    onPhone("applications", async () => {
      await page.goto(`${paths.results(id)}?applications=open`);
      await page.getByText("Noch hat sich niemand beworben").waitFor();
    }),
    onPhone("person", async () => {
      await page.goto(paths.person(first));
      await page.getByRole("region", { name: "Lebensläufe" }).getByText("Grund:").waitFor();
    }),
    onPhone("person-export", async () => {
      await button("Exportieren …").click();
      await button("1 Eintrag als ZIP exportieren").waitFor();
    }),
    onPhone("person-erase", async () => {
      await closeDialog();
      await button("Löschen …").click();
      await dialog().getByText("Was bleibt:").waitFor();
    }),
  ]);
  expect(troubles).toEqual([]);
  expect(page.complaints).toEqual([]);
});

/** How many rows the controls of a part of the page stand in. */
function rowsOf(part: Locator): Promise<number> {
  return part.evaluate((element) => {
    const middles = [...element.querySelectorAll("button, [role=status]")]
      .map((control) => control.getBoundingClientRect())
      .filter(({ height }) => height > 0)
      .map(({ top, height }) => top + height / 2)
      .sort((one, other) => one - other);
    const textHeight = 16;
    return middles.filter(
      (middle, index) => middle - (middles[index - 1] ?? Number.NEGATIVE_INFINITY) > textHeight,
    ).length;
  });
}

/** Names of languages and countries, and what a mail may name. */
const given = ["English", "German", "French", "Spanish", "{{", ...countryNames()];

function countryNames(): string[] {
  const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ".split("");
  const codes = letters.flatMap((first) => letters.map((second) => first + second));
  // Of some the browser says the short name.
  return (["long", "short"] as const).flatMap((style) => {
    const names = new Intl.DisplayNames("en", { type: "region", fallback: "none", style });
    return codes.flatMap((code) => names.of(code) ?? []);
  });
}

test("every word of drives, people and what is opened over results stands in the catalogue", async () => {
  const { browser, winnow, recruiter } = journey;
  const { id, results } = screened;
  const { id: driveId } = await recruiter.call(createSampleDrive);
  await recruiter.call(updateAccount, { body: { language: null } });
  const context = await openContext(browser, winnow.url, { mode: "light", width: 1280 });
  await keepSessionIn(context, recruiter);
  await speakPseudo(context);
  const page = await openPage(context, winnow.url);

  const at = (link: string) => async () => {
    await page.goto(link);
    await page.locator("html[lang=en-XA] main h1").waitFor();
    return "body";
  };
  const dialogBy = (name: RegExp) => async () => {
    await page.getByRole("button", { name }).first().click();
    await page.getByRole("dialog").waitFor();
    return "[role=dialog]";
  };
  const ofMenu = (item: RegExp) => async () => {
    await at(paths.results(id))();
    await page.getByRole("button", { name: /^⟦Móré·/ }).click();
    await page.getByRole("menuitem", { name: item }).click();
    await page.getByRole("dialog").waitFor();
    return "[role=dialog]";
  };
  const reached = {
    drives: at(paths.drives),
    "set-up": at(paths.drive(driveId)),
    preview: dialogBy(/Prévíéw ás/),
    candidates: at(paths.driveTab(driveId, "candidates")),
    mails: at(paths.driveTab(driveId, "mails")),
    history: at(paths.driveTab(driveId, "history")),
    comparison: at(`${paths.results(id)}?compare=${results.map((result) => result.id).join(",")}`),
    applications: at(`${paths.results(id)}?applications=open`),
    "job form": ofMenu(/Jób fórm/),
    "mails to applicants": ofMenu(/Máíls tó/),
    rejections: ofMenu(/Téll thósé/),
    audit: ofMenu(/Áúdít/),
    retention: ofMenu(/Kéép/),
    person: at(paths.person(results[0]?.id ?? "")),
    export: dialogBy(/Éxpórt…/),
    erasures: at(paths.erasures),
  };
  const outside: string[] = [];
  for (const [state, reach] of Object.entries(reached)) {
    const within = await reach();
    await page.untilQuiet();
    const found = await wordsOutside(page, { given: [...given, screened.screening.title], within });
    outside.push(...found.map((words) => `${state}: ${words}`));
  }
  expect(outside).toEqual([]);
  expect(page.complaints).toEqual([]);
  await context.close();
});
