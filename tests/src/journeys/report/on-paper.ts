import { paths } from "@winnow/contract/paths.ts";
import type { DocumentText, Line } from "@winnow/documents/document-text.ts";
import { readDocument } from "@winnow/documents/read-document.ts";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import type { ReportJourney } from "./report-journey.ts";

export function onPaper(journey: ReportJourney): void {
  test("on paper, A4 or Letter, there is the report alone, with quotations on their ground", async () => {
    const { page } = journey;
    await journey.open("leftSidebar.pdf");
    await page.getByRole("region", { name: /^CV of/ }).waitFor();

    await page.emulateMedia({ media: "print" });

    expect(await page.getByRole("heading", { name: "How the score adds up" }).isVisible()).toBe(true);
    const names = page.getByRole("region", { name: "Requirements" }).getByRole("heading", { level: 3 });
    const buttons = await page.getByRole("button").filter({ visible: true }).count();
    expect(buttons).toBe((await page.locator("blockquote button").count()) + (await names.count()));
    expect(await page.locator("blockquote button").filter({ visible: false }).count()).toBe(0);
    expect(
      await page
        .getByText(/worth up to/)
        .filter({ visible: true })
        .count(),
    ).toBe(await names.count());
    expect(await page.getByRole("table").isVisible()).toBe(true);
    for (const hidden of ["header", "nav", "form", "canvas"]) {
      expect(await page.locator(hidden).filter({ visible: true }).count()).toBe(0);
    }
    const adjust = await page
      .locator("blockquote button")
      .first()
      .evaluate((element) => getComputedStyle(element).printColorAdjust);
    expect(adjust).toBe("exact");
  });

  test("on A4 and on Letter no requirement is cut in two by the end of a page", async () => {
    const { page } = journey;
    await journey.open("leftSidebar.pdf");
    const requirements = await page
      .getByRole("region", { name: "Requirements" })
      .getByRole("heading", { level: 3 })
      .allInnerTexts();

    for (const format of ["A4", "Letter"] as const) {
      const printed = await readDocument(new Uint8Array(await page.pdf({ format, preferCSSPageSize: true })));
      if (!printed.ok) throw new Error(`The print cannot be read: ${printed.reason}`);
      const blocks = requirementBlocks(printed.document);
      expect(blocks.length).toBe(requirements.length);
      expect(printed.document.pages.length).toBeGreaterThan(1);
      for (const block of blocks) expect(new Set(block.map((line) => line.page)).size).toBe(1);
    }
  });

  test("the help that is open over a page is what is printed, to its end", async () => {
    const { page } = journey;
    await page.goto(`${paths.dashboard}#help/scores`);
    await page.getByRole("heading", { name: "Other weights, and corrections" }).waitFor();

    const text = await printedText(page);

    expect(text).toContain("How scores are made");
    expect(text).toContain("can be undone.");
    expect(text).not.toContain("Hello,");
  });

  test("the report is saved as a PDF", async () => {
    const { page } = journey;
    await journey.open("leftSidebar.pdf");
    const download = page.waitForEvent("download");

    await page.getByRole("button", { name: "Save as PDF" }).click();
    await page.getByRole("menuitem", { name: "Letter paper" }).click();

    expect((await download).suggestedFilename()).toMatch(/\.pdf$/);
  });
}

async function printedText(page: Page): Promise<string> {
  const printed = await readDocument(
    new Uint8Array(await page.pdf({ format: "A4", preferCSSPageSize: true })),
  );
  if (!printed.ok) throw new Error(`The print cannot be read: ${printed.reason}`);
  const { lines, headersAndFooters } = printed.document;
  return [...lines, ...headersAndFooters].map(({ text }) => text).join("\n");
}

/** The lines of each requirement below its name and above what its weight is worth; the reader takes some for running headers. */
function requirementBlocks({ lines, headersAndFooters }: DocumentText): Line[][] {
  const down = [...lines, ...headersAndFooters].toSorted((a, b) => a.page - b.page || a.box.y - b.box.y);
  const from = down.findIndex(({ text }) => text === "Requirements");
  const to = down.findIndex(({ text }) => text === "How the score adds up");
  const blocks: Line[][] = [];
  for (const line of down.slice(from + 1, to)) {
    if (/^(Met|Partly|Not stated) · (Must-have|Nice to have)/.test(line.text)) blocks.push([]);
    blocks.at(-1)?.push(line);
    if (/earned\./.test(line.text)) blocks.push([]);
  }
  return blocks.filter(([first]) => first && /Must-have|Nice to have/.test(first.text));
}
