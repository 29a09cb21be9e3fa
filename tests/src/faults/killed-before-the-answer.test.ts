import { randomUUID } from "node:crypto";
import { decide } from "@winnow/contract/decisions.ts";
import { scheduleInterviews } from "@winnow/contract/drives.ts";
import type { Endpoint } from "@winnow/contract/endpoint.ts";
import { createScreening, duplicateScreening, startScreening } from "@winnow/contract/screenings.ts";
import { leaveFeedback, openShare, revokeShare, shareCandidate } from "@winnow/contract/shares.ts";
import { freePort } from "@winnow/server/platform/free-port.ts";
import pg from "pg";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { givenAccount } from "../given/given-account.ts";
import { givenReadyDrive } from "../given/given-ready-drive.ts";
import { givenScreening } from "../given/given-screening.ts";
import { givenShareWish } from "../given/given-share-wish.ts";
import { untilScreening } from "../given/uploads.ts";
import { type Answer, createApiClient } from "../support/api-client.ts";
import { ledgerFaults } from "../support/ledger.ts";
import { patienceMs } from "../support/patience.ts";
import type { Recruiter } from "../support/recruiter.ts";
import { type ServerProcess, startServerProcess } from "../support/server-process.ts";
import { startWinnow, type TestWinnow } from "../support/start-winnow.ts";

let winnow: TestWinnow;
/** The API process that dies; the one in `winnow` prepares and works. */
let server: ServerProcess;
let variables: Record<string, string>;

beforeAll(async () => {
  winnow = await startWinnow();
  variables = { ...winnow.environment, PORT: String(await freePort()), ROLE: "api" };
  server = await startServerProcess(variables);
});
afterAll(async () => {
  await server?.end("SIGTERM");
  await winnow?.stop();
});

type Prepared = {
  recruiter: Recruiter;
  endpoint: Endpoint;
  input: { params?: Record<string, string>; body?: unknown };
  /** How often the call has acted. */
  countEffects: () => Promise<number>;
};

type Case = (recruiter: Recruiter) => Promise<Omit<Prepared, "recruiter">>;

const cases = {
  // It takes longest, so that the others need not wait for it.
  "creating the sample with its files and jobs": async (of) => ({
    endpoint: createScreening,
    input: { body: { sample: true } },
    countEffects: () => count(of, "screenings", "is_sample"),
  }),
  "creating a screening": async (of) => ({
    endpoint: createScreening,
    input: { body: { title: "Nurses" } },
    countEffects: () => count(of, "screenings", "title = 'Nurses'"),
  }),
  "duplicating a screening": async (of) => {
    const { id } = await of.call(createScreening, { body: { title: "Nurses" } });
    return {
      endpoint: duplicateScreening,
      input: { params: { id } },
      countEffects: () => count(of, "screenings", "title = 'Copy of Nurses'"),
    };
  },
  "starting a screening, which holds credits": async (of) => {
    const { id } = await givenScreening(winnow, of, { cvs: 2 });
    return {
      endpoint: startScreening,
      input: { params: { id } },
      countEffects: () => count(of, "credit_holds"),
    };
  },
  "scheduling interviews, which holds credits": async (of) => {
    const { id } = await givenReadyDrive(of, { candidates: 2 });
    return {
      endpoint: scheduleInterviews,
      input: { params: { id } },
      countEffects: () => count(of, "credit_holds"),
    };
  },
  "leaving feedback by a link, without an account": async (of) => {
    const { link } = await of.call(shareCandidate, await givenShareWish(of));
    return {
      endpoint: leaveFeedback,
      input: { params: { token: tokenIn(link) }, body: { name: "Ana", comment: "Calm and clear." } },
      countEffects: () => count(of, "share_feedback"),
    };
  },
  "deciding on everybody": async (of) => {
    const { id } = await givenScreening(winnow, of, { cvs: 2 });
    await of.call(startScreening, { params: { id } });
    await untilScreening(of, id, ({ status }) => status === "Completed");
    return {
      endpoint: decide,
      input: { params: { id }, body: { selection: { matching: {} }, decision: "shortlist" } },
      countEffects: () => count(of, "decision_batches"),
    };
  },
} satisfies Record<string, Case>;

type CaseName = keyof typeof cases;
// As they stand there.
const names = Object.keys(cases) as CaseName[];

/** Each of an account of its own. */
function prepare(round: CaseName[]): Promise<(Prepared & { name: string })[]> {
  return Promise.all(
    round.map(async (name) => {
      const recruiter = await givenAccount(winnow, "Killed");
      return { name, recruiter, ...(await cases[name](recruiter)) };
    }),
  );
}

function begin<Call extends Prepared>(call: Call) {
  const send = sender(call);
  // Nobody reads this answer: for the client it was lost with the server.
  return { ...call, send, lost: send().catch(() => null) };
}

