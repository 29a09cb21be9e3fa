import { listSessions } from "@winnow/contract/account-settings.ts";
import { getAccount, getFeatureFlags, logIn, logOut, refreshCredits } from "@winnow/contract/accounts.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { givenAccount } from "../given/given-account.ts";
import { createApiClient } from "../support/api-client.ts";
import { goodPassword, type Recruiter } from "../support/recruiter.ts";
import { startApi, startWinnow, type TestWinnow } from "../support/start-winnow.ts";

let winnow: TestWinnow;
let recruiter: Recruiter;
beforeAll(async () => {
  winnow = await startWinnow();
  recruiter = await givenAccount(winnow, "Sessions");
});
afterAll(() => winnow.stop());

const invalidToken = { status: 401, body: { error: { code: 1002, message: "Invalid Token" } } };

async function anotherSession(): Promise<string> {
  const { token } = await createApiClient(winnow.url).call(logIn, {
    body: { email: recruiter.email, password: goodPassword },
  });
  return token;
}

describe("a token", () => {
  test.each(["Bearer ", "bearer "])("is taken behind %s too", async (prefix) => {
    const { account } = await createApiClient(winnow.url, `${prefix}${recruiter.token}`).call(getAccount);

    expect(account.id).toBe(recruiter.account.id);
  });

  test.each([
    ["missing", undefined],
    ["empty", ""],
    ["only a prefix", "Bearer "],
    ["not one of ours", "abcdefghijklmnopqrstuvwxyz0123456789abcdefg"],
    ["very long", "x".repeat(5_000)],
    ["an attempt at SQL", "' or 1=1 --"],
  ])("that is %s is answered with 1002", async (_name, token) => {
    const { status, body } = await createApiClient(winnow.url, token).attempt(getAccount);

    expect({ status, body }).toEqual(invalidToken);
  });

  test("that has expired is answered with 1002", async () => {
    const token = await anotherSession();
    await setExpiry(token, "- interval '1 second'");

    const { status, body } = await createApiClient(winnow.url, token).attempt(getAccount);

    expect({ status, body }).toEqual(invalidToken);
  });

  test("is not stored as it is", async () => {
    const { rows } = await winnow.pool.query<{ stored: string }>(
      "select sessions::text as stored from sessions",
    );

    const forms = [recruiter.token, Buffer.from(recruiter.token, "base64url").toString("hex")];
    expect(rows.filter(({ stored }) => forms.some((form) => stored.includes(form)))).toEqual([]);
  });
});

describe("a session", () => {
  test("ends with logout, and only this one", async () => {
    const token = await anotherSession();

    await createApiClient(winnow.url, `Bearer ${token}`).call(logOut);

    const { status, body } = await createApiClient(winnow.url, token).attempt(getAccount);
    expect({ status, body }).toEqual(invalidToken);
    expect((await recruiter.call(getAccount)).account.id).toBe(recruiter.account.id);
  });

  test("of an active person is always 30 days from ending", async () => {
    const token = await anotherSession();
    await setExpiry(token, "+ interval '2 days'");

    await createApiClient(winnow.url, token).call(getAccount);

    expect(await daysLeft(token)).toBeCloseTo(30, 1);
  });

  test("that was used for 90 days ends on the day, however much it is used", async () => {
    const token = await anotherSession();
    await setBegin(token, "- interval '89 days'");
    await setExpiry(token, "+ interval '12 hours'");

    await createApiClient(winnow.url, token).call(getAccount);

    expect(await daysLeft(token)).toBeCloseTo(1, 1);
    await setBegin(token, "- interval '90 days'");
    await setExpiry(token, "+ interval '12 hours'");
    const { status, body } = await createApiClient(winnow.url, token).attempt(getAccount);
    expect({ status, body }).toEqual(invalidToken);
    expect((await recruiter.call(listSessions)).sessions).not.toContainEqual(
      expect.objectContaining({ started_at: expect.toSatisfy(isOver90DaysAgo) }),
    );
  });

  test("is not written again by each call", async () => {
    const token = await anotherSession();
    await setExpiry(token, "+ interval '29 days 12 hours'");

    await createApiClient(winnow.url, token).call(getAccount);

    expect(await daysLeft(token)).toBeCloseTo(29.5, 1);
  });
});

