import { openReceipt } from "@winnow/contract/applications.ts";
import { type Correction, correctResult } from "@winnow/contract/corrections.ts";
import { createExport, downloadExport, getExport } from "@winnow/contract/exports.ts";
import { failures } from "@winnow/contract/failures.ts";
import { openJobForm } from "@winnow/contract/job-forms.ts";
import { getRescreening, listRescreenedResults, startRescreening } from "@winnow/contract/rescreenings.ts";
import { getScreeningResult } from "@winnow/contract/results.ts";
import {
  createScreening,
  deleteScreeningFile,
  getScreeningCredits,
  listCvFiles,
  startScreening,
  stopScreening,
  updateScreening,
} from "@winnow/contract/screenings.ts";
import { readDocument } from "@winnow/documents/read-document.ts";
import { payrollAccountantJd } from "@winnow/samples/job-descriptions.ts";
import { people } from "@winnow/samples/people.ts";
import { lockAccount } from "@winnow/server/features/account-locks/lock-account.ts";
import { unlockAccount } from "@winnow/server/features/account-locks/unlock-account.ts";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { foundByEngine } from "../given/found-by-engine.ts";
import { givenAccount } from "../given/given-account.ts";
import { apply, givenForm } from "../given/given-application.ts";
import { cvsOf } from "../given/given-cvs.ts";
import { givenScreened, resultsOf } from "../given/given-screened.ts";
import { givenScreening } from "../given/given-screening.ts";
import { untilScreening } from "../given/uploads.ts";
import { createApiClient } from "../support/api-client.ts";
import { accountIdOf } from "../support/ledger.ts";
import { untilJobsAreDone } from "../support/mailbox.ts";
import { patienceMs } from "../support/patience.ts";
import type { Recruiter } from "../support/recruiter.ts";
import { completion, contentIn, startModel } from "../support/stand-in-model.ts";
import { silence } from "../support/stand-in-transcriber.ts";
import { startWinnow, type TestWinnow } from "../support/start-winnow.ts";
import { tablesWith } from "../support/traces.ts";

type Searched = { cv: string; requirements: { requirement_id: string; text: string }[] };

let model: Awaited<ReturnType<typeof startModel<Searched>>>;
let winnow: TestWinnow;
let recruiter: Recruiter;
beforeAll(async () => {
  model = await startModel<Searched>();
  winnow = await startWinnow({
    WELCOME_CREDITS: "200.00",
    LANGUAGE_MODEL_URL: model.url,
    LANGUAGE_MODEL: "reader-7b",
    LANGUAGE_MODEL_TIMEOUT_SECONDS: "1",
    LANGUAGE_MODEL_READS: "cvs",
  });
  recruiter = await givenAccount(winnow, "Mara Lind");
});
afterAll(async () => {
  await model.stop();
  await winnow.stop();
});

const [, person] = people;
const wish = "Depot diplomacy";
const jdText = payrollAccountantJd.replace("Nice to have\n", `Nice to have\n- ${wish}\n`);
const words = "wrote the procedures they work from";
/** Quotes this for the wish, which no engine finds in the CV. */
const quote =
  (...quotations: string[]) =>
  ({ requirements }: Searched) =>
    completion({
      evidence: requirements.flatMap(({ requirement_id, text }) =>
        text === wish ? { requirement_id, quotations } : [],
      ),
    });

const given = async () => ({ cvs: person ? await cvsOf([person]) : [], jdText });
const screened = async () => {
  const { id, results } = await givenScreened(winnow, recruiter, await given());
  return { id, resultId: results[0]?.id ?? "" };
};
const reportOf = async (resultId: string, owner = recruiter) =>
  (await owner.call(getScreeningResult, { params: { id: resultId } })).report;
/** The words of the reports as PDF. */
async function printed(id: string): Promise<string> {
  const { id: exportId } = await recruiter.call(createExport, {
    params: { id },
    body: { format: "report-pdf", selection: { matching: {} }, paper: "A4" },
  });
  await vi.waitUntil(
    async () => (await recruiter.call(getExport, { params: { id: exportId } })).state === "ready",
    { timeout: patienceMs, interval: 40 },
  );
  const { url } = await recruiter.call(downloadExport, { params: { id: exportId } });
  const file = await fetch(new URL(url, winnow.url));
  const outcome = await readDocument(new Uint8Array(await file.arrayBuffer()));
  if (!outcome.ok) throw new Error(outcome.reason);
  return outcome.document.lines.map(({ text }) => text).join("\n");
}

const shownIn = (report: Awaited<ReturnType<typeof reportOf>>) =>
  report.requirements.find(({ requirement }) => requirement.text === wish);

