import { randomUUID } from "node:crypto";
import { failures } from "@winnow/contract/failures.ts";
import {
  openJobForm,
  readUploadedCv,
  requestAnswerUpload,
  requestCvUpload,
  sendApplication,
  updateJobForm,
} from "@winnow/contract/job-forms.ts";
import { maximumApplicationsBegun, maximumFileBytes } from "@winnow/contract/limits.ts";
import { updateScreening } from "@winnow/contract/screenings.ts";
import { wardNurseJd } from "@winnow/samples/job-descriptions.ts";
import type pg from "pg";
import { afterAll, beforeAll, describe, expect, type MockInstance, test, vi } from "vitest";
import { givenAccount } from "../given/given-account.ts";
import { givenCvs } from "../given/given-cvs.ts";
import { filledIn, formQuestion, givenOpenForm, sendCv } from "../given/given-open-form.ts";
import { put, type TestFile } from "../given/uploads.ts";
import { type ApiClient, createApiClient, pathOf } from "../support/api-client.ts";
import { untilJobsAreDone } from "../support/mailbox.ts";
import { patienceMs } from "../support/patience.ts";
import type { Recruiter } from "../support/recruiter.ts";
import { startWinnow, type TestWinnow } from "../support/start-winnow.ts";

type OpenForm = Awaited<ReturnType<typeof givenOpenForm>>;
type OfApplication = { id: string; application_id: string };

const question = formQuestion({ text: "Why us?", is_required: false });
let winnow: TestWinnow;
let recruiter: Recruiter;
/** A form that stays open. */
let open: OpenForm;
let cv: TestFile;
beforeAll(async () => {
  winnow = await startWinnow({ TRUST_PROXY: "127.0.0.1", READING_PROCESSES: "1" });
  recruiter = await givenAccount(winnow, "Mara Ruiz");
  const [one] = await givenCvs(1);
  if (!one) throw new Error("There is no CV.");
  cv = one;
  open = await givenOpenForm(winnow, recruiter, { questions: [question] });
});
afterAll(() => winnow?.stop());

let strangers = 0;
/** Somebody at an address of their own. */
function stranger(): ApiClient {
  strangers += 1;
  return createApiClient(winnow.url, undefined, { "x-forwarded-for": `203.0.113.${strangers}` });
}

const announced = (changes: object = {}) => ({
  application_id: randomUUID(),
  name: "cv.pdf",
  size: cv.bytes.byteLength,
  type: "application/pdf",
  ...changes,
});

async function count(table: "applications" | "cv_files", condition = "true"): Promise<number> {
  const { rows } = await winnow.pool.query(`select from ${table} where ${condition}`);
  return rows.length;
}

/** An application whose CV was read, and nothing else. */
async function givenRead(applicant = stranger(), form = open): Promise<OfApplication> {
  const params = await sendCv(winnow, applicant, { formId: form.formId, file: cv });
  await applicant.call(readUploadedCv, { params });
  return params;
}

/** What the server asks its database, statement by statement. */
function watchStatements() {
  const { pool } = winnow.services.database;
  const spies = new Map<pg.PoolClient, MockInstance>();
  const watch = (client: pg.PoolClient) => {
    if (!spies.has(client)) spies.set(client, vi.spyOn(client, "query"));
  };
  pool.on("acquire", watch);
  return {
    asked: () => [...spies.values()].flatMap((spy) => spy.mock.calls.map(([statement]) => String(statement))),
    forget: () => {
      for (const spy of spies.values()) spy.mockClear();
    },
    stop: () => {
      pool.off("acquire", watch);
      for (const spy of spies.values()) spy.mockRestore();
    },
  };
}

/** So many at a time, one portion after the other. */
async function inPortions<Answer>(
  total: number,
  size: number,
  run: () => Promise<Answer>,
): Promise<Answer[]> {
  const answers: Answer[] = [];
  while (answers.length < total) {
    answers.push(...(await Promise.all(Array.from({ length: size }, run))));
  }
  return answers;
}

test("of a thousand CVs from one address ten are taken, the rest is told when to go on, and others apply as before", async () => {
  const flood = stranger();
  const params = { id: open.formId };
  const before = await count("applications");

  const answers = await inPortions(1_000, 50, () =>
    flood.attempt(requestCvUpload, { params, body: announced() }),
  );

  const refused = answers.filter(({ status }) => status === 429);
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(10);
  expect(refused).toHaveLength(990);
  expect(refused.every(({ headers }) => Number(headers.get("retry-after")) > 0)).toBe(true);
  expect(await count("applications")).toBe(before + 10);
  await givenRead();
});

test("who only begins keeps nobody from applying: what was begun long ago gives way, and never more is kept than that", async () => {
  const form = await givenOpenForm(winnow, recruiter);
  await winnow.pool.query(
    `insert into applications (id, account_id, screening_id, file_id, file_name, size_bytes, media_type, begun_at)
     select gen_random_uuid(), $1, $2, gen_random_uuid(), 'cv.pdf', 1, 'application/pdf', now() - interval '2 hours'
       from generate_series(1, $3::int)`,
    [recruiter.account.id, form.screeningId, maximumApplicationsBegun],
  );
  const ofForm = `screening_id = '${form.screeningId}'`;

  await givenRead(stranger(), form);

  expect(await count("applications", ofForm)).toBe(maximumApplicationsBegun);
  await winnow.pool.query(`update applications set begun_at = now() where ${ofForm}`);
  const refusal = await stranger().refusal(requestCvUpload, { params: form.params, body: announced() });
  expect(refusal).toMatchObject({ code: failures.jobFormFull.code });
});

