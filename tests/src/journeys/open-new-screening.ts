import { createScreening, updateScreening } from "@winnow/contract/screenings.ts";
import type { Browser, BrowserContext } from "playwright-core";
import { type Look, openContext, openPage, type WatchedPage } from "../support/browser.ts";
import type { Recruiter } from "../support/recruiter.ts";
import { keepSessionIn } from "../support/signed-in-page.ts";
import type { TestWinnow } from "../support/start-winnow.ts";

/** A new screening without CVs, on a page of its own that is ready for them. */
export async function openNewScreening(
  place: { winnow: Pick<TestWinnow, "url">; browser: Browser; look: Look },
  recruiter: Recruiter,
  { jdText }: { jdText?: string } = {},
): Promise<{ id: string; context: BrowserContext; page: WatchedPage }> {
  const { winnow, browser, look } = place;
  const { id } = await recruiter.call(createScreening, { body: {} });
  if (jdText) await recruiter.call(updateScreening, { params: { id }, body: { jd_text: jdText } });
  const context = await openContext(browser, winnow.url, look);
  await keepSessionIn(context, recruiter);
  const page = await openPage(context, winnow.url);
  // Leaving while files are on their way asks first.
  page.on("dialog", (dialog) => void dialog.accept());
  await page.goto(`/admin/screening/${id}`);
  await page.getByText("Drop CVs, a folder or a ZIP here").waitFor();
  return { id, context, page };
}
