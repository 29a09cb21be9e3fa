import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { createScreening, updateScreening } from "@winnow/contract/screenings.ts";
import { wardNurseJd } from "@winnow/samples/job-descriptions.ts";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { launchBrowser, openContext, openPage } from "../support/browser.ts";
import { someCvs } from "../support/ready-screening.ts";
import { signUpAndIn } from "../support/recruiter.ts";
import { keepSessionIn } from "../support/signed-in-page.ts";
import { startWinnow, type TestWinnow } from "../support/start-winnow.ts";
import { untilScreening } from "../support/uploads.ts";

let winnow: TestWinnow;
let browser: Browser;

beforeAll(async () => {
  winnow = await startWinnow();
  browser = await launchBrowser();
});

afterAll(async () => {
  await browser?.close();
  await winnow?.stop();
});

test("an upload whose network goes away goes on when it is back, without a duplicate or an orphan", async () => {
  const recruiter = await signUpAndIn(winnow, "Mara Lind");
  const { id } = await recruiter.call(createScreening, { body: {} });
  await recruiter.call(updateScreening, { params: { id }, body: { jd_text: wardNurseJd } });
  const context = await openContext(browser, winnow.url, { mode: "light", width: 1280 });
  await keepSessionIn(context, recruiter);
  const page = await openPage(context, winnow.url);
  // Every third PUT breaks off in the middle, the first time.
  let puts = 0;
  await page.route("**/files/uploads/**", (route) => {
    puts += 1;
    return puts % 3 === 0 ? route.abort("connectionreset") : route.continue();
  });
  await page.goto(`/admin/screening/${id}`);
  const cvs = await someCvs(12);
  await page
    .getByLabel("Choose files")
    .setInputFiles(
      cvs.map((cv) => ({ name: cv.name, mimeType: "application/pdf", buffer: Buffer.from(cv.bytes) })),
    );
  await context.setOffline(true);
  await page
    .getByText(/offline/i)
    .first()
    .waitFor();
  await context.setOffline(false);

  const tryAgain = page.getByRole("button", { name: /^Try again/ });
  await expect
    .poll(
      async () => {
        if ((await tryAgain.count()) > 0) {
          await tryAgain.first().click();
        }
        return page.getByText(/12 readable × 1\.00: 12\.00 credits/).count();
      },
      { timeout: 40_000, interval: 500 },
    )
    .toBeGreaterThan(0);

  const screening = await untilScreening(recruiter, id, ({ counts }) => counts.checking === 0);
  expect(screening.counts).toMatchObject({ uploaded: 12, failed: 0, duplicates: 0 });
  const { rows } = await winnow.pool.query("select state, count(*)::int from cv_files group by state");
  expect(rows).toEqual([{ state: "uploaded", count: 12 }]);
  const uploads = join(winnow.environment.DATA_DIR ?? "", "files", "uploads");
  const left = await readdir(uploads, { recursive: true, withFileTypes: true });
  expect(left.filter((entry) => entry.isFile())).toEqual([]);
  await context.close();
}, 90_000);