test("1,500 links that somebody makes up open nothing, and most of them are not even looked up", async () => {
  const guesser = stranger();

  const answers = await inPortions(1_500, 100, () =>
    guesser.attempt(openJobForm, { params: { id: randomUUID() } }),
  );

  const statuses = answers.map(({ status }) => status);
  expect(statuses.filter((status) => status === 404)).toHaveLength(300);
  expect(statuses.filter((status) => status === 429)).toHaveLength(1_200);
  expect(answers.at(-1)?.headers.get("retry-after")).toMatch(/^[1-9]\d*$/);
  await stranger().call(openJobForm, { params: { id: open.formId } });
});

test("a link that is closed is answered as one that never was: by the same words, headers and questions to the database", async () => {
  const form = await givenOpenForm(winnow, recruiter);
  const sent = await givenRead(stranger(), form);
  await stranger().call(sendApplication, { params: sent, body: filledIn(form.form.version) });
  await recruiter.call(updateJobForm, { params: { id: form.screeningId }, body: { is_closed: true } });
  await untilJobsAreDone(winnow);
  const statements = watchStatements();
  const calls = [
    [openJobForm, {}],
    [requestCvUpload, { body: announced() }],
    [readUploadedCv, {}],
    [requestAnswerUpload, { body: announced({ question_id: randomUUID() }) }],
    [sendApplication, { body: filledIn(form.form.version) }],
  ] as const;
  try {
    for (const [endpoint, given] of calls) {
      const outcomeOf = async (id: string) => {
        statements.forget();
        const { status, body, headers } = await stranger().attempt(endpoint, {
          // Whoever has sent it gets its receipt.
          params: { id, application_id: endpoint === sendApplication ? randomUUID() : sent.application_id },
          ...given,
        });
        const own = /date|globalcontextid/i;
        return {
          status,
          body,
          headers: Object.fromEntries([...headers].filter(([name]) => !own.test(name))),
          statements: statements.asked().filter((text) => /job_forms|applications/.test(text)),
        };
      };
      const unknown = await outcomeOf(randomUUID());
      expect(unknown).toMatchObject({
        status: 404,
        body: { error: { code: failures.jobFormNotFound.code } },
      });
      expect(unknown.statements).toHaveLength(1);
      expect(await outcomeOf(form.formId), endpoint.url).toEqual(unknown);
    }
  } finally {
    statements.stop();
  }
});

test("an application is known by its own form alone, and an id that is taken is nobody else's", async () => {
  const params = await givenRead();
  const other = await givenOpenForm(winnow, recruiter);
  const elsewhere = { ...params, id: other.formId };
  const applicant = stranger();
  const before = await winnow.pool.query("select * from applications where id = $1", [params.application_id]);
  const body = announced({ application_id: params.application_id });
  const refusals = [
    await applicant.refusal(readUploadedCv, { params: elsewhere }),
    await applicant.refusal(sendApplication, { params: elsewhere, body: filledIn(other.form.version) }),
    await applicant.refusal(requestCvUpload, { params: elsewhere, body }),
    await applicant.refusal(readUploadedCv, { params: { ...params, application_id: randomUUID() } }),
    await applicant.refusal(readUploadedCv, { params: { ...params, application_id: "../x" } }),
  ];

  for (const refusal of refusals) {
    expect(refusal).toMatchObject({ status: 404, code: failures.applicationNotFound.code });
  }
  const after = await winnow.pool.query("select * from applications where id = $1", [params.application_id]);
  expect(after.rows).toEqual(before.rows);
});

describe("a file that lies", () => {
  test.each([
    ["about being one", 0],
    ["about its size", maximumFileBytes + 1],
    ["beyond whole numbers", 1e300],
    ["below nothing", -1],
  ])("%s gets no link", async (_what, size) => {
    const refusal = await stranger().refusal(requestCvUpload, {
      params: { id: open.formId },
      body: announced({ size }),
    });

    expect(refusal).toMatchObject({ status: 400, fields: { size: expect.any(String) } });
  });

  test("about its length or type is not taken, and once a file was taken in its link changes nothing", async () => {
    const applicant = stranger();
    const body = announced();
    const { link } = await applicant.call(requestCvUpload, { params: { id: open.formId }, body });
    const params = { id: open.formId, application_id: body.application_id };
    expect((await put(winnow, link, new Uint8Array(9))).status).toBe(400);
    expect((await put(winnow, link, cv.bytes, { "content-type": "text/html" })).status).toBe(400);
    expect(await applicant.refusal(readUploadedCv, { params })).toMatchObject({
      code: failures.cvNotSent.code,
    });
    await put(winnow, link, cv.bytes);
    const read = await applicant.call(readUploadedCv, { params });

    await put(winnow, link, new Uint8Array(cv.bytes.byteLength));

    expect(await applicant.call(readUploadedCv, { params })).toEqual(read);
  });
});

