import { logIn, logOut } from "@winnow/contract/accounts.ts";
import { clearNotification, listNotifications, markGivenAsRead } from "@winnow/contract/notifications.ts";
import type { AccountId } from "@winnow/server/account-id.ts";
import { readConfig } from "@winnow/server/config/config.ts";
import { setFeatureFlag } from "@winnow/server/features/accounts/rows.ts";
import { addCredits } from "@winnow/server/features/credits/add-credits.ts";
import { gatherMs } from "@winnow/server/features/notifications/live-pages.ts";
import { notify } from "@winnow/server/features/notifications/notify.ts";
import { freePort } from "@winnow/server/platform/free-port.ts";
import { type Running, start } from "@winnow/server/start.ts";
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { givenAccount } from "../given/given-account.ts";
import { createApiClient } from "../support/api-client.ts";
import { followLive, isNotification, type LivePage, type NotificationEvent } from "../support/live-page.ts";
import { patienceMs } from "../support/patience.ts";
import type { LiveEvent } from "../support/read-events.ts";
import { goodPassword, type Recruiter } from "../support/recruiter.ts";
import { startWinnow, type TestWinnow } from "../support/start-winnow.ts";

let winnow: TestWinnow;
let second: Running & { url: string };
let recruiter: Recruiter;
const pages: LivePage[] = [];

beforeAll(async () => {
  winnow = await startWinnow();
  const running = await start(
    readConfig({ ...winnow.environment, ROLE: "api", PORT: String(await freePort()) }),
  );
  second = { ...running, url: running.url ?? "" };
  recruiter = await givenAccount(winnow, "Live");
});
afterEach(() => {
  for (const page of pages.splice(0)) page.close();
});
afterAll(async () => {
  await second?.stop();
  await winnow?.stop();
});

async function follow(
  options: { server?: { url: string }; token?: string; since?: number } = {},
): Promise<LivePage> {
  const page = await followLive(options.server ?? winnow, { token: recruiter.token, ...options });
  pages.push(page);
  return page;
}

const idOf = (of: Recruiter) =>
  // The account's own id, from its own session.
  of.account.id as AccountId;

async function tellOf(subject: string, message: string, of = recruiter): Promise<void> {
  await winnow.services.database.kysely.transaction().execute((transaction) =>
    notify(transaction, {
      accountId: idOf(of),
      subject,
      kind: "screenings",
      content: { title: subject, message, icon: "x", action: null, notification_type: "info" },
    }),
  );
}

const withMessage =
  (message: string) =>
  (event: LiveEvent): event is NotificationEvent =>
    isNotification(event) && event.data.message === message;

const named =
  (name: string) =>
  (event: LiveEvent): event is LiveEvent =>
    event.name === name;

describe("an open page", () => {
  test("gets what changes as uncompressed, unbuffered events with our security headers", async () => {
    const page = await follow();

    expect(Object.fromEntries(page.headers)).toMatchObject({
      "content-type": "text/event-stream; charset=utf-8",
      "cache-control": "no-store",
      "x-accel-buffering": "no",
      "x-content-type-options": "nosniff",
      "content-security-policy": expect.stringContaining("default-src 'self'"),
    });
    expect(page.headers.get("content-encoding")).toBeNull();
  });

  test("hears at its opening what the balance and the flags are", async () => {
    const page = await follow();

    expect((await page.until(named("credits"))).data).toEqual({ balance: 2500 });
    expect((await page.until(named("feature_flags"))).data).toEqual({ feature_flags: ["pre_notifications"] });
  });

  test("hears of a notification, of its being read, and of its being cleared", async () => {
    const page = await follow();
    await page.until(named("credits"));

    await tellOf("hears", "hears all");
    const { data } = await page.until(withMessage("hears all"));
    await recruiter.call(markGivenAsRead, { body: { notification_ids: [data.id] } });
    await page.until(
      (event): event is NotificationEvent => isNotification(event) && event.data.status === "read",
    );
    await recruiter.call(clearNotification, { params: { id: data.id } });
    await page.until(
      (event): event is NotificationEvent => isNotification(event) && event.data.status === "cleared",
    );

    const { notifications } = await recruiter.call(listNotifications);
    expect(notifications.map(({ id }) => id)).not.toContain(data.id);
  });

  test("hears of credits and of flags", async () => {
    const own = await givenAccount(winnow, "Credits");
    const page = await follow({ token: own.token });
    await page.until(named("feature_flags"));

    const { kysely } = winnow.services.database;
    await addCredits(kysely, { accountId: idOf(own), amount: 1_234, reason: "Gift" });
    await setFeatureFlag(kysely, { accountId: idOf(own), flag: "pre_notifications", isOn: false });

    const hasCredits = (event: LiveEvent): event is LiveEvent =>
      event.name === "credits" && JSON.stringify(event.data) === '{"balance":3734}';
    await page.until(hasCredits);
    const hasNoFlags = (event: LiveEvent): event is LiveEvent =>
      event.name === "feature_flags" && JSON.stringify(event.data) === '{"feature_flags":[]}';
    await page.until(hasNoFlags);
  });

  test("hears nothing of another account", async () => {
    const other = await givenAccount(winnow, "Other");
    const page = await follow({ token: other.token, since: 0 });
    const mine = await follow();

    await tellOf("secret", "for me alone");
    await mine.until(withMessage("for me alone"));
    await tellOf("own", "for the other", other);
    await page.until(withMessage("for the other"));

    expect(page.events.filter(isNotification).map(({ data }) => data.message)).not.toContain("for me alone");
  });
});

