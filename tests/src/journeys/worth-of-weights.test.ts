import { createScreening, updateScreening } from "@winnow/contract/screenings.ts";
import { payrollAccountantJd } from "@winnow/samples/job-descriptions.ts";
import { expect, test } from "vitest";
import { cvsOf } from "../given/given-cvs.ts";
import { givenScreened, resultsOf } from "../given/given-screened.ts";
import { manyPeople } from "../given/many-people.ts";
import { startJourney } from "./journey.ts";

const journey = startJourney({ variables: { WELCOME_CREDITS: "100.00" } });

test("a weight is worth the same points in set-up, report and what-if, and moving it says what it is worth", async () => {
  const { page } = journey;
  const { id } = await givenScreened(journey.winnow, journey.recruiter, {
    title: "Payroll accountant",
    jdText: payrollAccountantJd,
    cvs: await cvsOf(manyPeople(3)),
  });
  const [worth, shares] = [
    /weight \d[^:]+: worth up to ([\d.]+) points/i,
    /Of 100 points: ([^.]+\.\d[^.]*)+\./u,
  ];
  const pointsOf = (texts: string[]) => texts.flatMap((text) => worth.exec(text)?.[1] ?? []);

  const { id: draftId } = await journey.recruiter.call(createScreening, { body: {} });
  await journey.recruiter.call(updateScreening, {
    params: { id: draftId },
    body: { jd_text: payrollAccountantJd },
  });
  await page.goto(`/admin/screening/${draftId}`);
  const rows = page.getByRole("list", { name: "Requirements" }).getByRole("listitem");
  const weights = rows.getByRole("slider");
  await weights.first().waitFor();
  const inSetUp = pointsOf(
    await weights.evaluateAll((all) => all.map((one) => one.getAttribute("aria-valuetext") ?? "")),
  );
  expect(inSetUp.length).toBeGreaterThan(3);
  const sharesInSetUp = shares.exec((await page.locator("main").textContent()) ?? "")?.[0];
  expect(sharesInSetUp).toContain("the line of work");
  await page.goto(`/admin/screening/${id}`);
  await rows.getByText(worth).first().waitFor();
  expect(pointsOf(await rows.allTextContents())).toEqual(inSetUp);

  const [first] = await resultsOf(journey.recruiter, id);
  await page.goto(`/admin/screening-result/${id}/jd-cv-matching/${first?.id}`);
  await page.getByRole("heading", { name: "How the score adds up" }).waitFor();
  const report = (await page.locator("main").textContent()) ?? "";
  expect(report).toContain(sharesInSetUp);
  const inReport = [...report.matchAll(new RegExp(`${worth.source}; [^.]+(?:\\.\\d[^.]+)?earned\\.`, "gi"))];
  expect(inReport.map(([, points]) => points).toSorted()).toEqual(inSetUp.toSorted());

  await page.goto(`/admin/screening-result/${id}?weights=open`);
  const sliders = page.getByRole("list", { name: "Weights of the requirements" }).getByRole("listitem");
  await sliders.first().waitFor();
  expect(pointsOf(await sliders.allTextContents())).toEqual(inSetUp);
  const [usual = ""] = inSetUp;
  await page.getByRole("slider").first().press("ArrowLeft");
  await expect.poll(() => sliders.first().textContent()).toContain(`, was ${usual}`);
  const moved = Number(pointsOf(await sliders.allTextContents())[0]);
  expect(moved).toBeLessThan(Number(usual));
  expect(await page.getByRole("slider").first().getAttribute("aria-valuetext")).toContain(
    `worth up to ${moved.toFixed(1)} points`,
  );
  expect(page.complaints).toEqual([]);
});