test("limits of sessions that an operator has lowered hold at once, for sessions from before too", async () => {
  const strict = await startApi({
    ...winnow,
    environment: { ...winnow.environment, SESSION_IDLE_HOURS: "8", SESSION_MAX_HOURS: "24" },
  });
  const isLetIn = async (token: string) =>
    (await createApiClient(strict.url, token).attempt(getAccount)).status === 200;
  const [idle, old, fresh] = [await anotherSession(), await anotherSession(), await anotherSession()];
  try {
    await setLastUse(idle, "- interval '8 hours'");
    await setBegin(old, "- interval '24 hours'");

    expect([await isLetIn(idle), await isLetIn(old), await isLetIn(fresh)]).toEqual([false, false, true]);
    await setLastUse(fresh, "- interval '7 hours'");
    expect(await isLetIn(fresh)).toBe(true);
    await setLastUse(fresh, "- interval '1 hour'");
    expect(await isLetIn(fresh)).toBe(true);
  } finally {
    await strict.stop();
  }
});

test("pre_notifications is on for a new account", async () => {
  expect(await recruiter.call(getFeatureFlags)).toEqual({ feature_flags: ["pre_notifications"] });
});

test("the credits can be refreshed", async () => {
  expect(await recruiter.call(refreshCredits)).toEqual({ balance: 2500 });
});

describe("the globalContextId", () => {
  const ask = async (given?: string) => {
    const { headers } = await recruiter.attempt(getAccount, {
      headers: given === undefined ? {} : { globalContextId: given },
    });
    return headers.get("globalContextId");
  };
  const wellFormed = /^[A-Za-z0-9]{5}(-[A-Za-z0-9]{5}){3}$/;

  test("comes back when it is well-formed", async () => {
    expect(await ask("abcde-FGHIJ-12345-k6L7m")).toBe("abcde-FGHIJ-12345-k6L7m");
  });

  test.each([
    undefined,
    "",
    "abc",
    "abcde-FGHIJ-12345-k6L7",
    "abcde-FGHIJ-12345-k6L7m-extra",
    "abcd!-FGHIJ-12345-k6L7m",
  ])("is a new one instead of %j", async (given) => {
    const answered = await ask(given);

    expect(answered).toMatch(wellFormed);
    expect(answered).not.toBe(given);
  });

  test("is on refusals too", async () => {
    const { headers } = await createApiClient(winnow.url).attempt(getAccount);

    expect(headers.get("globalContextId")).toMatch(wellFormed);
  });
});

const setExpiry = (token: string, offset: string) => setMoment("expires_at", token, offset);
const setBegin = (token: string, offset: string) => setMoment("created_at", token, offset);
const setLastUse = (token: string, offset: string) => setMoment("last_used_at", token, offset);

async function setMoment(
  column: "expires_at" | "created_at" | "last_used_at",
  token: string,
  offset: string,
): Promise<void> {
  const { rowCount } = await winnow.pool.query(
    `update sessions set ${column} = now() ${offset} where token_hash = sha256($1::text::bytea)`,
    [token],
  );
  expect(rowCount).toBe(1);
}

function isOver90DaysAgo(epochSeconds: number): boolean {
  return epochSeconds <= Date.now() / 1000 - 90 * 24 * 3600;
}

async function daysLeft(token: string): Promise<number> {
  const { rows } = await winnow.pool.query<{ days: string }>(
    "select extract(epoch from expires_at - now()) / 86400 as days from sessions where token_hash = sha256($1::text::bytea)",
    [token],
  );
  return Number(rows[0]?.days);
}
