import { getScreeningResult } from "@winnow/contract/results.ts";
import { makeCvDocx } from "@winnow/samples/make-cv-docx.ts";
import { makeCvPdf } from "@winnow/samples/make-cv-pdf.ts";
import { people } from "@winnow/samples/people.ts";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { launchBrowser, openContext, openPage } from "../support/browser.ts";
import { type Recruiter, signUpAndIn } from "../support/recruiter.ts";
import { screenedFiles } from "../support/report-screening.ts";
import { keepSessionIn } from "../support/signed-in-page.ts";
import { startWinnow, type TestWinnow } from "../support/start-winnow.ts";

const layouts = ["leftSidebar", "twoColumns", "dateColumn"] as const;
const docx = "application/vnd.openxmlformats-officedocument.wordprocessingml.document";
const wide = { mode: "light", width: 1280 } as const;

let winnow: TestWinnow;
let browser: Browser;
let recruiter: Recruiter;
let reportOf: (fileName: string) => string;
let resultIds: Map<string, string>;

beforeAll(async () => {
  winnow = await startWinnow();
  browser = await launchBrowser();
  recruiter = await signUpAndIn(winnow, "Mara Lind");
  const [ada, ben, cleo, dan] = people;
  if (!ada || !ben || !cleo || !dan) throw new Error("The samples are missing.");
  const pdfs = [ada, ben, cleo].map(async (person, index) => {
    const layout = layouts[index] ?? "leftSidebar";
    return { name: `${layout}.pdf`, bytes: await makeCvPdf(person, layout) };
  });
  const files = [
    ...(await Promise.all(pdfs)),
    { name: "word.docx", bytes: await makeCvDocx(dan), type: docx },
  ];
  ({ reportOf, resultIds } = await screenedFiles(winnow, recruiter, { files }));
});

afterAll(async () => {
  await browser?.close();
  await winnow?.stop();
});

test.each(layouts)(
  "a quotation that is clicked is lit up in the page on the very words (%s)",
  async (layout) => {
    const { context, page } = await opened(reportOf(`${layout}.pdf`));
    await page.getByRole("region", { name: /^CV of/ }).waitFor();
    const quotations = page.locator("blockquote button");
    const count = Math.min(8, await quotations.count());
    expect(count).toBeGreaterThan(2);

    for (let index = 0; index < count; index++) {
      const quotation = quotations.nth(index);
      await quotation.click();
      await expect.poll(() => quotation.getAttribute("aria-pressed")).toBe("true");
      const words = (await quotation.locator("span").first().innerText()).trim();

      await expect.poll(async () => inOneLine(await wordsUnderTheLight(page))).toBe(inOneLine(words));
    }

    expect(page.complaints).toEqual([]);
    await context.close();
  },
);

test("by keyboard a quotation is lit, and on a narrow screen closing the page leads back to it", async () => {
  const { context, page } = await opened(reportOf("leftSidebar.pdf"), 360);
  const quotation = page.locator("blockquote button").first();
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
  await context.close();
});

test("of a Word file the text that was read is shown, with the quotation lit in it", async () => {
  const { context, page } = await opened(reportOf("word.docx"));
  const text = page.getByRole("region", { name: /^Text of the CV/ });
  await text.waitFor();
  const quotations = page.locator("blockquote button");
  expect(await quotations.count()).toBeGreaterThan(2);

  for (let index = 0; index < 3; index++) {
    const words = (await quotations.nth(index).locator("span").first().innerText()).trim();
    await quotations.nth(index).click();
    await expect
      .poll(async () => inOneLine((await text.locator("mark").allInnerTexts()).join("")))
      .toBe(inOneLine(words));
  }

  expect(page.complaints).toEqual([]);
  await context.close();
});

test("points and adjustments of the report add up to the score", async () => {
  const id = resultIds.get("twoColumns.pdf") ?? "";
  const { matching_score } = await recruiter.call(getScreeningResult, { params: { id } });
  const { context, page } = await opened(reportOf("twoColumns.pdf"));
  const table = page.getByRole("table");
  const shown = await table.locator("tbody tr td:nth-child(2)").allInnerTexts();

  const sum = shown.reduce((total, points) => total + Number(points.replace("−", "-")), 0);

  expect(sum).toBeCloseTo(matching_score, 5);
  expect(await table.locator("tfoot td").first().innerText()).toBe(matching_score.toFixed(2));
  await context.close();
});

async function opened(path: string, width: 360 | 1280 = 1280) {
  const context = await openContext(browser, winnow.url, { ...wide, width });
  await keepSessionIn(context, recruiter);
  const page = await openPage(context, winnow.url);
  await page.goto(path);
  await page.getByRole("heading", { name: "How the score adds up" }).waitFor();
  return { context, page };
}

/**
 * What stands under the lit boxes, without blanks: those words of pdf.js' own text of the page, laid out by the
 * browser, whose middle lies inside a box. Nothing of it comes from the engine that made the boxes.
 */
function wordsUnderTheLight(page: Page): Promise<string> {
  return page.evaluate(() => {
    const boxes = [...document.querySelectorAll("[data-lit]")].map((lit) => lit.getBoundingClientRect());
    const frame = document.querySelector("[data-lit]")?.parentElement;
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

/** Without blanks, and without the comma or bracket that clings to the outer words. */
function inOneLine(text: string): string {
  return text.replaceAll(/\s+/g, "").replaceAll(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, "");
}
