import type { DecisionKind } from "@winnow/contract/decisions.ts";
import { expect, test } from "vitest";
import { openContext, openPage } from "../../support/browser.ts";
import { keepSessionIn } from "../../support/signed-in-page.ts";
import { count, type ResultsJourney } from "./results-journey.ts";

export function reviewByKeyboard(journey: ResultsJourney): void {
  test("the keys are hinted at until the hint is dismissed, on every device", async () => {
    const { page, browser, winnow, recruiter, screeningId } = journey;
    await journey.open();
    const hint = page.getByRole("note", { name: "Keys of this page" });
    await hint.getByRole("button", { name: "All shortcuts" }).click();
    const help = page.getByRole("dialog", { name: "Help" });
    await help.getByText("Open the whole report").waitFor();
    await hint.waitFor({ state: "detached" });
    await page.keyboard.press("Escape");
    await help.waitFor({ state: "detached" });
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe("MAIN");
    await page.untilQuiet();

    const elsewhere = await openContext(browser, winnow.url, { mode: "light", width: 1280 });
    await keepSessionIn(elsewhere, recruiter);
    const other = await openPage(elsewhere, winnow.url);
    await other.goto(`/admin/screening-result/${screeningId}`);
    await other.locator("[data-row]").first().waitFor();
    await other.untilQuiet();
    expect(await other.getByRole("note", { name: "Keys of this page" }).count()).toBe(0);
    await elsewhere.close();
    expect(page.complaints).toEqual([]);
  });

  test("a key that is held leads to whom it shows, also past as many addresses as the browser takes", async () => {
    const { page } = journey;
    await journey.open();
    const selected = page.locator("[data-row][aria-current]");
    await selected.waitFor();

    await page.evaluate((keys) => {
      // As Safari does after a hundred in ten seconds.
      const replace = window.history.replaceState.bind(window.history);
      let written = 0;
      window.history.replaceState = (...entry) => {
        written += 1;
        if (written > 20 && written <= 24) throw new DOMException("Too many", "SecurityError");
        replace(...entry);
      };
      for (let index = 0; index < keys; index += 1) {
        const key = index % 2 === 0 ? "j" : "k";
        document.body.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, repeat: true }));
      }
    }, 41);

    const second = page.locator("[data-row]").nth(1);
    await expect.poll(() => second.getAttribute("aria-current")).toBe("true");
    expect(await selected.count()).toBe(1);
    await expect.poll(() => page.url()).toContain(`selected=${await second.getAttribute("data-row")}`);
    await page.keyboard.press("j");
    await expect.poll(() => page.locator("[data-row]").nth(2).getAttribute("aria-current")).toBe("true");
    expect(page.complaints).toEqual([]);
  });

  test("fifty CVs are reviewed without a mouse, in at most sixty keys with a reason for each that is rejected", async () => {
    const { page } = journey;
    await journey.open();
    const results = page.getByRole("list", { name: "Results" });
    await expect.poll(() => results.getByRole("listitem").count()).toBe(10);

    let keys = 0;
    const press = async (key: string) => {
      keys += 1;
      await page.keyboard.press(key);
    };
    const firstRow = () => results.locator("[data-row]").first().getAttribute("data-row");
    let firstBefore = await firstRow();
    /** The rows of the page have taken the place of those before, and the first one is whom the next key is about. */
    const arrives = async (pageNumber: number) => {
      await page.getByText(`${pageNumber * 10 - 9}–${pageNumber * 10} of ${count}`).waitFor();
      await expect.poll(firstRow).not.toBe(firstBefore);
      firstBefore = await firstRow();
      await expect.poll(() => page.url()).toContain(`selected=${firstBefore}`);
    };
    for (let index = 0; index < count; index += 1) {
      // Whoever reads sees the next page before deciding on it.
      if (index > 0 && index % 10 === 0) await arrives(index / 10 + 1);
      const kind = decisionOf(index);
      await press(kind.charAt(0));
      if (kind === "reject") await press("4");
    }

    await expect.poll(() => journey.decided("undecided")).toBe(0);
    expect(keys).toBeLessThanOrEqual(60);
    const ranked = await journey.ranking();
    expect(ranked.map(({ decision }) => decision?.kind)).toEqual(
      Array.from({ length: count }, (_, index) => decisionOf(index)),
    );
    expect(ranked[0]?.decision?.reason).toBe("Location or work permit");
    expect(page.complaints).toEqual([]);
  });
}

/** One in five is rejected. */
function decisionOf(index: number): DecisionKind {
  if (index % 5 === 0) return "reject";
  return index % 2 === 0 ? "hold" : "shortlist";
}
