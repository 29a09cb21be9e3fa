import { getScreeningResult } from "@winnow/contract/results.ts";
import { getScreeningCredits, startScreening } from "@winnow/contract/screenings.ts";
import { payrollAccountantJd } from "@winnow/samples/job-descriptions.ts";
import { people } from "@winnow/samples/people.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { givenAccount } from "../given/given-account.ts";
import { cvsOf } from "../given/given-cvs.ts";
import { resultsOf } from "../given/given-screened.ts";
import { givenScreening } from "../given/given-screening.ts";
import { untilScreening } from "../given/uploads.ts";
import { type HeldLock, holdLock, killWhoWaitsFor } from "../support/held-lock.ts";
import type { Recruiter } from "../support/recruiter.ts";
import { completion, startModel } from "../support/stand-in-model.ts";
import { silence } from "../support/stand-in-transcriber.ts";
import { startWinnow, startWorker, type TestWinnow } from "../support/start-winnow.ts";
import { startWorkerProcess } from "../support/worker-process.ts";

type Searched = { cv: string; requirements: { requirement_id: string; text: string }[] };

let model: Awaited<ReturnType<typeof startModel<Searched>>>;
let winnow: TestWinnow;
let recruiter: Recruiter;
const closers: (() => Promise<void>)[] = [];

beforeAll(async () => {
  model = await startModel<Searched>();
  closers.push(model.stop);
  winnow = await startWinnow({
    ROLE: "api",
    READING_PROCESSES: "1",
    LANGUAGE_MODEL_URL: model.url,
    LANGUAGE_MODEL: "reader-7b",
    LANGUAGE_MODEL_READS: "cvs",
  });
  closers.push(winnow.stop);
  recruiter = await withWorker(() => givenAccount(winnow, "Mara Ruiz"));
});
afterAll(async () => {
  for (const close of closers.splice(0).reverse()) await close();
});

async function withWorker<T>(work: () => Promise<T>): Promise<T> {
  const worker = await startWorker(winnow);
  try {
    return await work();
  } finally {
    await worker.stop();
  }
}

const wish = "Depot diplomacy";
/** Quotes lines of the CV. */
function quote({ cv, requirements }: Searched) {
  const lines = cv.split("\n").filter((line) => !line.includes("[hidden]"));
  const asked = requirements.find(({ text }) => text === wish);
  return completion({
    evidence: asked ? [{ requirement_id: asked.requirement_id, quotations: lines.slice(0, 20) }] : [],
  });
}

async function givenStarted(count: number): Promise<string> {
  const jdText = payrollAccountantJd.replace("Nice to have\n", `Nice to have\n- ${wish}\n`);
  const cvs = await cvsOf(people.slice(0, count));
  const { id } = await withWorker(() => givenScreening(winnow, recruiter, { cvs, jdText }));
  await recruiter.call(startScreening, { params: { id } });
  return id;
}

async function expectFoundOnce(id: string, count: number): Promise<void> {
  await withWorker(() => untilScreening(recruiter, id, ({ status }) => status === "Completed"));
  const results = await resultsOf(recruiter, id);
  expect(results).toHaveLength(count);
  for (const result of results) {
    const { report } = await recruiter.call(getScreeningResult, { params: { id: result.id } });
    const shown = report.requirements.find(({ requirement }) => requirement.text === wish);
    expect(shown).toMatchObject({ verdict: "partly", found_by: "reader-7b" });
  }
  expect((await recruiter.call(getScreeningCredits, { params: { id } })).used).toBe(100 * count);
}

test("a worker killed while one CV is asked about and the answer about another is kept leaves each screened and charged once, asked about twice at the most", async () => {
  // Of two that come one is never answered, and the other's answer finds its screening locked.
  const isLocked = Promise.withResolvers<HeldLock>();
  model.answerWith(async (searched, tries) => {
    if (tries === 1) return silence();
    if (tries === 2) isLocked.resolve(await holdLock(winnow, "select from screenings for update"));
    return quote(searched);
  });
  const id = await givenStarted(2);
  const before = model.asked.length;

  const worker = await startWorkerProcess(winnow);
  closers.push(worker.kill);
  await killWhoWaitsFor(await isLocked.promise, worker);

  await expectFoundOnce(id, 2);
  expect(model.asked.length - before).toBe(4);
});

test("a worker that stops while a CV is asked about leaves it to be asked about after the next start", async () => {
  const isAsked = Promise.withResolvers<void>();
  model.answerWith((searched, tries) => {
    isAsked.resolve();
    return tries === 1 ? silence() : quote(searched);
  });
  const id = await givenStarted(1);
  await withWorker(() => isAsked.promise);

  await expectFoundOnce(id, 1);
});
