import { randomUUID } from "node:crypto";
import { getDashboard } from "@winnow/contract/analytics.ts";
import { askForAdjustment } from "@winnow/contract/answers.ts";
import { askRecruiter } from "@winnow/contract/applications.ts";
import { decide } from "@winnow/contract/decisions.ts";
import { decideInterview } from "@winnow/contract/reports.ts";
import { createScreening } from "@winnow/contract/screenings.ts";
import { makeEncryptedPdf } from "@winnow/samples/malformed-files.ts";
import { getDashboard as getDashboardAt } from "@winnow/server/features/analytics/get-dashboard.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { givenAccount } from "../given/given-account.ts";
import { finish, write } from "../given/given-answers.ts";
import { apply, givenForm } from "../given/given-application.ts";
import { givenCvs } from "../given/given-cvs.ts";
import { begin, type Candidate, givenInvited, question } from "../given/given-interview.ts";
import { givenScreened, type Screened } from "../given/given-screened.ts";
import { givenScreening } from "../given/given-screening.ts";
import { uploadFiles } from "../given/uploads.ts";
import { createApiClient } from "../support/api-client.ts";
import { accountIdOf } from "../support/ledger.ts";
import type { Recruiter } from "../support/recruiter.ts";
import { startWinnow, type TestWinnow } from "../support/start-winnow.ts";

let winnow: TestWinnow;
let recruiter: Recruiter;
let other: Recruiter;
let screened: Screened;
let candidates: Candidate[];

beforeAll(async () => {
  winnow = await startWinnow({ SCHEDULING_UNDO_SECONDS: "0", WELCOME_CREDITS: "100.00" });
  recruiter = await givenAccount(winnow, "Mara Ruiz");
  other = await givenAccount(winnow, "Olaf Berg");
  const [first, ...rest] = await givenCvs(6);
  if (!first) throw new Error("There are no CVs.");
  screened = await givenScreened(winnow, recruiter, { title: "Ward nurse", cvs: [first, ...rest] });
  candidates = await givenInvited(winnow, recruiter, { questions: [question()], candidates: 3 });
  const [answering] = candidates;
  if (!answering) throw new Error("Nobody was invited.");
  await write(answering, { text: "It was a night shift, and I called the doctor." });
  await finish(answering);
});

afterAll(() => winnow?.stop());

const dashboardAt = (now: string, query: { period: "7d" | "30d" | "90d" | "365d"; timezone: string }) =>
  getDashboardAt(winnow.services, accountIdOf(recruiter.account), { ...query, now: new Date(now) });

/** Results in the order in which they came, with when and how they were screened and decided. */
async function setTimes(rows: { made: string; score: number; decided?: string }[]): Promise<void> {
  await winnow.pool.query(
    `update screening_results as result
        set created_at = given.made, matching_score = given.score, decided_at = given.decided
       from unnest($2::timestamptz[], $3::numeric[], $4::timestamptz[]) with ordinality
            as given (made, score, decided, number)
      where screening_id = $1 and candidate_number = number`,
    [
      screened.id,
      rows.map(({ made }) => made),
      rows.map(({ score }) => score),
      rows.map(({ decided }) => decided ?? null),
    ],
  );
}

