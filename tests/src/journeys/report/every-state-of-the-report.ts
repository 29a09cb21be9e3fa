import { correctResult } from "@winnow/contract/corrections.ts";
import { updateScreening } from "@winnow/contract/screenings.ts";
import { expect, onTestFinished, test } from "vitest";
import { looks } from "../../support/browser.ts";
import { intercept } from "../../support/intercept.ts";
import { setLook } from "../journey.ts";
import { type PageState, troublesIn } from "../page-states.ts";
import type { ReportJourney } from "./report-journey.ts";

export function everyStateOfTheReport(journey: ReportJourney): void {
  test("the report reads well for axe and fits the window in every state", async () => {
    expect(
      await troublesIn(journey.page, [
        ...comingIn(journey),
        ...showingTheCv(journey),
        ...acting(journey),
        ...correcting(journey),
        ...hidden(journey),
      ]),
    ).toEqual([]);
  });
}

const call = "**/api/auth/screener/result/*";

function comingIn({ page, pathOf }: ReportJourney): PageState[] {
  return [
    {
      state: "report on its way",
      reach: async () => {
        await intercept(page, call, () => {});
        await page.goto(pathOf("leftSidebar.pdf"));
        await page.getByRole("heading", { level: 1, name: "Loading: Match report" }).waitFor();
      },
    },
    {
      state: "report that could not be loaded",
      reach: async () => {
        await page.unrouteAll({ behavior: "ignoreErrors" });
        await intercept(page, call, (route) => route.fulfill({ status: 500, json: {} }));
        await page.goto(pathOf("leftSidebar.pdf"));
        await page.getByRole("alert").first().waitFor();
      },
    },
  ];
}

function showingTheCv({ page, open }: ReportJourney): PageState[] {
  const [, narrow] = looks;
  const lightFirst = async () => {
    await page.locator("blockquote button").first().click();
    await page.locator("[data-highlight], mark").first().waitFor();
  };
  return [
    {
      state: "quotation highlighted in the page",
      reach: async () => {
        await page.unrouteAll({ behavior: "ignoreErrors" });
        await open("leftSidebar.pdf");
        await page.getByRole("region", { name: /^CV of/ }).waitFor();
        await lightFirst();
      },
      looks: looks.slice(0, 1),
    },
    {
      state: "evidence that a language model found",
      reach: async () => {
        const remark = "Found by reader-7b (models.example.com), in these words.";
        await intercept(page, call, async (route) => {
          const response = await route.fetch();
          const { report, ...result } = await response.json();
          const [first, ...others] = report.requirements;
          const requirements = [{ ...first, verdict: "partly", remark }, ...others];
          await route.fulfill({ response, json: { ...result, report: { ...report, requirements } } });
        });
        await open("leftSidebar.pdf");
        await page.getByText(remark).waitFor();
        await page.unrouteAll({ behavior: "ignoreErrors" });
      },
      looks: looks.slice(0, 1),
    },
    {
      state: "quotation highlighted over the report",
      reach: async () => {
        if (narrow) await setLook(page, narrow);
        await open("leftSidebar.pdf");
        await lightFirst();
      },
      looks: looks.slice(1),
    },
    {
      state: "text of a Word file",
      reach: async () => {
        await open("word.docx");
        await page.getByRole("region", { name: /^Text of the CV/ }).waitFor();
        await lightFirst();
      },
      looks: looks.slice(0, 1),
    },
    {
      state: "text of a Word file over the report",
      reach: async () => {
        await open("word.docx");
        await lightFirst();
      },
      looks: looks.slice(1),
    },
  ];
}

function acting({ page, open }: ReportJourney): PageState[] {
  const dialog = page.getByRole("dialog");
  return [
    {
      state: "own score refused",
      reach: async () => {
        await open("decision.pdf");
        await page.getByRole("button", { name: "My score…" }).click();
        await dialog.getByLabel("Score, 0 to 100").fill("172");
        // Another test may have given one with its reason.
        await dialog.getByLabel("Reason").fill("");
        await dialog.getByRole("button", { name: "Save" }).click();
        await dialog.getByText("Please say why.").waitFor();
      },
    },
    {
      state: "rejection on the report",
      reach: async () => {
        await page.keyboard.press("Escape");
        await dialog.waitFor({ state: "detached" });
        await page.getByRole("button", { name: /^Reject/ }).click();
        await dialog.waitFor();
      },
    },
    {
      state: "paper to choose",
      reach: async () => {
        await page.keyboard.press("Escape");
        await dialog.waitFor({ state: "detached" });
        await page.getByRole("button", { name: "Save as PDF" }).click();
        await page.getByRole("menuitem").first().waitFor();
      },
    },
  ];
}

function correcting({ page, open, recruiter, resultOf }: ReportJourney): PageState[] {
  const dialog = page.getByRole("dialog");
  const change = async (name: string | RegExp) => {
    await dialog.getByRole("button", { name: "Cancel" }).click();
    await dialog.getByRole("button", { name }).first().click();
    await dialog.getByRole("button", { name: "Save" }).waitFor();
  };
  return [
    {
      state: "job corrected",
      reach: async () => {
        await open("correction.pdf");
        await page.getByRole("button", { name: "Fix what was read" }).click();
        await dialog.getByRole("button", { name: "Change: Job 1" }).click();
        await dialog.getByRole("button", { name: "Save" }).waitFor();
      },
    },
    { state: "contact corrected", reach: () => change("Change: Name") },
    { state: "education corrected", reach: () => change("Change: Education 1") },
    {
      state: "verdict corrected with words that are not there",
      reach: async () => {
        await dialog.getByRole("button", { name: "Cancel" }).click();
        const requirements = dialog.getByRole("region", { name: "Requirements" });
        await requirements
          .getByRole("button", { name: /^Change/ })
          .last()
          .click();
        await dialog.getByRole("group", { name: "Verdict" }).getByRole("button", { name: "partly" }).click();
        await dialog.getByLabel("The CV’s own words that show it").fill("Tamed dragons since 1066");
        await dialog.getByRole("button", { name: "Save" }).click();
        await dialog.getByText("These words do not stand in the CV.", { exact: false }).waitFor();
      },
    },
    {
      state: "corrected report",
      reach: async () => {
        await recruiter.call(correctResult, {
          params: { id: resultOf("correction.pdf") },
          body: { corrections: [{ kind: "contact", field: "name", value: "Somebody Else" }] },
        });
        await open("correction.pdf");
        await page.getByRole("list", { name: "Corrections" }).scrollIntoViewIfNeeded();
      },
    },
    {
      state: "history of a decided one",
      reach: async () => {
        await open("decision.pdf");
        await page.getByRole("list", { name: "History" }).scrollIntoViewIfNeeded();
      },
    },
  ];
}

function hidden({ page, open, recruiter, screeningId }: ReportJourney): PageState[] {
  const setBlind = (isBlind: boolean) =>
    recruiter.call(updateScreening, { params: { id: screeningId }, body: { is_blind: isBlind } });
  return [
    {
      state: "report of a hidden candidate",
      reach: async () => {
        await setBlind(true);
        onTestFinished(async () => void (await setBlind(false)));
        await open("blind.pdf");
      },
    },
    {
      state: "a reveal asked for on the report",
      reach: async () => {
        await page.getByRole("button", { name: "Reveal" }).click();
        await page.getByRole("dialog").waitFor();
      },
    },
  ];
}
