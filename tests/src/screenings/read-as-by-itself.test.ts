import { getScreeningResult } from "@winnow/contract/results.ts";
import { readDocument } from "@winnow/documents/read-document.ts";
import { readCv } from "@winnow/matching/read-cv.ts";
import { readDesigns } from "@winnow/samples/read-designs.ts";
import { presentProfile } from "@winnow/server/features/results/present-report.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { givenAccount } from "../given/given-account.ts";
import { givenScreened } from "../given/given-screened.ts";
import type { TestFile } from "../given/uploads.ts";
import { launchBrowser } from "../support/browser.ts";
import { startWinnow, type TestWinnow } from "../support/start-winnow.ts";

let winnow: TestWinnow;
beforeAll(async () => {
  winnow = await startWinnow();
});
afterAll(() => winnow?.stop());

/** Tables, side columns, forms, labels: what is found by more than the words of a line. */
const sets = ["people-studies", "exports"];

test("a report says of a CV what is read from its file alone: nothing is lost where it is kept", async () => {
  const recruiter = await givenAccount(winnow, "Mara Lind");
  const cvs = await printed();
  const { results } = await givenScreened(winnow, recruiter, { cvs });
  expect(results).toHaveLength(cvs.length);

  for (const { id, file_name } of results) {
    const { report } = await recruiter.call(getScreeningResult, { params: { id } });
    const outcome = await readDocument(cvs.find(({ name }) => name === file_name)?.bytes ?? new Uint8Array());
    if (!outcome.ok) throw new Error(outcome.reason);
    const alone = readCv(outcome.document, { asOf: report.as_of });
    expect(report.profile, file_name).toEqual(presentProfile(alone.profile));
  }
});

async function printed(): Promise<TestFile[]> {
  const browser = await launchBrowser();
  try {
    const page = await browser.newPage();
    const files: TestFile[] = [];
    for (const { set, name, html } of readDesigns().filter((design) => sets.includes(design.set))) {
      await page.setContent(html);
      const bytes = await page.pdf({ preferCSSPageSize: true, printBackground: true });
      files.push({ name: `${set}-${name}.pdf`, bytes });
    }
    return files;
  } finally {
    await browser.close();
  }
}
