import { listApplications } from "@winnow/contract/applications.ts";
import { getJobForm, readUploadedCv, sendApplication } from "@winnow/contract/job-forms.ts";
import { paths } from "@winnow/contract/paths.ts";
import { startScreening } from "@winnow/contract/screenings.ts";
import { expect, onTestFinished, test } from "vitest";
import { givenCvs } from "../given/given-cvs.ts";
import { filledIn, givenOpenForm, sendCv } from "../given/given-open-form.ts";
import { untilScreening } from "../given/uploads.ts";
import { createApiClient } from "../support/api-client.ts";
import { looks, openContext, openPage } from "../support/browser.ts";
import { startJourney } from "./journey.ts";
import { troublesInOtherLanguages } from "./other-languages.ts";
import { troublesIn } from "./page-states.ts";

const journey = startJourney({ name: "Mara Ruiz" });

async function givenApplication() {
  const { winnow, recruiter } = journey;
  const [uploaded, sent] = await givenCvs(2);
  if (!uploaded || !sent) throw new Error("There are too few CVs.");
  const { screeningId, form, formId } = await givenOpenForm(winnow, recruiter, { cvs: [uploaded] });
  await recruiter.call(startScreening, { params: { id: screeningId } });
  const applicant = createApiClient(winnow.url);
  const params = await sendCv(winnow, applicant, { formId, file: sent });
  await applicant.call(readUploadedCv, { params });
  const { receipt_link } = await applicant.call(sendApplication, {
    params,
    body: filledIn(form.version, { source: "Nursing Weekly" }),
  });
  await untilScreening(recruiter, screeningId, ({ counts }) => counts.screened === 2);
  const { data } = await recruiter.call(listApplications, { params: { id: screeningId } });
  return { screeningId, receiptLink: receipt_link, resultId: data[0]?.result_id ?? "" };
}

test("somebody who has applied corrects what was read, asks, is answered, withdraws and erases", async () => {
  const { page: recruiter, winnow } = journey;
  const { screeningId, receiptLink, resultId } = await givenApplication();
  const context = await openContext(journey.browser, winnow.url, { mode: "light", width: 360 });
  const page = await openPage(context, winnow.url);

  await page.goto(receiptLink);
  await page.getByText("A person at Mara Ruiz decides").waitFor();
  await page.getByRole("button", { name: "Correct: Job 1" }).press("Enter");
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.type("Lead nurse of the night shift");
  await page.keyboard.press("Enter");
  const corrected = page.getByRole("region", { name: "Jobs" }).getByText("Lead nurse of the night shift");
  await corrected.waitFor();
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute("aria-label")))
    .toBe("Correct: Job 1");

  await page.getByRole("button", { name: "Ask for a person" }).press("Enter");
  await page.keyboard.type("My years abroad are hard to read.");
  await page.reload();
  await page.getByRole("button", { name: "Ask for a person" }).press("Enter");
  await page.getByRole("button", { name: "Send", exact: true }).press("Enter");
  await page.getByText("To be answered by").waitFor();

  await recruiter.goto(paths.report(screeningId, resultId));
  await recruiter.getByText("Applied · 1 request").waitFor();
  await recruiter
    .getByRole("list", { name: "Corrections" })
    .getByText("Lead nurse of the night shift")
    .waitFor();
  await recruiter
    .getByRole("list", { name: "Log of the application" })
    .getByText("Lead nurse of the night shift")
    .waitFor();
  const section = recruiter.getByRole("region", { name: "Application", exact: true });
  await section.getByText("Nursing Weekly").waitFor();
  await section.getByText("Answer by").waitFor();
  const ofRecruiter = await troublesIn(recruiter, [{ state: "application", reach: async () => {}, looks }]);
  await section.getByLabel("Answer", { exact: true }).fill("We have read them, thank you.");
  await section.getByRole("button", { name: "Send the answer" }).click();
  await section.getByText("Answered", { exact: false }).first().waitFor();
  await recruiter.goto(paths.applications(screeningId));
  await recruiter.getByRole("list", { name: "Applications" }).getByText("Ines Okafor").waitFor();

  await page.reload();
  await page.getByText("We have read them, thank you.").waitFor();
  const ofReceipt = await troublesIn(page, [{ state: "receipt", reach: async () => {}, looks }]);
  expect([...ofRecruiter, ...ofReceipt]).toEqual([]);
  expect(await troublesInOtherLanguages(journey, { link: receiptLink, state: "receipt" })).toEqual([]);

  await page.getByRole("button", { name: "Withdraw…" }).press("Enter");
  await page.getByRole("dialog").getByRole("button", { name: "Withdraw" }).press("Enter");
  await page.getByText("Mara Ruiz no longer considers this application.").waitFor();
  expect(await page.getByRole("button", { name: /^Correct/ }).count()).toBe(0);
  await page.getByRole("button", { name: "Erase…" }).press("Enter");
  await page.getByRole("dialog").getByRole("button", { name: "Erase for good" }).press("Enter");
  await page.getByRole("heading", { name: "Your application is erased" }).waitFor();
  expect([...recruiter.complaints, ...page.complaints]).toEqual([]);
  await page.reload();
  await page.getByRole("heading", { name: "This link does not work" }).waitFor();
  await context.close();
});

test("what a link opens can be read before any script has run", async () => {
  const { winnow, recruiter, browser } = journey;
  const { receiptLink, screeningId } = await givenApplication();
  const { link: formLink, of_jd } = await recruiter.call(getJobForm, { params: { id: screeningId } });
  const context = await browser.newContext({ baseURL: winnow.url, javaScriptEnabled: false });
  onTestFinished(() => context.close());
  const page = await context.newPage();

  await page.goto(formLink);
  await page.getByRole("heading", { name: of_jd.title ?? "" }).waitFor();
  await page.getByText("Mara Ruiz", { exact: true }).waitFor();
  await page.getByText("St Aldhelm's is a 340-bed general hospital").waitFor();

  await page.goto(receiptLink);
  await page.getByRole("heading", { name: "Your application" }).waitFor();
  await page.getByText("Ward at Mara Ruiz").waitFor();
  await page.goto(`${receiptLink}x`);
  expect(await page.locator("#first-words").count()).toBe(0);
});

test("a page that loses its code on a bad line comes up once the code has arrived", async () => {
  const { winnow, browser } = journey;
  const context = await browser.newContext({ baseURL: winnow.url });
  onTestFinished(() => context.close());
  const page = await context.newPage();
  let lost = 0;
  await page.route(/\/assets\/base-/, (route) => (lost++ < 2 ? route.abort() : route.continue()));

  await page.goto(paths.receipt("unknown"));
  await page.getByRole("heading", { name: "This link does not work" }).waitFor();
  expect(lost).toBeGreaterThan(2);
});
