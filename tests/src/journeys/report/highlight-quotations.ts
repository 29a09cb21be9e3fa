import { getScreeningResult } from "@winnow/contract/results.ts";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import type { ScannedWord } from "../../given/scanned-cv.ts";
import { setLook } from "../journey.ts";
import { layouts, type ReportJourney } from "./report-journey.ts";

export function highlightQuotations(journey: ReportJourney): void {
  const quotations = () => journey.page.locator("blockquote button").filter({ visible: true });

  test.each(layouts)(
    "a quotation that is clicked is highlighted in the page on the very words (%s)",
    async (layout) => {
      await journey.open(`${layout}.pdf`);
      await journey.page.getByRole("region", { name: /^CV of/ }).waitFor();
      await expectEachLit(wordsUnderTheLight);
    },
  );

  test("a quotation from a scan is highlighted on the very words of the picture", async () => {
    await journey.open("scan.pdf");
    await journey.page.getByRole("region", { name: /^CV of/ }).waitFor();
    await expectEachLit((page) => scannedWordsUnderTheLight(page, journey.scannedWords));
  });

  async function expectEachLit(wordsLit: (page: Page) => Promise<string>): Promise<void> {
    const { page } = journey;
    const count = Math.min(8, await quotations().count());
    expect(count).toBeGreaterThan(2);
    for (let index = 0; index < count; index++) {
      const quotation = quotations().nth(index);
      await quotation.click();
      await expect.poll(() => quotation.getAttribute("aria-pressed")).toBe("true");
      const words = (await quotation.locator("span").first().innerText()).trim();
      await expect.poll(async () => inOneLine(await wordsLit(page))).toBe(inOneLine(words));
    }
    expect(page.complaints).toEqual([]);
  }

  test("by keyboard a quotation is highlighted, and on a narrow screen closing the page leads back to it", async () => {
    const { page } = journey;
    await setLook(page, { mode: "light", width: 360 });
    await journey.open("leftSidebar.pdf");
    const quotation = quotations().first();
    const words = (await quotation.locator("span").first().innerText()).trim();

    await quotation.focus();
    await page.keyboard.press("Enter");
    await page
      .getByRole("dialog")
      .getByRole("region", { name: /^CV of/ })
      .waitFor();
    await expect.poll(async () => inOneLine(await wordsUnderTheLight(page))).toBe(inOneLine(words));
    await page.keyboard.press("Escape");

    await expect.poll(() => page.getByRole("dialog").count()).toBe(0);
    expect(await quotation.evaluate((element) => element === document.activeElement)).toBe(true);
    expect(page.complaints).toEqual([]);
  });

  test("of a Word file the text that was read is shown, with the quotation highlighted in it", async () => {
    const { page } = journey;
    await journey.open("word.docx");
    const text = page.getByRole("region", { name: /^Text of the CV/ });
    await text.waitFor();
    expect(await quotations().count()).toBeGreaterThan(2);

    for (let index = 0; index < 3; index++) {
      const words = (await quotations().nth(index).locator("span").first().innerText()).trim();
      await quotations().nth(index).click();
      await expect
        .poll(async () => inOneLine((await text.locator("mark").allInnerTexts()).join("")))
        .toBe(inOneLine(words));
    }

    expect(page.complaints).toEqual([]);
  });

  test("points and adjustments of the report add up to the score", async () => {
    const { page } = journey;
    const { matching_score } = await journey.recruiter.call(getScreeningResult, {
      params: { id: journey.resultOf("twoColumns.pdf") },
    });
    await journey.open("twoColumns.pdf");
    await page.getByRole("button", { name: "Show the sum" }).click();
    const table = page.getByRole("table");
    const shown = await table.locator("tbody tr td:nth-child(2)").allInnerTexts();

    const sum = shown.reduce((total, points) => total + Number(points.replace("−", "-")), 0);

    expect(sum).toBeCloseTo(matching_score, 5);
    expect(await table.locator("tfoot td").first().innerText()).toBe(matching_score.toFixed(2));
  });
}

/**
 * What stands under the highlighted boxes, without blanks: those words of pdf.js' own text of the page, laid out by the
 * browser, whose middle lies inside a box. Nothing of it comes from the engine that made the boxes.
 */
function wordsUnderTheLight(page: Page): Promise<string> {
  return page.evaluate(() => {
    const boxes = [...document.querySelectorAll("[data-highlight]")].map((highlighted) =>
      highlighted.getBoundingClientRect(),
    );
    const frame = document.querySelector("[data-highlight]")?.parentElement;
    if (!frame) return "";
    const walker = document.createTreeWalker(frame, NodeFilter.SHOW_TEXT);
    const found: { box: number; x: number; text: string }[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      for (const word of (node.textContent ?? "").matchAll(/\S+/g)) {
        const range = document.createRange();
        range.setStart(node, word.index);
        range.setEnd(node, word.index + word[0].length);
        const { left, right, top, bottom } = range.getBoundingClientRect();
        const x = (left + right) / 2;
        const y = (top + bottom) / 2;
        const box = boxes.findIndex(
          (each) => x > each.left && x < each.right && y > each.top && y < each.bottom,
        );
        if (box >= 0) found.push({ box, x, text: word[0] });
      }
    }
    return found
      .sort((a, b) => a.box - b.box || a.x - b.x)
      .map(({ text }) => text)
      .join("");
  });
}

/** The same for a picture, which has no text: those words whose middle, as they were set for the scan, lies in a box. */
async function scannedWordsUnderTheLight(page: Page, words: readonly ScannedWord[]): Promise<string> {
  const boxes = await page.locator("[data-highlight]").evaluateAll((highlighted) =>
    highlighted.map((box) => {
      const { left, right, top, bottom } = box.getBoundingClientRect();
      const sheet = box.parentElement?.querySelector("canvas")?.getBoundingClientRect() ?? new DOMRect();
      return {
        left: (left - sheet.left) / sheet.width,
        right: (right - sheet.left) / sheet.width,
        top: (top - sheet.top) / sheet.height,
        bottom: (bottom - sheet.top) / sheet.height,
      };
    }),
  );
  return boxes
    .flatMap(({ left, right, top, bottom }) =>
      words.filter(({ x, y }) => x > left && x < right && y > top && y < bottom),
    )
    .map(({ text }) => text)
    .join("");
}

/** Without blanks, and without the comma or bracket that clings to the outer words. */
function inOneLine(text: string): string {
  return text.replaceAll(/\s+/g, "").replaceAll(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, "");
}
