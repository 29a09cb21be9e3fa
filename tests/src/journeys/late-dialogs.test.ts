import { paths } from "@winnow/contract/paths.ts";
import { beforeAll, expect, test } from "vitest";
import { givenScreened, resultsOf, type Screened } from "../given/given-screened.ts";
import { startJourney } from "./journey.ts";

const journey = startJourney();
let screened: Screened;

beforeAll(async () => {
  screened = await givenScreened(journey.winnow, journey.recruiter, { cvs: 2 });
});

test.each([
  { code: "export-dialog", opener: "Export", pathOf: paths.results },
  { code: "new-audit-dialog", opener: "Audit a sample…", isInMenu: true, pathOf: paths.results },
  { code: "recruiter-help", opener: "Keyboard shortcuts", isInMenu: true, pathOf: paths.results },
  {
    code: "correct-dialog",
    opener: "Fix what was read",
    pathOf: (id: string) => paths.report(id, screened.results[0]?.id ?? ""),
  },
])("keys that are pressed while $code is on its way decide on nobody below it", async (dialog) => {
  const { page, recruiter } = journey;
  const { code, opener, pathOf, isInMenu = false } = dialog;
  const { promise: allowed, resolve: allow } = Promise.withResolvers<void>();
  await page.route(`**/assets/${code}-*.js`, async (route) => {
    await allowed;
    await route.continue();
  });
  await page.goto(pathOf(screened.screening.id));
  await page.locator("main [aria-keyshortcuts=r]").waitFor();
  await page.untilQuiet();

  await open();
  await page.keyboard.type("sh");
  await page.keyboard.press("Escape");
  await open();
  await page.keyboard.press("Control+k");
  await page.keyboard.type("hr");
  allow();
  await page.getByRole("dialog").waitFor();
  expect(await page.getByRole("dialog").count()).toBe(1);

  const results = await resultsOf(recruiter, screened.screening.id);
  expect(results.map(({ decision }) => decision)).toEqual([null, null]);
  expect(page.complaints).toEqual([]);

  async function open() {
    if (!isInMenu) return await page.getByRole("button", { name: opener }).click();
    await page.getByRole("button", { name: "More", exact: true }).click();
    await page.getByRole("menuitem", { name: opener }).click();
    await page.getByRole("menu").waitFor({ state: "detached" });
  }
});