test("figures count the days of the reader's clock, each from its first moment to before the next", async () => {
  const inOrder = screened.results.toSorted((one, next) => one.candidate_number - next.candidate_number);
  const idsOf = (...numbers: number[]) => numbers.map((number) => inOrder[number - 1]?.id ?? "");
  const decideOn = (decision: "shortlist" | "hold", ids: string[]) =>
    recruiter.call(decide, {
      params: { id: screened.id },
      body: { decision, selection: { result_ids: ids } },
    });
  await decideOn("shortlist", idsOf(1, 5));
  await decideOn("hold", idsOf(3));
  // In India, June 4 begins at 18:30 UTC of June 3; as long a time before the period ends at 12:00 of that day.
  await setTimes([
    { made: "2026-06-03T18:30:00Z", score: 100, decided: "2026-06-04T18:30:00Z" },
    { made: "2026-06-03T18:29:59Z", score: 50 },
    { made: "2026-06-03T11:59:59Z", score: 40, decided: "2026-06-05T11:59:59Z" },
    { made: "2026-06-10T11:59:59Z", score: 89.99 },
    { made: "2026-06-05T18:29:59Z", score: 90, decided: "2026-06-06T00:29:59Z" },
    { made: "2026-06-10T12:00:00Z", score: 10 },
  ]);
  await winnow.pool.query("update cv_files set created_at = '2026-06-09T10:00:00Z' where screening_id = $1", [
    screened.id,
  ]);
  const [first, second, third] = candidates.map(({ interviewId }) => interviewId);
  await recruiter.call(decideInterview, { params: { id: first ?? "" }, body: { decision: "advance" } });
  await winnow.pool.query("update interview_decisions set decided_at = '2026-06-10T09:00:00Z'");
  await winnow.pool.query("update interviews set completed_at = '2026-06-09T18:30:00Z' where id = $1", [
    first,
  ]);
  await winnow.pool.query("update interviews set invited_at = '2026-06-08T10:00:00Z' where id = any($1)", [
    [first, second],
  ]);
  await winnow.pool.query("update interviews set invited_at = '2026-06-01T10:00:00Z' where id = $1", [third]);

  const inIndia = await dashboardAt("2026-06-10T12:00:00Z", { period: "7d", timezone: "Asia/Kolkata" });
  const inUtc = await dashboardAt("2026-06-10T12:00:00Z", { period: "7d", timezone: "UTC" });
  const inYear = await dashboardAt("2026-06-10T12:00:00Z", { period: "365d", timezone: "Asia/Kolkata" });

  expect(inIndia.period).toEqual({ from: "2026-06-04", to: "2026-06-10" });
  expect(inIndia.figures).toEqual({
    cvs_screened: { total: 3, previous: 1, series: [1, 1, 0, 0, 0, 0, 1] },
    // On June 5 by the clocks of India two results, on June 6 one, on June 10 an interview.
    decisions_made: { total: 4, previous: 0, series: [0, 2, 1, 0, 0, 0, 1] },
    interviews_completed: { total: 1, previous: 0, series: [0, 0, 0, 0, 0, 0, 1] },
    credits_spent: { total: 0, previous: 0, series: [0, 0, 0, 0, 0, 0, 0] },
  });
  expect(inIndia.funnel).toEqual({ cvs: 6, screened: 3, shortlisted: 2, invited: 2, completed: 1 });
  expect(inIndia.scores).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 1, 2]);
  // 24, 48 and 6 hours: nine tenths lie below 24 + 0.8 × 24.
  expect(inIndia.time_to_decision).toMatchObject({ decided: 3, median_hours: 24 });
  expect(inIndia.time_to_decision.p90_hours).toBeCloseTo(43.2);
  expect(inIndia.time_to_decision.spans.map(({ decided, median_hours }) => [decided, median_hours])).toEqual([
    [0, null],
    [2, 36],
    [1, 6],
    [0, null],
    [0, null],
    [0, null],
    [0, null],
  ]);
  expect(inIndia.credits.days_left).toBeNull();

  expect(inUtc.figures.cvs_screened).toEqual({ total: 2, previous: 1, series: [0, 1, 0, 0, 0, 0, 1] });
  expect(inUtc.figures.decisions_made.series).toEqual([1, 1, 1, 0, 0, 0, 1]);
  expect(inUtc.figures.interviews_completed.series).toEqual([0, 0, 0, 0, 0, 1, 0]);

  expect(inYear.figures.cvs_screened).toMatchObject({ total: 5, previous: 0 });
  expect(inYear.figures.cvs_screened.series.slice(-2)).toEqual([2, 3]);
  expect(inYear.spans).toHaveLength(52);
});

test("credits are what work has cost, and last as long as at the rate of the period", async () => {
  const { figures, credits } = await recruiter.call(getDashboard, { query: { period: "7d" } });
  const { rows } = await winnow.pool.query(
    "select balance - held as available from credit_balances where account_id = $1",
    [recruiter.account.id],
  );

  // Six CVs at 1.00, one interview at 10.00; the welcome credits are no spending.
  expect(figures.credits_spent).toMatchObject({ total: 1_600, previous: 0 });
  expect(figures.credits_spent.series.reduce((sum, amount) => sum + amount)).toBe(1_600);
  expect(credits.available).toBe(Number(rows[0]?.available));
  expect(credits.days_left).toBe(Math.floor((credits.available * 7) / 1_600));
});