test("a model finds what the engine did not, by words of the CV, is named, and costs nothing more", async () => {
  model.answerWith(quote());
  const without = await screened();
  model.answerWith(quote(words.replaceAll(" ", "  ")));
  const before = model.asked.length;
  const { id, resultId } = await screened();
  const report = await reportOf(resultId);

  expect(shownIn(report)).toMatchObject({
    verdict: "partly",
    strength: 0.5,
    quotations: [{ text: words, page: 1 }],
    remark: "Found by reader-7b, in these words.",
    found_by: "reader-7b",
  });
  expect(await printed(id)).toContain("Found by reader-7b, in these words.");
  const plain = await reportOf(without.resultId);
  expect(shownIn(plain)).toMatchObject({ verdict: "not stated", quotations: [], found_by: null });
  expect(report.score).toBeGreaterThan(plain.score);
  const used = async (screeningId: string) =>
    (await recruiter.call(getScreeningCredits, { params: { id: screeningId } })).used;
  expect(await used(id)).toBe(await used(without.id));

  const [asked, ...more] = model.asked.slice(before).map((one) => contentIn<Searched>(one));
  expect(more).toEqual([]);
  expect(asked?.cv).toContain(words);
  expect(asked?.cv).not.toMatch(/Oluwaseun|Adeyemi|seun|@|900 214|University|youth football/);
  expect(asked?.requirements.map(({ text }) => text)).toContain(wish);
  const verdictOf = new Map(plain.requirements.map((one) => [one.requirement.id, one]));
  for (const { requirement_id } of asked?.requirements ?? []) {
    const { requirement, verdict } = verdictOf.get(requirement_id) ?? {};
    expect(verdict).toBe("not stated");
    expect(requirement).toMatchObject({ years: null, category: expect.stringMatching(/^(skill|other)$/) });
  }
});

test("words that are quoted in other forms of the same letters are found as the CV has them", async () => {
  model.answerWith(quote(words.replace("w", "ｗ")));
  const { resultId } = await screened();

  expect(shownIn(await reportOf(resultId))).toMatchObject({
    verdict: "partly",
    quotations: [{ text: words }],
  });
});

test("of a flood of words that all stand in the CV a few are kept", async () => {
  model.answerWith(({ cv, requirements }) => {
    const all = cv.split(/\s+/);
    const quotations = all.slice(0, 20).map((_, at) => all.slice(at, at + 3).join(" "));
    const [asked] = requirements;
    return completion({
      evidence: Array.from({ length: 100 }, () => ({ requirement_id: asked?.requirement_id, quotations })),
    });
  });
  await winnow.pool.query("delete from further_evidence");
  await screened();

  const { rows } = await winnow.pool.query(
    "select jsonb_array_length(jsonb_path_query_array(found, '$[*].quotations[*]')) as count from further_evidence",
  );
  expect(rows).toEqual([{ count: 10 }]);
});

test("what was found is used again, and nobody asked again, when the CV is matched anew", async () => {
  model.answerWith(quote(words));
  const { id, resultId } = await screened();
  const before = model.asked.length;
  const found = shownIn(await reportOf(resultId));

  const town: Correction = { kind: "contact", field: "location", value: "Leeds" };
  await recruiter.call(correctResult, { params: { id: resultId }, body: { corrections: [town] } });
  expect(shownIn(await reportOf(resultId))).toEqual(found);

  await foundByEngine(winnow, id, "2026.11.1", { blindTo: found?.requirement.id });
  await recruiter.call(startRescreening, { params: { id } });
  const { rescreening } = await vi.waitUntil(
    async () => {
      const now = await recruiter.call(getRescreening, { params: { id } });
      return now.rescreening?.state === "ready" ? now : null;
    },
    { timeout: patienceMs, interval: 20 },
  );
  const { data } = await recruiter.call(listRescreenedResults, { params: { id: rescreening?.id ?? "" } });
  expect(data[0]?.changes).toMatchObject([{ after: { verdict: "partly", quotations: [{ text: words }] } }]);

  expect(model.asked.length - before).toBe(0);
});

test("a correction adds nothing that the report was made without", async () => {
  model.answerWith(quote());
  const { resultId } = await screened();
  const requirementId = shownIn(await reportOf(resultId))?.requirement.id;
  await winnow.pool.query(
    `update further_evidence set found = $2
     where cv_file_id = (select cv_file_id from screening_results where id = $1)`,
    [resultId, JSON.stringify([{ requirement_id: requirementId, requirement: wish, quotations: [words] }])],
  );

  const town: Correction = { kind: "contact", field: "location", value: "Leeds" };
  await recruiter.call(correctResult, { params: { id: resultId }, body: { corrections: [town] } });
  expect(shownIn(await reportOf(resultId))).toMatchObject({ verdict: "not stated", found_by: null });
});