test("calls have acted once each when the server dies before their answers arrive, and retries are answered the same", async () => {
  const prepared = await prepare(names);
  const known = await countKeys();
  const calls = prepared.map(begin);
  await vi.waitUntil(async () => (await countKeys()) === known + calls.length, {
    timeout: patienceMs,
    interval: 1,
  });
  await server.end("SIGKILL");
  server = await startServerProcess(variables);

  for (const { name, send, lost, countEffects } of calls) {
    const retried = await send();
    expect(retried.status, name).toBe(200);
    expect(retried.headers.get("idempotent-replayed"), name).toBe("true");
    const first = await lost;
    if (first) expect(retried.body, name).toEqual(first.body);
    expect(await countEffects(), name).toBe(1);
    expect(await send(), name).toMatchObject({ status: 200, body: retried.body });
  }
  expect(await ledgerFaults(winnow)).toEqual([]);
});

// So few at once that none has waited for too long before the last one waits as well.
const rounds = [names.slice(0, 3), names.slice(3, 5), names.slice(5)].map(
  (round) => [round.join("; "), round] as const,
);

test.each(rounds)(
  "%s: has not acted when the server dies after the effect and before it is stored, and the retry acts once",
  async (_, round) => {
    const prepared = await prepare(round);
    const blocker = new pg.Client({ connectionString: winnow.databaseUrl });
    await blocker.connect();
    // Reading goes on, so each call runs to the point where its answer is about to be stored.
    await blocker.query("begin; lock table idempotency_keys in exclusive mode");
    const calls: ReturnType<typeof begin<(typeof prepared)[number]>>[] = [];
    for (const call of prepared) {
      calls.push(begin(call));
      await vi.waitUntil(async () => (await waitingToStore()) === calls.length, {
        timeout: patienceMs,
        interval: 5,
      });
    }
    await server.end("SIGKILL");
    await blocker.query("rollback");
    await blocker.end();
    // What the server had begun ends with it, as soon as PostgreSQL has stopped waiting and notices.
    await vi.waitUntil(async () => (await waitingToStore()) === 0, { timeout: patienceMs, interval: 5 });
    server = await startServerProcess(variables);

    for (const { name, send, lost, countEffects } of calls) {
      expect(await lost, name).toBeNull();
      expect(await countEffects(), name).toBe(0);
      const retried = await send();
      expect(retried.status, name).toBe(200);
      expect(retried.headers.get("idempotent-replayed"), name).toBeNull();
      expect(await countEffects(), name).toBe(1);
      expect(await send(), name).toMatchObject({ status: 200, body: retried.body });
    }
    expect(await ledgerFaults(winnow)).toEqual([]);
  },
);

test("sharing a candidate and revoking it are done once when the server dies before it answers, and they are sent again", async () => {
  const recruiter = await givenAccount(winnow, "Killed");
  const share = await givenShareWish(recruiter);
  const dieOver = async (endpoint: Endpoint, input: Prepared["input"], isDone: () => Promise<boolean>) => {
    const send = () => createApiClient(server.url, recruiter.token).attempt(endpoint, input);
    const lost = send().catch(() => null);
    await vi.waitUntil(isDone, { timeout: patienceMs, interval: 1 });
    await server.end("SIGKILL");
    await lost;
    server = await startServerProcess(variables);
    expect((await send()).status).toBe(200);
  };
  await dieOver(shareCandidate, share, async () => (await count(recruiter, "shares")) === 1);
  const { link } = await recruiter.call(shareCandidate, share);
  const params = { token: tokenIn(link) };
  const visitor = createApiClient(winnow.url);
  await visitor.call(openShare, { params });

  const shared = { params: { ...share.params, share_id: share.body.id } };
  await dieOver(
    revokeShare,
    shared,
    async () => (await count(recruiter, "shares", "revoked_at is not null")) === 1,
  );

  expect(await visitor.refusal(openShare, { params })).toMatchObject({ status: 404 });
  expect(await count(recruiter, "shares")).toBe(1);
  for (const kind of ["shared", "share_revoked"]) {
    expect(await count(recruiter, "interview_events", `kind = '${kind}'`), kind).toBe(1);
  }
});

function tokenIn(link: string): string {
  return link.split("/").at(-1) ?? "";
}

/** Sends the call, each time with the same key. */
function sender({ recruiter, endpoint, input }: Prepared): () => Promise<Answer> {
  const headers = { "Idempotency-Key": randomUUID() };
  return () => createApiClient(server.url, recruiter.token).attempt(endpoint, { ...input, headers });
}

async function count({ account }: Recruiter, table: string, condition = "true"): Promise<number> {
  const { rows } = await winnow.pool.query(`select from ${table} where account_id = $1 and ${condition}`, [
    account.id,
  ]);
  return rows.length;
}

/** Of everybody: whoever has no account has keys as well. */
async function countKeys(): Promise<number> {
  return (await winnow.pool.query("select from idempotency_keys")).rows.length;
}

/** Connections that have done all that their call does, and are about to store its answer. */
async function waitingToStore(): Promise<number> {
  const { rows } = await winnow.pool.query(
    `select from pg_stat_activity
      where datname = current_database() and query ilike '%insert into idempotency_keys%' and state = 'active'
        and pid <> pg_backend_pid()`,
  );
  return rows.length;
}
