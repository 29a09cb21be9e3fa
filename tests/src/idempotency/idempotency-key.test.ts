import { randomUUID } from "node:crypto";
import { signUp } from "@winnow/contract/accounts.ts";
import { failures } from "@winnow/contract/failures.ts";
import { saveView } from "@winnow/contract/saved-views.ts";
import {
  createScreening,
  duplicateScreening,
  getScreening,
  getScreeningCredits,
  listScreenings,
  startScreening,
} from "@winnow/contract/screenings.ts";
import { forgetOldIdempotencyKeys } from "@winnow/server/platform/http/idempotent-calls.ts";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { endpointsOfContract } from "../access/endpoints.ts";
import { givenAccount } from "../given/given-account.ts";
import { givenScreening } from "../given/given-screening.ts";
import { type Answer, createApiClient } from "../support/api-client.ts";
import { mailsTo, untilJobsAreDone } from "../support/mailbox.ts";
import { goodPassword, newEmail, type Recruiter } from "../support/recruiter.ts";
import { startWinnow, type TestWinnow } from "../support/start-winnow.ts";

let winnow: TestWinnow;
let recruiter: Recruiter;
beforeAll(async () => {
  winnow = await startWinnow();
});
afterAll(() => winnow?.stop());
beforeEach(async () => {
  recruiter = await givenAccount(winnow, "Repeating");
});

const keyed = (key: string) => ({ headers: { "Idempotency-Key": key } });

async function countScreenings(): Promise<number> {
  return (await recruiter.call(listScreenings)).total;
}

describe("a call sent again with its key", () => {
  test("acts once and answers the same, and says that it was answered before", async () => {
    const call = { body: { title: "Nurses" }, ...keyed(randomUUID()) };

    const first = await recruiter.attempt(createScreening, call);
    const second = await recruiter.attempt(createScreening, call);

    expect(first.status).toBe(200);
    expect(first.headers.get("idempotent-replayed")).toBeNull();
    expect(second).toMatchObject({ status: 200, body: first.body });
    expect(second.headers.get("idempotent-replayed")).toBe("true");
    expect(second.headers.get("content-type")).toBe(first.headers.get("content-type"));
    expect(await countScreenings()).toBe(1);
  });

  test("answers what it answered then, even where things have moved on", async () => {
    const { id } = await givenScreening(winnow, recruiter, { cvs: 1 });
    const call = { params: { id }, ...keyed(randomUUID()) };
    const first = await recruiter.attempt(startScreening, call);
    await expect
      .poll(() => recruiter.call(getScreening, { params: { id } }))
      .toMatchObject({ status: "Completed" });

    const second = await recruiter.attempt(startScreening, call);

    expect(second).toMatchObject({ status: 200, body: { status: "InProgress" } });
    expect(second.body).toEqual(first.body);
    const { used, held } = await recruiter.call(getScreeningCredits, { params: { id } });
    expect({ used, held }).toEqual({ used: 100, held: 0 });
  });

  test("is not counted by another key", async () => {
    await recruiter.attempt(createScreening, { body: {}, ...keyed(randomUUID()) });
    await recruiter.attempt(createScreening, { body: {}, ...keyed(randomUUID()) });

    expect(await countScreenings()).toBe(2);
  });

  test("is decided anew when it was refused, for a refusal leaves nothing behind", async () => {
    const { id } = await givenScreening(winnow, recruiter, { cvs: 0 });
    const call = { params: { id }, ...keyed(randomUUID()) };

    const refused = await recruiter.attempt(startScreening, call);
    const again = await recruiter.attempt(startScreening, call);

    expect([refused.status, again.status]).toEqual([409, 409]);
    expect(again.body).toEqual(refused.body);
    expect(again.headers.get("idempotent-replayed")).toBeNull();
  });

  test("makes one account of a sign-up and sends one mail", async () => {
    const visitor = createApiClient(winnow.url);
    const email = newEmail("twice");
    const call = { body: { username: "Twice", email, password: goodPassword }, ...keyed(randomUUID()) };

    const answers = [await visitor.attempt(signUp, call), await visitor.attempt(signUp, call)];

    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    await untilJobsAreDone(winnow);
    expect(await mailsTo(winnow, email)).toHaveLength(1);
  });
});