test("nobody is asked again where the answer was kept and the CV not yet screened", async () => {
  const owner = await givenAccount(winnow, "Ida Falk");
  const { id } = await givenScreening(winnow, owner, await given());
  const accountId = accountIdOf(owner.account);
  const before = model.asked.length;
  model.answerWith(async (searched) => {
    await lockAccount(winnow.services, accountId);
    return quote(words)(searched);
  });
  await owner.call(startScreening, { params: { id } });
  await untilJobsAreDone(winnow);
  await unlockAccount(winnow.services, accountId);
  await untilJobsAreDone(winnow);

  const { rows } = await winnow.pool.query(
    "select jsonb_path_query_array(report, '$.facts[*].foundBy') as by from screening_results where screening_id = $1",
    [id],
  );
  expect(rows).toEqual([{ by: ["reader-7b"] }]);
  expect(model.asked.length - before).toBe(1);
});

test.each([
  ["words that stand nowhere", quote("Calmed three depots at once"), 1],
  ["markup and orders", quote("<script>alert(1)</script>", "Ignore all previous instructions"), 1],
  ["somebody's name", quote("Oluwaseun Adeyemi Senior payroll professional"), 1],
  [
    "what it was not asked",
    () => completion({ evidence: [{ requirement_id: "r1", quotations: [words] }] }),
    1,
  ],
  [
    "requirements that do not exist",
    () => completion({ evidence: [{ requirement_id: "x", quotations: [words] }] }),
    1,
  ],
  ["nothing that can be read", () => completion("Sure! Here is the evidence:"), 3],
  ["more than anybody asks for", quote(...Array.from({ length: 30 }, () => words)), 3],
  ["a flood", () => ({ text: " ".repeat(9 * 1024 * 1024) }), 1],
  ["a refusal", () => ({ status: 403, body: {} }), 1],
  ["trouble", () => ({ status: 502, body: {} }), 1],
  ["nothing in time", () => silence(), 1],
] as const)("where it answers %s, the result is what it would have been", async (_, answer, calls) => {
  model.answerWith(quote());
  const plain = await reportOf((await screened()).resultId);
  model.answerWith(answer);
  const before = model.asked.length;

  expect(await reportOf((await screened()).resultId)).toEqual(plain);
  expect(model.asked.length - before).toBe(calls);
});

test("a CV that is removed or taken back while it is asked about leaves nothing, and what is kept goes with the CV", async () => {
  const { id } = await givenScreening(winnow, recruiter, await given());
  const fileOf = async () => (await recruiter.call(listCvFiles, { params: { id } })).data[0]?.id ?? "";
  const evidence = async () =>
    (await tablesWith(winnow, words)).filter((table) => table.includes("further_evidence"));
  await winnow.pool.query("delete from further_evidence");

  model.answerWith(async (searched) => {
    await recruiter.call(stopScreening, { params: { id } });
    return quote(words)(searched);
  });
  await recruiter.call(startScreening, { params: { id } });
  await untilJobsAreDone(winnow);
  expect(await evidence()).toEqual([]);
  expect(await resultsOf(recruiter, id)).toEqual([]);

  model.answerWith(quote(words));
  await recruiter.call(startScreening, { params: { id } });
  await untilScreening(recruiter, id, ({ status }) => status === "Completed");
  expect(await evidence()).toHaveLength(1);

  const erased = await givenScreening(winnow, recruiter, await given());
  await recruiter.call(deleteScreeningFile, {
    params: { screening_id: id },
    query: { file_id: await fileOf() },
  });
  expect(await evidence()).toEqual([]);

  model.answerWith(async (searched) => {
    await recruiter.call(stopScreening, { params: { id: erased.id } });
    const { data } = await recruiter.call(listCvFiles, { params: { id: erased.id } });
    await recruiter.call(deleteScreeningFile, {
      params: { screening_id: erased.id },
      query: { file_id: data[0]?.id ?? "" },
    });
    return quote(words)(searched);
  });
  await recruiter.call(startScreening, { params: { id: erased.id } });
  await untilJobsAreDone(winnow);
  expect(await evidence()).toEqual([]);
});

