import type { Browser } from "playwright-core";
import { afterAll, beforeAll, beforeEach } from "vitest";
import { givenAccount } from "../given/given-account.ts";
import {
  type Look,
  launchBrowser,
  openContext,
  openPage,
  viewportOf,
  type WatchedPage,
} from "../support/browser.ts";
import type { Recruiter } from "../support/recruiter.ts";
import { keepSessionIn } from "../support/signed-in-page.ts";
import { startWinnow, type TestWinnow } from "../support/start-winnow.ts";

/** A recruiter at work: one Winnow and one page of a real browser, for all tests of a file. */
export type Journey = {
  winnow: TestWinnow;
  browser: Browser;
  recruiter: Recruiter;
  page: WatchedPage;
};

const usualLook: Look = { mode: "light", width: 1280 };

/** Sets out before the first test of the file; each test finds the page in the usual look and without complaints. */
export function startJourney(options: { variables?: Record<string, string>; name?: string } = {}): Journey {
  // Filled before the first test.
  const journey = {} as Journey;

  beforeAll(async () => {
    const [winnow, browser] = await Promise.all([startWinnow(options.variables), launchBrowser()]);
    Object.assign(journey, { winnow, browser });
    const recruiter = await givenAccount(winnow, options.name ?? "Mara Lind");
    const context = await openContext(browser, winnow.url, usualLook);
    await keepSessionIn(context, recruiter);
    Object.assign(journey, { recruiter, page: await openPage(context, winnow.url) });
  });

  beforeEach(async () => {
    await journey.page.unrouteAll({ behavior: "ignoreErrors" });
    await setLook(journey.page, usualLook);
    journey.page.complaints.length = 0;
  });

  afterAll(async () => {
    await journey.browser?.close();
    await journey.winnow?.stop();
  });

  return journey;
}

/** Looks at the page that is open in another way, once it has been drawn so: some of it is laid out anew by its script. */
export async function setLook(page: WatchedPage, look: Look): Promise<void> {
  await page.emulateMedia({ colorScheme: look.mode, media: null });
  await page.setViewportSize(viewportOf(look));
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const placedAnew = () => {
          // MUI places what floats anew 166 ms after the window has changed.
          if (document.querySelector(".MuiPopover-paper")) setTimeout(resolve, 200);
          else resolve();
        };
        requestAnimationFrame(() => requestAnimationFrame(placedAnew));
      }),
  );
}