test("what waits is named with its place, the most pressing kind first, and goes when it is done", async () => {
  const person = await givenAccount(winnow, "Nuria Vall");
  expect((await person.call(getDashboard)).waiting).toEqual([]);
  const [cv, another] = await givenCvs(2);
  if (!cv || !another) throw new Error("There are no CVs.");
  const form = await givenForm(winnow, person, { runsWith: cv });
  const applicant = createApiClient(winnow.url);
  const { token } = await apply(winnow, applicant, { form, cv: another });
  await applicant.call(askRecruiter, {
    params: { token },
    body: { request_id: randomUUID(), kind: "addition", text: "I speak Polish too." },
  });
  const [asking, answering] = await givenInvited(winnow, person, { questions: [question()], candidates: 2 });
  if (!asking || !answering) throw new Error("Nobody was invited.");
  await begin(asking);
  await asking.call(askForAdjustment, { params: { token: asking.token }, body: { kind: "other_form" } });
  await write(answering, { text: "It was a night shift, and I called the doctor." });
  await finish(answering);
  const waiting = await givenScreening(winnow, person, { title: "Porter", cvs: [cv] });
  await uploadFiles(winnow, person, {
    screeningId: waiting.id,
    files: [{ name: "protected.pdf", bytes: await makeEncryptedPdf() }],
  });
  await winnow.pool.query(
    "update interviews set email_status = 'NOT_SENT', email_failure = 'No such mailbox' where id = $1",
    [asking.interviewId],
  );
  const dashboard = () => person.call(getDashboard);

  await expect
    .poll(async () => (await dashboard()).waiting.map(({ kind, count }) => [kind, count]))
    .toEqual([
      ["applicant_requests", 1],
      ["candidate_requests", 1],
      ["mails_not_sent", 1],
      ["interviews_to_review", 1],
      ["results_to_decide", 2],
      ["screenings_to_start", 1],
      ["files_failed", 1],
    ]);
  const before = await dashboard();
  const [request, , mail, , toDecide, toStart] = before.waiting;
  expect(request?.places).toMatchObject([{ of: "screening", id: form.screeningId, count: 1 }]);
  const monthInSeconds = 28 * 86_400;
  expect(request?.places[0]?.due_at).toBeGreaterThan(Date.now() / 1_000 + monthInSeconds - 3_600);
  expect(mail?.places).toMatchObject([{ of: "drive", id: asking.driveId, due_at: null }]);
  expect(toStart?.places).toMatchObject([{ of: "screening", id: waiting.id, title: "Porter", count: 1 }]);
  expect(before.running.screenings.map(({ id }) => id)).toEqual([form.screeningId]);
  expect(before.running.drives.map(({ id }) => id)).toEqual([asking.driveId]);

  await person.call(decideInterview, {
    params: { id: answering.interviewId },
    body: { decision: "hold" },
  });
  await person.call(decide, {
    params: { id: toDecide?.places[0]?.id ?? "" },
    body: { decision: "hold", selection: { matching: {} } },
  });
  const after = await dashboard();
  const kinds = after.waiting.map(({ kind }) => kind);
  expect(kinds).not.toContain("interviews_to_review");
  expect(kinds).not.toContain("results_to_decide");
  expect(after.figures.decisions_made.total).toBe(3);
});

test("of many places the five newest are named and all are counted", async () => {
  const person = await givenAccount(winnow, "Ines Falk");
  await winnow.pool.query(
    `with places as (
       insert into screenings (account_id, title, status, jd_state, created_at)
       select $1, 'Screening ' || number, 'Pending', 'read', now() - number * interval '1 day'
         from generate_series(1, 7) as number
       returning id
     )
     insert into cv_files (account_id, screening_id, file_name, size_bytes, media_type, object_key, state, is_checked)
     select $1, id, 'cv.pdf', 1, 'application/pdf', 'none/' || id, 'uploaded', true from places`,
    [person.account.id],
  );

  const { waiting } = await person.call(getDashboard);

  expect(waiting).toMatchObject([{ kind: "screenings_to_start", count: 7, places_count: 7 }]);
  expect(waiting[0]?.places.map(({ title }) => title)).toEqual([
    "Screening 1",
    "Screening 2",
    "Screening 3",
    "Screening 4",
    "Screening 5",
  ]);
});

test("another account sees nothing of it", async () => {
  const { kept, waiting, running, figures, funnel, scores, time_to_decision, credits } = await other.call(
    getDashboard,
    { query: { period: "365d" } },
  );

  expect({ kept, waiting, running, funnel }).toEqual({
    kept: { screenings: 0, drives: 0 },
    waiting: [],
    running: { screenings: [], screenings_count: 0, drives: [], drives_count: 0 },
    funnel: { cvs: 0, screened: 0, shortlisted: 0, invited: 0, completed: 0 },
  });
  for (const { total, previous, series } of Object.values(figures)) {
    expect([total, previous, ...new Set(series)]).toEqual([0, 0, 0]);
  }
  expect([...new Set(scores)]).toEqual([0]);
  expect(time_to_decision).toMatchObject({ decided: 0, median_hours: null, p90_hours: null });
  expect(credits).toEqual({ available: 10_000, days_left: null });
});

test.each([
  { period: "8d" },
  { timezone: "Atlantis/Poseidonis" },
  { timezone: "" },
  { periode: "7d" },
  { period: "7d", account_id: "x" },
])("a query that is not understood is refused: %o", async (query) => {
  expect(await recruiter.refusal(getDashboard, { query })).toMatchObject({ status: 400 });
});

test("a screening that was only just made is kept, and nothing waits of it", async () => {
  await other.call(createScreening, { body: {} });

  expect(await other.call(getDashboard)).toMatchObject({ kept: { screenings: 1, drives: 0 }, waiting: [] });
});
