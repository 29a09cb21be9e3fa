import type { DecisionKind } from "@winnow/contract/decisions.ts";
import { expect, test } from "vitest";
import { holdReports, slowDown } from "../../support/slow-network.ts";
import type { ResultsJourney } from "../results/results-journey.ts";

export function decideOnASlowNetwork(journey: ResultsJourney): void {
  const report = () => journey.page.getByRole("region", { name: "Report of the selected result" });
  /** Whom the head of the report names, and which row is marked, at one moment. */
  const shown = () =>
    journey.page.evaluate(() => ({
      head: [...document.querySelectorAll("section[aria-label='Report of the selected result'] h2")].find(
        (heading) => heading.checkVisibility({ visibilityProperty: true }),
      )?.textContent,
      row: document.querySelector("[data-row][aria-current]")?.getAttribute("data-row"),
    }));
  const decidedAs = async (kind: DecisionKind) =>
    (await journey.ranking()).filter(({ decision }) => decision?.kind === kind).map(({ id }) => id);
  /** Opens the results, which are all there, and lets everything after that take its time. */
  const openSlowly = async (query = "") => {
    await journey.open(query);
    await journey.page.untilQuiet();
    await slowDown(journey.page);
    return journey.ranking();
  };
  const press = async (...keys: string[]) => {
    for (const key of keys) await journey.page.keyboard.press(key);
  };

  test("after j j j the head shows the fourth at once, and s shortlists exactly that one", async () => {
    const ranked = await openSlowly();
    for (const index of [1, 2, 3]) {
      await press("j");
      expect(await shown()).toEqual({ head: ranked[index]?.name, row: ranked[index]?.id });
    }
    await press("s");
    await expect.poll(() => decidedAs("shortlist")).toEqual([ranked[3]?.id]);
  });

  test("of keys in quick succession none is lost, and each is about whom the one before led to", async () => {
    const ranked = await openSlowly();
    await press("j", "j", "s", "j", "k", "h", "k", "k", "r", "4");
    await expect.poll(() => decidedAs("reject")).toEqual([ranked[2]?.id]);
    expect(await decidedAs("hold")).toEqual([ranked[3]?.id]);
    expect(await decidedAs("shortlist")).toEqual([]);
  });

  test("buttons are about whom the head shows, while the report is still on its way", async () => {
    const { page } = journey;
    const ranked = await openSlowly();
    await press("j");
    await report().getByRole("button", { name: "Next candidate" }).dblclick();
    expect((await shown()).head).toBe(ranked[3]?.name);
    await report()
      .getByRole("group", { name: `Decision on ${ranked[3]?.name}` })
      .getByRole("button", { name: "Hold" })
      .click();
    await expect.poll(() => decidedAs("hold")).toEqual([ranked[3]?.id]);
    expect(page.complaints).toEqual([]);
  });

  test("below the head of one there is never the report of another", async () => {
    const { page } = journey;
    await openSlowly();
    const release = await holdReports(page);
    await press("j", "j", "j");
    expect(await report().getByRole("heading", { name: "Requirements" }).count()).toBe(0);
    expect(await report().getByRole("button", { name: "Save as JSON" }).isDisabled()).toBe(true);
    release();
    await report().getByRole("heading", { name: "Requirements" }).waitFor();
    await page.getByRole("link", { name: "Open the report" }).click();
    await page.getByRole("heading", { level: 1, name: (await shown()).head ?? "" }).waitFor();
  });

  test("whoever has stepped away and back again sees the report anew, once they rest", async () => {
    const ranked = await openSlowly();
    await report().getByRole("heading", { name: "Requirements" }).waitFor();
    await press("j", "k");
    expect((await shown()).head).toBe(ranked[0]?.name);
    await report().getByRole("heading", { name: "Requirements" }).waitFor();
    expect(await report().getAttribute("aria-busy")).toBe("false");
  });

  test("on the way to another page there is nobody to decide on", async () => {
    const { page } = journey;
    const ranked = await openSlowly("?rowsPerPage=5");
    await press("j", "j", "j", "j", "j");
    expect((await shown()).head).toBeUndefined();
    await press("s");
    await page.getByText("6–10 of 50").waitFor();
    await expect.poll(async () => (await shown()).head).toBe(ranked[5]?.name);
    expect(await journey.decided("undecided")).toBe(50);
    await press("s");
    await expect.poll(() => decidedAs("shortlist")).toEqual([ranked[5]?.id]);
  });

  test("a key that is held down leads on and on, but decides once", async () => {
    const { keyboard } = journey.page;
    const ranked = await openSlowly();
    for (let repeat = 0; repeat < 4; repeat += 1) await keyboard.down("j");
    await keyboard.up("j");
    expect((await shown()).head).toBe(ranked[4]?.name);
    for (let repeat = 0; repeat < 4; repeat += 1) await keyboard.down("s");
    await keyboard.up("s");
    await expect.poll(() => decidedAs("shortlist")).toEqual([ranked[4]?.id]);
    expect((await shown()).head).toBe(ranked[5]?.name);
  });

  test("the row that has the focus is the one that is shown, opened and decided on", async () => {
    const { page } = journey;
    const ranked = await openSlowly();
    await page.locator(`[data-row="${ranked[0]?.id}"]`).focus();
    // Past the box of the second row.
    await press("Tab", "Tab");
    expect(await shown()).toEqual({ head: ranked[1]?.name, row: ranked[1]?.id });
    await press("Enter");
    await page.waitForURL(`**/jd-cv-matching/${ranked[1]?.id}*`);
  });

  test("u puts back the one who was decided on last, wherever somebody has gone since", async () => {
    const ranked = await openSlowly();
    await press("s", "h", "j", "j", "u");
    expect(await shown()).toEqual({ head: ranked[1]?.name, row: ranked[1]?.id });
    await journey.page.untilQuiet();
    expect(await decidedAs("shortlist")).toEqual([ranked[0]?.id]);
    expect(await decidedAs("hold")).toEqual([]);
  });
}
