import type { Page } from "playwright-core";

/**
 * Acts while everything on the page is drawn. What is out of sight is not, and keeps meanwhile the colours of the mode
 * that it was drawn in last, and the place of a height that it may not have.
 */
export async function withAllDrawn<Result>(page: Page, act: () => Promise<Result>): Promise<Result> {
  const sheet = await page.evaluateHandle(() => {
    const all = new CSSStyleSheet();
    all.replaceSync("* { content-visibility: visible !important }");
    document.adoptedStyleSheets.push(all);
    return all;
  });
  try {
    return await act();
  } finally {
    await sheet.evaluate((all) => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== all);
    });
    await sheet.dispose();
  }
}
