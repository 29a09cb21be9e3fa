import { randomUUID } from "node:crypto";
import {
  createScreening,
  deleteScreening,
  deleteScreeningFile,
  getScreening,
  getScreeningCredits,
  listCvFiles,
  startScreening,
  stopScreening,
  updateScreening,
} from "@winnow/contract/screenings.ts";
import { jdWithoutRequirements, wardNurseJd } from "@winnow/samples/job-descriptions.ts";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { givenAccount } from "../given/given-account.ts";
import { givenCvs } from "../given/given-cvs.ts";
import { givenScreening } from "../given/given-screening.ts";
import { untilScreening, uploadFiles } from "../given/uploads.ts";
import { ledgerFaults } from "../support/ledger.ts";
import type { Recruiter } from "../support/recruiter.ts";
import { startWinnow, startWorker, type TestWinnow } from "../support/start-winnow.ts";

let winnow: TestWinnow;
let worker: { stop: () => Promise<void> } | null = null;
let recruiter: Recruiter;
/** The API alone: without a worker, what is started stays in progress for as long as a test wants. */
beforeAll(async () => {
  winnow = await startWinnow({ ROLE: "api" });
});
afterAll(() => winnow.stop());
beforeEach(async () => {
  await letWork();
  recruiter = await givenAccount(winnow, "States");
});
afterEach(async () => {
  expect(await ledgerFaults(winnow)).toEqual([]);
});
afterAll(() => stopWork());

async function letWork(): Promise<void> {
  worker ??= await startWorker(winnow);
}

async function stopWork(): Promise<void> {
  await worker?.stop();
  worker = null;
}

const start = (id: string) => recruiter.refusal(startScreening, { params: { id } });
const creditsOf = (id: string) => recruiter.call(getScreeningCredits, { params: { id } });

async function runningScreening(cvs: number): Promise<string> {
  const { id } = await givenScreening(winnow, recruiter, { cvs });
  await stopWork();
  await recruiter.call(startScreening, { params: { id } });
  return id;
}

describe("a start fails", () => {
  test("where it costs something else by now than the page has shown, and holds nothing", async () => {
    const { id } = await givenScreening(winnow, recruiter, { cvs: 2 });
    const { quoted } = await creditsOf(id);
    await uploadFiles(winnow, recruiter, { screeningId: id, files: (await givenCvs(3)).slice(2) });
    await untilScreening(recruiter, id, ({ counts }) => counts.checking === 0);
    const wanted = { params: { id }, query: { quoted } };

    expect(await recruiter.refusal(startScreening, wanted)).toMatchObject({
      status: 409,
      message: "This costs something else by now. Please look at the quote again.",
    });
    expect((await creditsOf(id)).quoted).toBe(300);
    const started = { params: { id }, query: { quoted: 300 } };
    expect((await recruiter.call(startScreening, started)).status).toBe("InProgress");
  });

  test("with 'Screening not found' for an id that does not exist", async () => {
    expect(await start(randomUUID())).toMatchObject({ status: 404, message: "Screening not found" });
  });

  test("with 'JD not uploaded' without a JD", async () => {
    const { id } = await recruiter.call(createScreening, { body: {} });
    await uploadFiles(winnow, recruiter, { screeningId: id, files: await givenCvs(1) });

    expect(await start(id)).toMatchObject({ status: 409, message: "JD not uploaded" });
  });

  test("with 'CV not uploaded' without a CV", async () => {
    const { id } = await givenScreening(winnow, recruiter, { cvs: 0 });

    expect(await start(id)).toMatchObject({ status: 409, message: "CV not uploaded" });
  });

  test("with 'Screening not in pending state' while it runs, and after it has", async () => {
    const id = await runningScreening(1);
    expect(await start(id)).toMatchObject({ status: 409, message: "Screening not in pending state" });

    await letWork();
    await untilScreening(recruiter, id, ({ status }) => status === "Completed");
    expect(await start(id)).toMatchObject({ status: 409, message: "Screening not in pending state" });
  });

  test("when the JD asks for nothing", async () => {
    const { id } = await givenScreening(winnow, recruiter, { cvs: 1, jdText: jdWithoutRequirements });

    expect(await start(id)).toMatchObject({ status: 409, code: 1306 });
  });

  test("with too few credits, says how many are missing, and holds none", async () => {
    const { id } = await givenScreening(winnow, recruiter, { cvs: 3 });
    await winnow.pool.query(
      `insert into credit_entries (account_id, type, amount, balance_after, reason, reference_kind, reference_id, idempotency_key)
       values ($1, 'debit', 2250, 0, 'Spent', 'test', 'spent', 'spent')`,
      [recruiter.account.id],
    );

    const refusal = await start(id);

    expect(refusal).toMatchObject({
      status: 402,
      code: 1501,
      message: "This needs 3.00 credits and 2.50 are left. Add 0.50 credits or remove some CVs.",
    });
    expect(await creditsOf(id)).toMatchObject({ held: 0, used: 0, available: 250 });
    expect(await recruiter.call(getScreening, { params: { id } })).toMatchObject({
      status: "Pending",
      started_at: null,
      counts: { waiting: 0 },
    });
  });
});

