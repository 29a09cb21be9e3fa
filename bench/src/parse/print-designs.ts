import { type Design, readDesigns } from "@winnow/samples/read-designs.ts";
import { chromium } from "playwright-core";
import { browserFlags, findChromium } from "../pages/chromium.ts";

/** All CVs of samples/designs as the PDFs that a browser prints. */
export async function printDesigns(): Promise<(Design & { pdf: Uint8Array })[]> {
  const browser = await chromium.launch({ executablePath: findChromium(), args: browserFlags });
  try {
    const page = await browser.newPage();
    const printed: (Design & { pdf: Uint8Array })[] = [];
    for (const design of readDesigns()) {
      await page.setContent(design.html);
      const pdf = await page.pdf({ preferCSSPageSize: true, printBackground: true });
      printed.push({ ...design, pdf });
    }
    return printed;
  } finally {
    await browser.close();
  }
}
