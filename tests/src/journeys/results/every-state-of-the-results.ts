import { decide } from "@winnow/contract/decisions.ts";
import { updateScreening } from "@winnow/contract/screenings.ts";
import { expect, onTestFinished, test } from "vitest";
import { intercept } from "../../support/intercept.ts";
import { type PageState, troublesIn } from "../page-states.ts";
import type { ResultsJourney } from "./results-journey.ts";

export function everyStateOfTheResults(journey: ResultsJourney): void {
  test("the results read well for axe and fit the window in every state", async () => {
    expect(
      await troublesIn(journey.page, [
        ...comingIn(journey),
        ...choosing(journey),
        ...asking(journey),
        ...sideRooms(journey),
        ...hidden(journey),
      ]),
    ).toEqual([]);
  });
}

function comingIn({ page, recruiter, screeningId, open, ranking }: ResultsJourney): PageState[] {
  const path = `/admin/screening-result/${screeningId}`;
  const list = "**/results?*";
  return [
    {
      state: "results on their way",
      reach: async () => {
        await intercept(page, list, () => {});
        await page.goto(path);
        await page.getByLabel("Search in results").waitFor();
      },
    },
    {
      state: "results that could not be loaded",
      reach: async () => {
        await page.unrouteAll({ behavior: "ignoreErrors" });
        await intercept(page, list, (route) => route.fulfill({ status: 500, json: {} }));
        await page.goto(path);
        await page.getByText("The results could not be loaded.").waitFor();
      },
    },
    {
      state: "filters",
      reach: async () => {
        await page.unrouteAll({ behavior: "ignoreErrors" });
        const [first, second] = await ranking();
        for (const [result, decision] of [
          [first, "shortlist"],
          [second, "hold"],
        ] as const) {
          await recruiter.call(decide, {
            params: { id: screeningId },
            body: { selection: { result_ids: [result?.id ?? ""] }, decision },
          });
        }
        await open("?band=strong,good");
        await page.getByText("Filters (2)").click();
      },
    },
  ];
}

function choosing({ page, open }: ResultsJourney): PageState[] {
  return [
    {
      state: "saved views",
      reach: async () => {
        await open();
        await page.getByRole("button", { name: "Views" }).click();
        await page.getByText("No saved views yet.").waitFor();
      },
    },
    {
      state: "all that match selected",
      reach: async () => {
        await page.keyboard.press("Escape");
        await page.getByLabel("Select this page").check();
        await page.getByRole("button", { name: /^Select all/ }).click();
        await page.getByText(/^All \d+ results that match/).waitFor();
      },
    },
    {
      state: "a rejection asked for",
      reach: async () => {
        await page
          .getByRole("region", { name: "Selected results" })
          .getByRole("button", { name: "Reject…" })
          .click();
        await page.getByRole("dialog").waitFor();
      },
    },
    {
      state: "some not changed",
      reach: async () => {
        await page.keyboard.press("Escape");
        await page.getByRole("button", { name: "Select none" }).click();
        for (const index of [0, 1])
          await page
            .getByRole("checkbox", { name: /^Select [^t]/ })
            .nth(index)
            .check();
        await page
          .getByRole("region", { name: "Selected results" })
          .getByRole("button", { name: "Shortlist" })
          .click();
        await page.getByRole("alert").getByRole("listitem").first().waitFor();
      },
    },
    {
      state: "side by side",
      reach: async () => {
        for (const index of [0, 2, 3])
          await page
            .getByRole("checkbox", { name: /^Select [^t]/ })
            .nth(index)
            .check();
        await page.getByRole("button", { name: "Compare" }).click();
        await page.getByRole("region", { name: "Comparison" }).waitFor();
      },
    },
  ];
}

function asking({ page, open }: ResultsJourney): PageState[] {
  const fromMenu = async (item: string) => {
    await page.keyboard.press("Escape");
    await page.getByRole("dialog").waitFor({ state: "detached" });
    await page.getByRole("button", { name: "More", exact: true }).click();
    await page.getByRole("menuitem", { name: item }).click();
    await page.getByRole("dialog").waitFor();
  };
  return [
    {
      state: "menu of the results",
      reach: async () => {
        await open();
        await page.getByRole("button", { name: "More", exact: true }).click();
        await page.getByRole("menuitem").first().waitFor();
      },
    },
    {
      state: "export",
      reach: async () => {
        await page.keyboard.press("Escape");
        await page.getByRole("button", { name: "Export…" }).click();
        await page.getByRole("list", { name: "Files made" }).or(page.getByText("None yet.")).waitFor();
      },
    },
    { state: "keys", reach: () => fromMenu("Keyboard shortcuts") },
    { state: "blind mode asked for", reach: () => fromMenu("Blind mode…") },
    { state: "a sample to audit", reach: () => fromMenu("Audit a sample…") },
  ];
}

function sideRooms({ page, screeningId }: ResultsJourney): PageState[] {
  return [
    {
      state: "a sample being read",
      reach: async () => {
        await page.getByLabel("Score of the line").fill("80");
        await page.getByLabel("CVs from below it (3 to 50)").fill("3");
        await page.getByRole("button", { name: "Draw the sample" }).click();
        await page.getByText(/^0 of \d+ CVs read$/).waitFor();
        await page.getByRole("list", { name: "Requirements" }).waitFor();
      },
    },
    {
      state: "what the line misses",
      reach: async () => {
        const outcome = page.getByRole("heading", { name: "These were below 80" });
        for (let read = 1; (await outcome.count()) === 0; read += 1) {
          await page.keyboard.press("y");
          await page
            .getByText(new RegExp(`^${read} of \\d+ CVs read$`))
            .or(outcome)
            .waitFor();
          await expect.poll(() => page.locator("[aria-busy=true]").count()).toBe(0);
        }
      },
    },
    {
      state: "other weights",
      reach: async () => {
        await page.goto(`/admin/screening-result/${screeningId}?weights=open`);
        const sliders = page.getByRole("slider");
        await sliders.first().press("Home");
        await sliders.nth(1).press("End");
        await expect.poll(() => page.getByText(/top ten/).count()).toBe(1);
      },
    },
    {
      state: "weights to be saved",
      reach: async () => {
        await page.getByRole("button", { name: "Save…" }).click();
        await page.getByRole("dialog").waitFor();
      },
    },
  ];
}

function hidden({ page, recruiter, screeningId, open }: ResultsJourney): PageState[] {
  const setBlind = (isBlind: boolean) =>
    recruiter.call(updateScreening, { params: { id: screeningId }, body: { is_blind: isBlind } });
  return [
    {
      state: "names hidden",
      reach: async () => {
        await setBlind(true);
        onTestFinished(async () => void (await setBlind(false)));
        await open();
      },
    },
    {
      state: "a reveal asked for",
      reach: async () => {
        await page.getByRole("button", { name: "Reveal" }).click();
        await page.getByRole("dialog").waitFor();
      },
      looks: [
        { mode: "light", width: 1280 },
        { mode: "dark", width: 1280 },
      ],
    },
  ];
}
