import { randomUUID } from "node:crypto";
import { type FormQuestion, getJobForm, updateJobForm } from "@winnow/contract/job-forms.ts";
import { startScreening, updateScreening } from "@winnow/contract/screenings.ts";
import { beforeAll, expect, test } from "vitest";
import { givenCvs } from "../given/given-cvs.ts";
import { givenScreening } from "../given/given-screening.ts";
import { type TestFile, untilScreening } from "../given/uploads.ts";
import { looks, openContext, openPage, overflow, type WatchedPage } from "../support/browser.ts";
import { startJourney } from "./journey.ts";
import { troublesInOtherLanguages } from "./other-languages.ts";
import { troublesIn } from "./page-states.ts";

const journey = startJourney({ name: "Harbour Clinic", variables: { WELCOME_CREDITS: "200.00" } });

const shift: FormQuestion = {
  id: randomUUID(),
  kind: "choice",
  text: "Which shifts suit you?",
  is_required: true,
  choices: ["Days", "Nights", "Both"],
};
const start: FormQuestion = {
  id: randomUUID(),
  kind: "date",
  text: "When could you begin?",
  is_required: false,
  choices: [],
};
const reference: FormQuestion = {
  id: randomUUID(),
  kind: "file",
  text: "A reference, if you have one",
  is_required: false,
  choices: [],
};

let screeningId: string;
let link: string;
let cv: TestFile;
beforeAll(async () => {
  const { recruiter, winnow } = journey;
  const cvs = await givenCvs(2);
  const [screened, sent] = cvs;
  if (!screened || !sent) throw new Error("Two CVs were to be made.");
  cv = sent;
  const { id } = await givenScreening(winnow, recruiter, { cvs: [screened], mode: "live" });
  screeningId = id;
  await recruiter.call(updateScreening, { params: { id }, body: { visibility: "public" } });
  await recruiter.call(startScreening, { params: { id } });
  link = (await recruiter.call(updateJobForm, { params: { id }, body: { questions: [shift, reference] } }))
    .link;
});

/** A phone on a third-generation network, whose connection can be lost. */
async function openPhone(): Promise<{
  page: WatchedPage;
  lose: () => Promise<void>;
  find: () => Promise<void>;
}> {
  const context = await openContext(journey.browser, journey.winnow.url, { mode: "dark", width: 360 });
  const page = await openPage(context, journey.winnow.url);
  const network = await context.newCDPSession(page);
  const emulate = (offline: boolean) =>
    network
      .send("Network.emulateNetworkConditions", {
        offline,
        latency: 150,
        downloadThroughput: 200_000,
        uploadThroughput: 90_000,
      })
      .then(() => undefined);
  await network.send("Network.enable");
  await emulate(false);
  return { page, lose: () => emulate(true), find: () => emulate(false) };
}

const focused = (page: WatchedPage) => page.evaluate(() => document.activeElement?.textContent ?? "");

test("somebody applies on a phone over a poor line that breaks, and by keyboard: the CV is read, corrected, sent and screened", async () => {
  const { recruiter } = journey;
  const { page, lose, find } = await openPhone();
  await page.goto(`${link}?source=newsletter`);
  await page.getByRole("heading", { level: 1, name: "Registered Nurse, Acute Medical Ward" }).waitFor();
  await page.getByRole("button", { name: "Show all" }).press("Enter");
  await page.getByRole("button", { name: "Show less" }).waitFor();
  const troubles = await troublesIn(page, [{ state: "apply", looks, reach: async () => undefined }]);

  await page.getByLabel(`File: ${reference.text}`).setInputFiles({
    name: "reference.txt",
    mimeType: "text/plain",
    buffer: Buffer.from("Reliable on nights."),
  });
  await page.getByText("Waits for your CV").waitFor();
  const choosing = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: "Select your CV" }).press("Enter");
  const sending = page.waitForRequest((request) => request.method() === "PUT");
  const file = { name: "my-cv.pdf", mimeType: "application/pdf", buffer: Buffer.from(cv.bytes) };
  await (await choosing).setFiles(file);
  await sending;
  await lose();
  await page.getByText("There is no connection just now.").waitFor();
  await find();
  await page.getByRole("heading", { name: "What we read from your CV" }).waitFor();

  const title = page.getByRole("textbox", { name: /^Title/ });
  await page.getByRole("button", { name: "Correct: Job 1" }).press("Enter");
  await title.fill("Staff nurse on the acute ward");
  await page.reload();
  await page.getByText("my-cv.pdf").waitFor();
  await page.getByText("reference.txt").waitFor();
  await expect.poll(() => page.getByText(/Waits for your CV|Uploading/).count()).toBe(0);
  await page.getByText("Staff nurse on the acute ward").waitFor();

  const send = page.getByRole("button", { name: "Send application" });
  await page.getByRole("textbox", { name: "E-mail" }).fill("");
  await send.press("Enter");
  await expect.poll(() => focused(page)).toContain("3 fields need another look");
  troubles.push(
    ...(await troublesIn(page, [{ state: "apply-problems", looks, reach: async () => undefined }])),
  );
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await page.keyboard.type("ines@example.com");
  await page.getByRole("link", { name: /^Which shifts suit you/ }).press("Enter");
  await page.keyboard.press("ArrowDown");
  await page.getByRole("link", { name: /^Your agreement/ }).press("Enter");
  await page.keyboard.press("Space");
  const questions = [shift, reference, start];
  await recruiter.call(updateJobForm, { params: { id: screeningId }, body: { questions } });
  await send.press("Enter");
  await expect.poll(() => focused(page)).toContain("The form was changed meanwhile.");
  await page.getByLabel("When could you begin?").fill("2027-01-04");
  expect(await page.getByRole("radio", { name: "Nights" }).isChecked()).toBe(true);
  const otherTab = await page.context().newPage();
  await otherTab.goto(link);
  await otherTab.getByText("my-cv.pdf").waitFor();
  await page.bringToFront();
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await overflow(page)).toBeLessThanOrEqual(0);
  await send.press("Enter");

  const thanks = page.getByRole("heading", { name: "Thank you, your application has arrived" });
  await thanks.waitFor();
  await expect.poll(() => focused(page)).toContain("Thank you");
  await otherTab.getByText("It was sent in another tab.").waitFor();
  const receipt = page.getByRole("link", { name: "See your application" });
  expect(await receipt.getAttribute("href")).toMatch(/\/admin\/public\/receipt\/[\w-]{43}$/);
  troubles.push(...(await troublesIn(page, [{ state: "apply-sent", looks, reach: async () => undefined }])));
  await page.reload();
  await thanks.waitFor();
  await receipt.press("Enter");
  await page.getByText("Staff nurse on the acute ward").waitFor();
  troubles.push(
    ...(await troublesInOtherLanguages(journey, {
      link,
      state: "apply-problems",
      reach: (other) => other.locator("button[type=submit]").click(),
      // The recruiter's questions, and what only machines fill in.
      given: [...[shift, reference, start].map(({ text }) => text), "Website"],
    })),
  );
  expect(troubles).toEqual([]);
  expect(page.complaints.filter((complaint) => !/ERR_INTERNET_DISCONNECTED|409/.test(complaint))).toEqual([]);
  await page.context().close();

  await untilScreening(recruiter, screeningId, ({ counts }) => counts.screened === 2);
  expect(await recruiter.call(getJobForm, { params: { id: screeningId } })).toMatchObject({
    applications_count: 1,
    sources: [{ source: "newsletter", count: 1 }],
  });
});
