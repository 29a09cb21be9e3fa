import { randomUUID } from "node:crypto";
import { decide } from "@winnow/contract/decisions.ts";
import { scheduleInterviews } from "@winnow/contract/drives.ts";
import type { Endpoint } from "@winnow/contract/endpoint.ts";
import { createScreening, duplicateScreening, startScreening } from "@winnow/contract/screenings.ts";
import { leaveFeedback, openShare, revokeShare, shareCandidate } from "@winnow/contract/shares.ts";
import { freePort } from "@winnow/server/platform/free-port.ts";
import pg from "pg";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
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
let recruiter: Recruiter;
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
beforeEach(async () => {
  recruiter = await givenAccount(winnow, "Killed");
});

type Prepared = {
  endpoint: Endpoint;
  input: { params?: Record<string, string>; body?: unknown };
  /** How often the call has acted. */
  countEffects: () => Promise<number>;
};

const cases: Record<string, () => Promise<Prepared>> = {
  "creating a screening": async () => ({
    endpoint: createScreening,
    input: { body: { title: "Nurses" } },
    countEffects: () => count("screenings", "title = 'Nurses'"),
  }),
  "creating the sample with its files and jobs": async () => ({
    endpoint: createScreening,
    input: { body: { sample: true } },
    countEffects: () => count("screenings", "is_sample"),
  }),
  "duplicating a screening": async () => {
    const { id } = await recruiter.call(createScreening, { body: { title: "Nurses" } });
    return {
      endpoint: duplicateScreening,
      input: { params: { id } },
      countEffects: () => count("screenings", "title = 'Copy of Nurses'"),
    };
  },
  "starting a screening, which holds credits": async () => {
    const { id } = await givenScreening(winnow, recruiter, { cvs: 2 });
    return {
      endpoint: startScreening,
      input: { params: { id } },
      countEffects: () => count("credit_holds"),
    };
  },
  "scheduling interviews, which holds credits": async () => {
    const { id } = await givenReadyDrive(recruiter, { candidates: 2 });
    return {
      endpoint: scheduleInterviews,
      input: { params: { id } },
      countEffects: () => count("credit_holds"),
    };
  },
  "leaving feedback by a link, without an account": async () => {
    const { link } = await recruiter.call(shareCandidate, await givenShareWish(recruiter));
    return {
      endpoint: leaveFeedback,
      input: { params: { token: tokenIn(link) }, body: { name: "Ana", comment: "Calm and clear." } },
      countEffects: () => count("share_feedback"),
    };
  },
  "deciding on everybody": async () => {
    const { id } = await givenScreening(winnow, recruiter, { cvs: 2 });
    await recruiter.call(startScreening, { params: { id } });
    await untilScreening(recruiter, id, ({ status }) => status === "Completed");
    return {
      endpoint: decide,
      input: { params: { id }, body: { selection: { matching: {} }, decision: "shortlist" } },
      countEffects: () => count("decision_batches"),
    };
  },
};

describe.each(Object.entries(cases))("%s", (_name, prepare) => {
  test("has acted once when the server dies before its answer arrives, and the retry is answered the same", async () => {
    const call = await prepare();
    const send = sender(call);
    const known = await countKeys();
    // Nobody reads this answer: for the client it was lost with the server.
    const lost = send().catch(() => null);
    await vi.waitUntil(async () => (await countKeys()) > known, { timeout: patienceMs, interval: 1 });
    await server.end("SIGKILL");
    server = await startServerProcess(variables);

    const retried = await send();

    expect(retried.status).toBe(200);
    expect(retried.headers.get("idempotent-replayed")).toBe("true");
    const first = await lost;
    if (first) {
      expect(retried.body).toEqual(first.body);
    }
    expect(await call.countEffects()).toBe(1);
    expect(await send()).toMatchObject({ status: 200, body: retried.body });
    expect(await ledgerFaults(winnow)).toEqual([]);
  });

  test("has not acted when the server dies after the effect and before it is stored, and the retry acts once", async () => {
    const call = await prepare();
    const send = sender(call);
    const blocker = new pg.Client({ connectionString: winnow.databaseUrl });
    await blocker.connect();
    // Reading goes on, so the call runs to the point where its answer is about to be stored.
    await blocker.query("begin; lock table idempotency_keys in exclusive mode");
    const lost = send().catch(() => null);
    await vi.waitUntil(async () => (await waitingToStore()) === 1, { timeout: patienceMs, interval: 5 });
    await server.end("SIGKILL");
    await blocker.query("rollback");
    await blocker.end();
    expect(await lost).toBeNull();
    // What the server had begun ends with it, as soon as PostgreSQL has stopped waiting and notices.
    await vi.waitUntil(async () => (await waitingToStore()) === 0, { timeout: patienceMs, interval: 5 });
    expect(await call.countEffects()).toBe(0);
    server = await startServerProcess(variables);

    const retried = await send();

    expect(retried.status).toBe(200);
    expect(retried.headers.get("idempotent-replayed")).toBeNull();
    expect(await call.countEffects()).toBe(1);
    expect(await send()).toMatchObject({ status: 200, body: retried.body });
    expect(await ledgerFaults(winnow)).toEqual([]);
  });
});

test("sharing a candidate and revoking it are done once when the server dies before it answers, and they are sent again", async () => {
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
  await dieOver(shareCandidate, share, async () => (await count("shares")) === 1);
  const { link } = await recruiter.call(shareCandidate, share);
  const params = { token: tokenIn(link) };
  const visitor = createApiClient(winnow.url);
  await visitor.call(openShare, { params });

  const shared = { params: { ...share.params, share_id: share.body.id } };
  await dieOver(revokeShare, shared, async () => (await count("shares", "revoked_at is not null")) === 1);

  expect(await visitor.refusal(openShare, { params })).toMatchObject({ status: 404 });
  expect(await count("shares")).toBe(1);
  for (const kind of ["shared", "share_revoked"]) {
    expect(await count("interview_events", `kind = '${kind}'`), kind).toBe(1);
  }
});

function tokenIn(link: string): string {
  return link.split("/").at(-1) ?? "";
}

/** Sends the call, each time with the same key. */
function sender({ endpoint, input }: Prepared): () => Promise<Answer> {
  const headers = { "Idempotency-Key": randomUUID() };
  return () => createApiClient(server.url, recruiter.token).attempt(endpoint, { ...input, headers });
}

async function count(table: string, condition = "true"): Promise<number> {
  const { rows } = await winnow.pool.query(`select from ${table} where account_id = $1 and ${condition}`, [
    recruiter.account.id,
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
