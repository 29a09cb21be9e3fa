import { updateAccount } from "@winnow/contract/account-settings.ts";
import { type PageLanguage, pageLanguages } from "@winnow/contract/page-languages.ts";
import { paths } from "@winnow/contract/paths.ts";
import { beforeAll, expect, test } from "vitest";
import { givenCvs } from "../given/given-cvs.ts";
import { givenScreened, type Screened } from "../given/given-screened.ts";
import { type Look, looks } from "../support/browser.ts";
import { setLook, startJourney } from "./journey.ts";

const journey = startJourney();
let screened: Screened;

beforeAll(async () => {
  screened = await givenScreened(journey.winnow, journey.recruiter, { cvs: await givenCvs(3) });
});

test.for(pageLanguages)(
  "what can be decided about a candidate stands on one line, in %s",
  async (language) => {
    await journey.recruiter.call(updateAccount, { body: { language } });
    const { id } = screened.screening;
    const best = screened.results[0]?.id ?? "";
    // Beside the list, with what undoes it and what saves the report.
    expect(await linesOf(`${paths.results(id)}?selected=${best}`, looks[0], language)).toEqual({
      row: 1,
      group: 1,
    });
    for (const look of looks) {
      expect(await linesOf(paths.report(id, best), look, language)).toMatchObject({ group: 1 });
    }
  },
);

async function linesOf(path: string, look: Look | undefined, language: PageLanguage) {
  const { page } = journey;
  if (look) await setLook(page, look);
  await page.goto(path);
  const group = page.locator(`html[lang=${language}] main [role=group]:has(> [aria-keyshortcuts=r])`);
  await group.waitFor();
  await page.untilQuiet();
  return await group.evaluate((element) => {
    const isBelow = (one: Element | undefined, other: Element) =>
      one !== undefined && other.getBoundingClientRect().top >= one.getBoundingClientRect().bottom;
    const linesIn = (all: Element[]) => 1 + all.filter((one, index) => isBelow(all[index - 1], one)).length;
    return {
      row: linesIn([...(element.parentElement?.children ?? [])]),
      group: linesIn([...element.children]),
    };
  });
}