describe("a started screening", () => {
  test("holds the quoted credits, and is Completed and charged when its last CV is finished", async () => {
    const id = await runningScreening(3);
    expect(await creditsOf(id)).toMatchObject({ held: 300, used: 0, available: 2200 });

    await letWork();
    const completed = await untilScreening(recruiter, id, ({ status }) => status === "Completed");

    expect(completed).toMatchObject({
      counts: { uploaded: 3, waiting: 0, screened: 3, failed: 0 },
      completed_at: expect.any(Number),
    });
    expect(await creditsOf(id)).toMatchObject({ held: 0, used: 300, available: 2200 });
  });

  test("that is started ten times at once was started once", async () => {
    const { id } = await givenScreening(winnow, recruiter, { cvs: 2 });
    await stopWork();

    const answers = await Promise.all(
      Array.from({ length: 10 }, () => recruiter.attempt(startScreening, { params: { id } })),
    );

    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(409)]);
    expect(await creditsOf(id)).toMatchObject({ held: 200, available: 2300 });
  });

  test("cannot be deleted, nor can its CVs or its JD", async () => {
    const id = await runningScreening(1);
    const { data } = await recruiter.call(listCvFiles, { params: { id } });

    expect(await recruiter.refusal(deleteScreening, { params: { id } })).toMatchObject({
      status: 409,
      code: 1309,
    });
    expect(
      await recruiter.refusal(deleteScreeningFile, {
        params: { screening_id: id },
        query: { file_id: data[0]?.id },
      }),
    ).toMatchObject({ status: 409, code: 1403 });
    expect(
      await recruiter.refusal(deleteScreeningFile, { params: { screening_id: id }, query: { kind: "jd" } }),
    ).toMatchObject({
      status: 409,
      code: 1310,
    });
    expect(
      await recruiter.refusal(updateScreening, { params: { id }, body: { jd_text: wardNurseJd } }),
    ).toMatchObject({ status: 409, code: 1310 });
  });
});

describe("a stop", () => {
  test("takes back what waits, releases its credits, and the rest can be started again", async () => {
    const id = await runningScreening(3);

    const stopped = await recruiter.call(stopScreening, { params: { id } });

    expect(stopped).toMatchObject({ status: "Pending", counts: { uploaded: 3, waiting: 0, screened: 0 } });
    expect(await creditsOf(id)).toMatchObject({ held: 0, used: 0, available: 2500 });

    await letWork();
    await recruiter.call(startScreening, { params: { id } });
    await untilScreening(recruiter, id, ({ status }) => status === "Completed");
    expect(await creditsOf(id)).toMatchObject({ held: 0, used: 300, available: 2200 });
  });

  test("of one that does not run is refused", async () => {
    const { id } = await recruiter.call(createScreening, { body: {} });

    expect(await recruiter.refusal(stopScreening, { params: { id } })).toMatchObject({
      status: 409,
      code: 1308,
    });
  });

  test("beside a start and a delete leaves one legal outcome and no credit held", async () => {
    const { id } = await givenScreening(winnow, recruiter, { cvs: 3 });

    const answers = await Promise.all([
      recruiter.attempt(startScreening, { params: { id } }),
      recruiter.attempt(stopScreening, { params: { id } }),
      recruiter.attempt(deleteScreening, { params: { id } }),
      recruiter.attempt(startScreening, { params: { id } }),
      recruiter.attempt(stopScreening, { params: { id } }),
      recruiter.attempt(deleteScreening, { params: { id } }),
    ]);

    expect(answers.filter(({ status }) => ![200, 404, 409].includes(status))).toEqual([]);
    const remaining = await recruiter.attempt(getScreening, { params: { id } });
    if (remaining.status === 200) {
      await untilScreening(
        recruiter,
        id,
        ({ status, counts }) => status !== "InProgress" && counts.waiting === 0,
      );
    }
    const { rows } = await winnow.pool.query(
      "select held::integer from credit_balances where account_id = $1",
      [recruiter.account.id],
    );
    expect(rows).toEqual([{ held: 0 }]);
  });
});

describe("a finished screening", () => {
  test("is Pending again with a new CV, and only the new one is charged", async () => {
    const { id } = await givenScreening(winnow, recruiter, { cvs: 1 });
    await recruiter.call(startScreening, { params: { id } });
    await untilScreening(recruiter, id, ({ status }) => status === "Completed");
    const [, second] = await givenCvs(2);

    await uploadFiles(winnow, recruiter, { screeningId: id, files: second ? [second] : [] });
    const pending = await untilScreening(recruiter, id, ({ status }) => status === "Pending");

    expect(pending.completed_at).toBeNull();
    expect(await creditsOf(id)).toMatchObject({ readable: 1, quoted: 100, used: 100 });
  });

  test("can be deleted with all that it has; what it cost stays in the ledger", async () => {
    const { id } = await givenScreening(winnow, recruiter, { cvs: 1 });
    await recruiter.call(startScreening, { params: { id } });
    await untilScreening(recruiter, id, ({ status }) => status === "Completed");

    await recruiter.call(deleteScreening, { params: { id } });

    expect(await recruiter.refusal(getScreening, { params: { id } })).toMatchObject({ status: 404 });
    const { rows } = await winnow.pool.query(
      "select balance::integer from credit_balances where account_id = $1",
      [recruiter.account.id],
    );
    expect(rows).toEqual([{ balance: 2400 }]);
  });
});

describe("a live screening", () => {
  test("screens each CV as it arrives, and stays open until it is stopped", async () => {
    const { id } = await givenScreening(winnow, recruiter, { cvs: 1, mode: "live" });
    await recruiter.call(startScreening, { params: { id } });
    await untilScreening(recruiter, id, ({ counts }) => counts.screened === 1);
    const [, second] = await givenCvs(2);

    await uploadFiles(winnow, recruiter, { screeningId: id, files: second ? [second] : [] });
    const running = await untilScreening(recruiter, id, ({ counts }) => counts.screened === 2);

    expect(running.status).toBe("InProgress");
    expect((await recruiter.call(stopScreening, { params: { id } })).status).toBe("Completed");
    expect(await creditsOf(id)).toMatchObject({ held: 0, used: 200 });
  });
});