describe("what is sent with an application", () => {
  let applicant: ApiClient;
  let params: OfApplication;
  beforeAll(async () => {
    applicant = stranger();
    params = await givenRead(applicant);
  });
  /** From an address of its own each time. */
  const refusalTo = (changes: object) =>
    stranger().refusal(sendApplication, { params, body: filledIn(open.form.version, changes) });
  const consent = filledIn(1).consent;

  test.each<[string, object]>([
    ["no consent", { consent: undefined }],
    ["a consent that says no", { consent: false }],
    ["an e-mail address with a line break", { email: "ines@example.com\r\nbcc: all@example.com" }],
    ["two e-mail addresses", { email: "ines@example.com,bo@example.com" }],
    ["no e-mail address", { email: "ines" }],
    ["a name of spaces", { name: "   " }],
    ["NUL", { name: "In\u0000es" }],
    ["half of a surrogate pair", { name: "Ines \ud800" }],
    ["10,000 answers", { answers: Array(10_000).fill({ question_id: question.id, value: "x" }) }],
    ["an answer without end", { answers: [{ question_id: question.id, value: "x".repeat(5_001) }] }],
    ["101 corrections", { corrections: Array(101).fill({ kind: "contact", field: "name", value: "x" }) }],
    ["a version that is none", { form_version: "1e400" }],
  ])("is refused with %s", async (_what, changes) => {
    const refusal = await refusalTo(changes);

    expect(refusal).toMatchObject({ status: 400, code: failures.inputInvalid.code });
  });

  test.each([
    { ...consent, version: "2020-01" },
    { ...consent, language: "fr" },
    { ...consent, language: "DE" },
  ])("is refused where a notice was agreed to that does not exist: $version in $language", async (other) => {
    expect(await refusalTo({ consent: other })).toMatchObject({ code: failures.noticeChanged.code });
  });

  test.each([
    ["10 MB", `{"name":"${"x".repeat(10 * 1024 * 1024)}"}`, failures.bodyTooLarge.status],
    ["a prototype", '{"__proto__":{"form_version":1}}', 400],
    ["10,000 lists in each other", "[".repeat(10_000), 400],
  ])("is refused with a body of %s", async (_what, body, status) => {
    const answer = await fetch(`${winnow.url}/api${pathOf(sendApplication, { params })}`, {
      method: "POST",
      headers: { "content-type": "application/json", "x-forwarded-for": "203.0.113.250" },
      body,
    }).then(
      ({ status: answered }) => answered,
      () => 413,
    );

    expect(answer).toBe(status);
  });

  test("is kept as it was typed, without what nobody asked for", async () => {
    const source = '<img src=x onerror="alert(1)">';
    const body = {
      ...filledIn(open.form.version, {
        source,
        answers: [
          { question_id: question.id, value: "=1+1" },
          { question_id: randomUUID(), value: "unasked" },
        ],
      }),
      account_id: randomUUID(),
      state: "begun",
      sent_at: 0,
    };
    expect((await applicant.attempt(sendApplication, { params, body })).status).toBe(200);

    const { rows } = await winnow.pool.query("select * from applications where id = $1", [
      params.application_id,
    ]);
    expect(rows[0]).toMatchObject({
      source,
      state: "sent",
      account_id: recruiter.account.id,
      answers: [{ question: question.text, kind: "short_text", value: "=1+1", file_id: null }],
    });
  });
});

test("a recruiter's job description waits for one applicant's CV at a time, however many there are", async () => {
  const form = await givenOpenForm(winnow, recruiter);
  const params = { id: form.screeningId };
  const applicants = await Promise.all(
    Array.from({ length: 20 }, async () => {
      const applicant = stranger();
      return { applicant, params: await sendCv(winnow, applicant, { formId: form.formId, file: cv }) };
    }),
  );
  const tasks = vi.spyOn(winnow.services.reading, "run");
  try {
    const waiting = () =>
      tasks.mock.calls.flatMap(([name], index) => (name === "readCv" && !isDone(index) ? [index] : []));
    const isDone = (index: number) => tasks.mock.settledResults[index]?.type !== "incomplete";
    const reading = applicants.map((one) => one.applicant.call(readUploadedCv, { params: one.params }));
    await vi.waitUntil(() => waiting().length > 5, { timeout: patienceMs, interval: 1 });

    const changed = recruiter.call(updateScreening, { params, body: { jd_text: `${wardNurseJd}\nNights.` } });
    const own = () => tasks.mock.calls.findIndex(([name]) => name === "readJdText");
    await vi.waitUntil(() => own() >= 0, { timeout: patienceMs, interval: 1 });
    const before = waiting();
    await tasks.mock.results[own()]?.value;

    // One that was being read already, and one whose turn it was.
    expect(before.filter(isDone).length).toBeLessThanOrEqual(2);
    await Promise.all([changed, ...reading]);
  } finally {
    tasks.mockRestore();
  }
});