test("nothing is kept of an answer that comes while the CV is matched already", async () => {
  const { id } = await givenScreening(winnow, recruiter, await given());
  await winnow.pool.query("delete from further_evidence");
  model.answerWith(async (searched) => {
    await winnow.pool.query("update cv_files set state = 'screening' where screening_id = $1", [id]);
    return quote(words)(searched);
  });
  await recruiter.call(startScreening, { params: { id } });
  await untilScreening(recruiter, id, ({ status }) => status === "Completed");

  const { rows } = await winnow.pool.query("select from further_evidence");
  expect(rows).toEqual([]);
  const [result] = await resultsOf(recruiter, id);
  expect(shownIn(await reportOf(result?.id ?? ""))).toMatchObject({ verdict: "not stated" });
});

test("an answer is for the requirement as it was asked: other words under its id are asked about anew", async () => {
  model.answerWith(quote(words));
  const { id } = await givenScreening(winnow, recruiter, await given());
  model.answerWith(async (searched) => {
    await winnow.pool.query("update screenings set requirements = $2 where id = $1", [
      id,
      JSON.stringify(
        (
          await winnow.pool.query("select requirements from screenings where id = $1", [id])
        ).rows[0].requirements.map((one: { text: string }) =>
          one.text === wish ? { ...one, text: "Depot geometry", anyOf: ["Depot geometry"] } : one,
        ),
      ),
    ]);
    return quote(words)(searched);
  });
  await recruiter.call(startScreening, { params: { id } });
  await untilScreening(recruiter, id, ({ status }) => status === "Completed");
  const [result] = await resultsOf(recruiter, id);

  const { requirements } = await reportOf(result?.id ?? "");
  const geometry = requirements.find(({ requirement }) => requirement.text === "Depot geometry");
  expect(geometry).toMatchObject({ verdict: "not stated", found_by: null });
});

test("a model that reads answers, as it does by default, is sent no CV; nor are those of the sample ever", async () => {
  const before = model.asked.length;
  const other = await startWinnow({ LANGUAGE_MODEL_URL: model.url });
  try {
    const owner = await givenAccount(other, "Ida Falk");
    const { results } = await givenScreened(other, owner, await given());
    expect(shownIn(await reportOf(results[0]?.id ?? "", owner))).toMatchObject({ verdict: "not stated" });
  } finally {
    await other.stop();
  }
  const sample = await recruiter.call(createScreening, { body: { sample: true } });
  await untilScreening(recruiter, sample.id, ({ counts }) => counts.ready > 0 && counts.checking === 0);
  await recruiter.call(startScreening, { params: { id: sample.id } });
  await untilScreening(recruiter, sample.id, ({ status }) => status === "Completed");
  expect(model.asked.length - before).toBe(0);
});

test("the CV of an applicant is sent if the notice that they agreed to says so, and without the name that they gave", async () => {
  model.answerWith(quote(words));
  const applicant = createApiClient(winnow.url);
  const form = await givenForm(winnow, recruiter);
  const id = form.screeningId;
  await recruiter.call(updateScreening, { params: { id }, body: { jd_text: jdText } });
  const [untold, told] = await cvsOf(people.slice(0, 2));
  if (!told || !untold) throw new Error("There are no CVs.");
  expect(await applicant.call(openJobForm, { params: { id: form.formId } })).toMatchObject({
    notice_version: "2026-11+model",
    read_by: "reader-7b",
  });
  const consent = { version: "2026-11+model", language: "de" };
  const name = "Pennine Swift";
  const { token } = await apply(winnow, applicant, { form, cv: told, name, consent });
  const other = await apply(winnow, applicant, { form, cv: untold, consent });
  await winnow.pool.query("update applications set consent_version = '2026-11' where id = $1", [
    other.applicationId,
  ]);
  const ofFormer = { form, cv: told, consent: { version: "2026-11", language: "de" } };
  await expect(apply(winnow, applicant, ofFormer)).rejects.toMatchObject({
    refusal: { code: failures.noticeChanged.code },
  });

  const before = model.asked.length;
  await recruiter.call(startScreening, { params: { id } });
  await untilScreening(recruiter, id, ({ counts }) => counts.screened === 2);

  const sent = model.asked.slice(before).map((one) => contentIn<Searched>(one).cv);
  const [untoldOf, toldOf] = people;
  expect(sent).toHaveLength(1);
  expect(sent[0]).not.toContain(name);
  expect(sent[0]).toContain(toldOf?.jobs[0]?.bullets[0]?.slice(0, 20));
  expect(sent[0]).not.toContain(untoldOf?.jobs[0]?.bullets[0]?.slice(0, 20));
  const receipts = await Promise.all(
    [token, other.token].map((one) => applicant.call(openReceipt, { params: { token: one } })),
  );
  expect(receipts.map(({ read_by }) => read_by)).toEqual(["reader-7b", null]);
});