test("a key that comes with another call is refused, and that call does nothing", async () => {
  const key = randomUUID();
  const { id } = await recruiter.call(createScreening, { body: { title: "First" } });
  await recruiter.attempt(duplicateScreening, { params: { id }, ...keyed(key) });

  for (const [endpoint, call] of [
    [createScreening, { body: { title: "Other" } }],
    [duplicateScreening, { params: { id: randomUUID() } }],
    [saveView, { body: { list: "results", name: "x", query: "" } }],
  ] as const) {
    const refusal = await recruiter.refusal(endpoint, { ...call, ...keyed(key) });
    expect(refusal).toMatchObject({ status: 409, code: failures.idempotencyKeyReused.code });
  }
  expect(await countScreenings()).toBe(2);
});

test("the same key of two accounts are two keys", async () => {
  const other = await givenAccount(winnow, "Somebody else");
  const call = { body: { title: "Mine" }, ...keyed(randomUUID()) };

  const mine = await recruiter.attempt(createScreening, call);
  const theirs = await other.attempt(createScreening, call);

  expect(theirs.headers.get("idempotent-replayed")).toBeNull();
  expect(theirs.body).not.toEqual(mine.body);
});

test("of twenty twins at once one acts; the others answer the same or ask to wait a moment", async () => {
  const call = { body: { sample: true }, ...keyed(randomUUID()) };

  const answers = await Promise.all(
    Array.from({ length: 20 }, () => recruiter.attempt(createScreening, call)),
  );

  const done = answers.filter(({ status }) => status === 200);
  const waiting = answers.filter(({ status }) => status === 409);
  expect(done.length).toBeGreaterThan(0);
  expect(new Set(done.map(({ body }) => JSON.stringify(body))).size).toBe(1);
  expect(done.length + waiting.length).toBe(20);
  expect(waiting.every(asksToWait)).toBe(true);
  expect(await countScreenings()).toBe(1);

  const later = await recruiter.attempt(createScreening, call);
  expect(later.body).toEqual(done[0]?.body);
});

function asksToWait({ headers, body }: Answer): boolean {
  return (
    headers.get("retry-after") === "1" &&
    JSON.stringify(body).includes(String(failures.idempotencyKeyInWork.code))
  );
}

test.each(["", "short", "with a space in the middle", "ü".repeat(20), "x".repeat(201)])(
  "%j is no key, and nothing happens",
  async (key) => {
    // Header values are bytes; fetch takes each as one character.
    const sent = Buffer.from(key).toString("latin1");
    const answer = await recruiter.attempt(createScreening, { body: {}, ...keyed(sent) });

    expect(answer.status).toBe(400);
    expect(await countScreenings()).toBe(0);
  },
);

test("a key is good for a day and then forgotten", async () => {
  const call = { body: {}, ...keyed(randomUUID()) };
  await recruiter.attempt(createScreening, call);
  const { id } = recruiter.account;
  const age = (hours: number) =>
    winnow.pool.query(
      "update idempotency_keys set created_at = now() - $2 * interval '1 hour' where account_id = $1",
      [id, hours],
    );
  const kept = async () =>
    (await winnow.pool.query("select from idempotency_keys where account_id = $1", [id])).rowCount;

  await age(23);
  await forgetOldIdempotencyKeys(winnow.services.database.kysely);
  expect(await kept()).toBe(1);
  await recruiter.attempt(createScreening, call);
  expect(await countScreenings()).toBe(1);

  await age(25);
  await recruiter.attempt(createScreening, call);
  expect(await countScreenings()).toBe(2);

  await age(25);
  await forgetOldIdempotencyKeys(winnow.services.database.kysely);
  expect(await kept()).toBe(0);
});

test("nothing that was sent can be read from what is kept of a key", async () => {
  const visitor = createApiClient(winnow.url);
  const key = randomUUID();
  const email = newEmail("secret");
  await visitor.attempt(signUp, {
    body: { username: "Secret", email, password: goodPassword },
    ...keyed(key),
  });

  const { rows } = await winnow.pool.query("select * from idempotency_keys where account_id is null");

  expect(JSON.stringify(rows)).not.toContain(key);
  expect(JSON.stringify(rows)).not.toContain(email);
  expect(JSON.stringify(rows)).not.toContain(goodPassword);
});

