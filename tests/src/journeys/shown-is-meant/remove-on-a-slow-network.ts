import { listSavedViews, saveView } from "@winnow/contract/saved-views.ts";
import {
  createScreening,
  listCvFiles,
  listScreenings,
  type Screening,
  startScreening,
} from "@winnow/contract/screenings.ts";
import { makeCvPdf } from "@winnow/samples/make-cv-pdf.ts";
import { beforeAll, expect, test } from "vitest";
import { givenScreening } from "../../given/given-screening.ts";
import { manyPeople } from "../../given/many-people.ts";
import { untilScreening, uploadFiles } from "../../given/uploads.ts";
import { intercept } from "../../support/intercept.ts";
import { slowDown } from "../../support/slow-network.ts";
import type { ResultsJourney } from "../results/results-journey.ts";

export function removeOnASlowNetwork(journey: ResultsJourney): void {
  /** One that takes CVs as they come, whose lists are asked for again and again. */
  let live: Screening;

  beforeAll(async () => {
    live = await givenScreening(journey.winnow, journey.recruiter, { cvs: 5, mode: "live" });
    await journey.recruiter.call(startScreening, { params: { id: live.id } });
    await untilScreening(journey.recruiter, live.id, ({ counts }) => counts.screened === 5);
  });

  const filesOf = async (id: string) =>
    (await journey.recruiter.call(listCvFiles, { params: { id }, query: { size: 100 } })).data;

  test("the screening that the question names is deleted, though others push it off the page meanwhile", async () => {
    const { page, recruiter, winnow } = journey;
    const create = (title: string) => recruiter.call(createScreening, { body: { title } });
    for (const title of ["Plan 1", "Plan 2", "Plan 3", "Plan 4"]) await create(title);
    const titles = async () =>
      (await recruiter.call(listScreenings, { query: { search: "Plan" } })).data.map(({ title }) => title);
    await page.goto("/admin/screening?rowsPerPage=5");
    await page.getByText("Plan 1").waitFor();
    await page.untilQuiet();
    await slowDown(page);
    await page.getByRole("button", { name: "More for Plan 1" }).click();
    await page.getByRole("menuitem", { name: "Delete" }).click();
    const question = page.getByRole("dialog").filter({ hasText: "Plan 1" });
    await question.waitFor();
    // Both at once: with the first alone the one in progress leaves the page, which then asks for nothing any more.
    await winnow.pool.query(
      "insert into screenings (account_id, title) values ($1, 'Plan 5'), ($1, 'Plan 6')",
      [recruiter.account.id],
    );
    await page.locator("tr", { hasText: "Plan 6" }).waitFor();
    expect(await page.locator("tr", { hasText: "Plan 1" }).count()).toBe(0);
    await question.getByRole("button", { name: "Delete for good" }).click();
    await page.getByText("“Plan 1” is deleted.").waitFor();
    expect((await titles()).sort()).toEqual(["Plan 2", "Plan 3", "Plan 4", "Plan 5", "Plan 6"]);
  });

  test("the CV that the question names is removed, though others push it off the page meanwhile", async () => {
    const { page, recruiter, winnow } = journey;
    await page.goto(`/admin/screening/${live.id}?rowsPerPage=5`);
    await page.getByRole("button", { name: "Remove: cv-5.pdf" }).waitFor();
    await slowDown(page);
    await page.getByRole("button", { name: "Remove: cv-5.pdf" }).click();
    const question = page.getByRole("dialog").filter({ hasText: "cv-5.pdf and its result" });
    await question.waitFor();
    const bytes = await Promise.all(
      manyPeople(8)
        .slice(6)
        .map((person) => makeCvPdf(person, "modernSans")),
    );
    const files = bytes.map((each, index) => ({ name: `a-${index}.pdf`, bytes: each }));
    await uploadFiles(winnow, recruiter, { screeningId: live.id, files });
    const list = page.getByRole("list", { name: "CVs", includeHidden: true });
    await list.getByText("a-1.pdf").waitFor();
    expect(await list.getByText("cv-5.pdf").count()).toBe(0);
    await question.getByRole("button", { name: "Remove for good" }).click();
    await expect
      .poll(async () => (await filesOf(live.id)).map(({ file_name }) => file_name).sort())
      .toEqual(["a-0.pdf", "a-1.pdf", "cv-1.pdf", "cv-2.pdf", "cv-3.pdf", "cv-4.pdf"]);
  });

  test("the failed file whose button was pressed is read again, and no other", async () => {
    const { page, recruiter, winnow } = journey;
    const { id } = await givenScreening(winnow, recruiter, { cvs: 4 });
    await winnow.pool.query(
      `update cv_files set state = 'failed', failure_reason = 'ourFault', document = null, sha256 = null
        where screening_id = $1 and file_name = any ($2)`,
      [id, ["cv-2.pdf", "cv-3.pdf", "cv-4.pdf"]],
    );
    await page.goto(`/admin/screening/${id}`);
    await page.getByRole("button", { name: "Read again: cv-3.pdf" }).waitFor();
    await slowDown(page);
    await page.getByRole("button", { name: "Read again: cv-3.pdf" }).click();
    await expect
      .poll(async () =>
        (await filesOf(id)).filter(({ state }) => state === "uploaded").map((one) => one.file_name),
      )
      .toEqual(expect.arrayContaining(["cv-1.pdf", "cv-3.pdf"]));
    expect(
      (await filesOf(id))
        .filter(({ state }) => state === "failed")
        .map((one) => one.file_name)
        .sort(),
    ).toEqual(["cv-2.pdf", "cv-4.pdf"]);
  });

  test("a view that is removed is gone at once, so that none moves up below the next click", async () => {
    const { page, recruiter } = journey;
    for (const name of ["Anna's", "Berlin", "Cardiff"]) {
      await recruiter.call(saveView, { body: { list: "screenings", name, query: `search=${name}` } });
    }
    const kept = async () => (await recruiter.call(listSavedViews)).data.map(({ name }) => name);
    await page.goto("/admin/screening");
    await page.getByRole("button", { name: "Views" }).click();
    const views = page.getByRole("list", { name: "Saved views" });
    await views.getByText("Cardiff").waitFor();
    await slowDown(page);
    await views.getByRole("button", { name: "Remove the view Berlin" }).click();
    expect(await views.getByRole("listitem").allInnerTexts()).toEqual(["Anna's", "Cardiff"]);
    await expect.poll(kept).toEqual(["Anna's", "Cardiff"]);
    // What could not be removed comes back.
    await intercept(page, "**/saved-views/*", (route) => route.abort());
    await views.getByRole("button", { name: "Remove the view Cardiff" }).click();
    await page.getByRole("alert").getByText("Winnow cannot be reached just now.").waitFor();
    await views.getByText("Cardiff").waitFor();
    expect(await kept()).toEqual(["Anna's", "Cardiff"]);
  });
}