test("two pages on two API processes show the same", async () => {
  const here = await follow();
  const there = await follow({ server: second });
  await Promise.all([here.until(named("credits")), there.until(named("credits"))]);

  await tellOf("both", "on both");
  const [a, b] = await Promise.all([here.until(withMessage("on both")), there.until(withMessage("on both"))]);

  expect(a).toEqual(b);
});

test("what happened while a page was away comes when it is back, in order and once", async () => {
  const { revision } = await recruiter.call(listNotifications);
  for (let number = 1; number <= 5; number++) await tellOf(`away ${number}`, "missed");

  const page = await follow({ since: revision });
  await tellOf("away 6", "the last");
  await page.until(withMessage("the last"));

  const events = page.events.filter(isNotification);
  expect(events.map(({ data }) => data.title)).toEqual([1, 2, 3, 4, 5, 6].map((number) => `away ${number}`));
  const ids = events.map(({ id }) => Number(id));
  expect(ids).toEqual(ids.toSorted((one, other) => one - other));
  expect(ids[0]).toBeGreaterThan(revision);
});

test("300 changes in a moment are gathered: the page ends with the newest state, no revision goes back, none is lost", async () => {
  const page = await follow();
  await page.until(named("credits"));

  const startedAt = performance.now();
  // As many at once as the server has connections: whoever waits for one is not what is tested here.
  await Promise.all(
    Array.from({ length: 10 }, async (_, teller) => {
      for (let index = teller; index < 300; index += 10) {
        await tellOf(`storm ${index % 3}`, `change ${index}`);
      }
    }),
  );
  await tellOf("storm end", "storm is over");
  await page.until(withMessage("storm is over"));
  const gatherings = Math.ceil((performance.now() - startedAt) / gatherMs);

  const shown = new Map(page.events.filter(isNotification).map(({ data }) => [data.id, data.message]));
  const { notifications } = await recruiter.call(listNotifications);
  const storm = notifications.filter(({ title }) => title.startsWith("storm"));
  expect(storm).toHaveLength(4);
  expect(storm.map(({ id }) => shown.get(id))).toEqual(storm.map(({ message }) => message));
  const ids = page.events.filter(isNotification).map(({ id }) => Number(id));
  expect(ids).toEqual(ids.toSorted((one, other) => one - other));
  // Each time the newest of each at most, and the end.
  expect(ids.length).toBeLessThanOrEqual(3 * gatherings + 1);
});

test("more than one query's worth of missed changes comes whole", async () => {
  const own = await givenAccount(winnow, "Many");
  await winnow.pool.query(
    `insert into notifications (account_id, revision, subject, title, message, icon, notification_type)
       select $1, 0, 'many ' || n, 'many', 'many', 'x', 'info' from generate_series(1, 1100) n`,
    [own.account.id],
  );

  const page = await follow({ token: own.token, since: 0 });

  await vi.waitUntil(() => page.events.filter(isNotification).length >= 1_101, { timeout: patienceMs });
});

describe("a stream ends", () => {
  const anotherSession = async () =>
    (
      await createApiClient(winnow.url).call(logIn, {
        body: { email: recruiter.email, password: goodPassword },
      })
    ).token;

  test("with its session, on every API process, and only with its own", async () => {
    const token = await anotherSession();
    const ending = [await follow({ token }), await follow({ token, server: second })];
    const staying = await follow();

    await createApiClient(winnow.url, token).call(logOut);
    await Promise.all(ending.map(({ over }) => over));
    await tellOf("stays", "still here");

    await staying.until(withMessage("still here"));
  });

  test("never to begin without a session", async () => {
    const response = await fetch(`${winnow.url}/api/auth/events`);

    expect(response.status).toBe(401);
    expect(await response.json()).toEqual({ error: { code: 1002, message: "Invalid Token" } });
  });

  test("with the oldest page of an account that has too many", async () => {
    const own = await givenAccount(winnow, "Windows");
    const first = await follow({ token: own.token });
    for (let page = 0; page < 20; page++) await follow({ token: own.token });

    await first.over;
  });

  test("when the server stops, which open streams do not hold up", async () => {
    const extra = await start(
      readConfig({ ...winnow.environment, ROLE: "api", PORT: String(await freePort()) }),
    );
    const open = await Promise.all([1, 2, 3].map(() => follow({ server: { url: extra.url ?? "" } })));

    await extra.stop();

    expect(await Promise.all(open.map(({ over }) => over))).toEqual(["ended", "ended", "ended"]);
  });
});

test.each(["-1", "abc", "1e400"])("a since of %s is refused", async (since) => {
  const response = await fetch(`${winnow.url}/api/auth/events?since=${since}`, {
    headers: { authorization: recruiter.token },
  });

  expect(response.status).toBe(400);
});

test("a lost listening connection is opened again, and what was announced meanwhile is told", async () => {
  const page = await follow();
  await page.until(named("credits"));
  const { rowCount } = await winnow.pool.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where query ilike 'listen%' and datname = current_database()",
  );
  expect(rowCount).toBeGreaterThan(0);

  await tellOf("gap", "told in the gap");

  await page.until(withMessage("told in the gap"));
});