/**
 * Sessions and links are secrets that must not be kept; the rest changes nothing, ends in the same state, or sends a
 * sample to whoever asks for it.
 */
const withoutKey = [
  "POST /auth/DriveRound/:id/mail-preview",
  "POST /auth/DriveRound/:id/mails/preview",
  "POST /auth/screener/:id/mails/preview",
  // Keys and recovery codes are secrets as well, and a code counts once.
  "POST /public/account/login/code",
  "POST /auth/account/second-factor/key",
  "POST /auth/account/second-factor/removal",
  "POST /auth/account/second-factor/recovery-codes",
  // What has ended stays so.
  "POST /auth/account/sessions/:id/end",
  "POST /auth/account/sessions/end",
  // Undone twice is undone once.
  "POST /auth/mail-batch/:id/undo",
  "POST /auth/DriveRound/:id/schedule/undo",
  "POST /auth/DriveRound/aggregate",
  "POST /auth/DriveRound/jd",
  // The page chooses the id of a share, and of its links the last is the one that works.
  "POST /auth/interview/:id/shares",
  "POST /auth/interview/:id/shares/:share_id/link",
  "POST /auth/interview/:id/transcribe",
  // What a candidate does in an interview can be said twice: it names the question, the take or the part.
  "POST /public/interview/:token/consent",
  "POST /public/interview/:token/finish",
  "POST /public/interview/:token/questions/:question_id/begin",
  "POST /public/interview/:token/questions/:question_id/give",
  "POST /public/interview/:token/questions/:question_id/open",
  "POST /public/interview/:token/questions/:question_id/recordings",
  "POST /public/interview/:token/recordings/:recording_id/parts",
  "POST /public/interview/:token/requests",
  "POST /public/interview/:token/signals",
  "POST /public/interview/:token/withdraw",
  // So does what an applicant sends: the page chooses the id of an application, and the last file counts.
  "POST /public/job-form/:id/applications/:application_id",
  "POST /public/job-form/:id/applications/:application_id/cv",
  "POST /public/job-form/:id/applications/:application_id/files",
  "POST /public/screener/:id/upload",
  // And what is done by a receipt: once is all that there is to withdraw, a request has an id of the page's choosing.
  "POST /public/receipt/:token/cv/:file_id",
  "POST /public/receipt/:token/requests",
  "POST /public/receipt/:token/upload",
  "POST /public/receipt/:token/withdrawal",
  // A request has one answer, and the same again is the same.
  "POST /auth/application/:id/requests/:request_id/answer",
  "POST /public/account/login",
  "POST /public/account/reset-password",
  "POST /public/account/reset-password/link",
  "POST /public/account/verify-email",
  "POST /public/account/verify-email/link",
  "POST /auth/account/logout",
  "POST /auth/account/refresh-credits",
  // One export of an account is made at a time, and an account closes once.
  "POST /auth/account/exports",
  "POST /auth/account/exports/:id/download",
  "POST /auth/account/closing",
  "POST /auth/export/:id/download",
  "POST /auth/person-export/:id/download",
  "POST /auth/screener/:screening_id/download",
  "POST /auth/screener/aggregate",
  "POST /auth/screener/result/:id/reveal",
];

test("every POST that spends or creates takes a key, and the description says so", async () => {
  const posts = [...(await endpointsOfContract())].filter(([, { method }]) => method === "POST");
  const document = await fetch(`${winnow.url}/api/openapi.json`).then((answer) => answer.json());

  const unkeyed = posts.filter(([, endpoint]) => !endpoint.takesIdempotencyKey).map(([name]) => name);
  expect(unkeyed.filter((name) => !withoutKey.includes(name))).toEqual([]);
  for (const [, { url, takesIdempotencyKey = false }] of posts) {
    const described = document.paths[`/api${url.replaceAll(/:(\w+)/g, "{$1}")}`].post.parameters ?? [];
    expect(described.some((one: { name: string }) => one.name === "Idempotency-Key")).toBe(
      takesIdempotencyKey,
    );
  }
});
