import { requestPasswordReset, signUp, verifyEmail } from "@winnow/contract/accounts.ts";
import { freePort } from "@winnow/server/platform/free-port.ts";
import { afterEach, expect, test, vi } from "vitest";
import { createApiClient } from "../support/api-client.ts";
import { type AcceptedMail, startMailServer as openMailServer } from "../support/mail-server.ts";
import { patienceMs } from "../support/patience.ts";
import { goodPassword, newEmail } from "../support/recruiter.ts";
import { startWinnow, startWorker, type TestWinnow } from "../support/start-winnow.ts";

const closers: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) {
    await close();
  }
});

async function startMailServer(refuse?: Parameters<typeof openMailServer>[0], givenPort?: number) {
  const server = await openMailServer(refuse, givenPort);
  closers.push(server.close);
  return server;
}

async function startWithMail(url: string): Promise<TestWinnow> {
  const winnow = await startWinnow({ MAIL_URL: url, MAIL_FROM: "jobs@winnow.example" });
  closers.push(winnow.stop);
  return winnow;
}

function firstOf(accepted: AcceptedMail[]): Promise<AcceptedMail> {
  return vi.waitUntil(() => accepted[0], { timeout: patienceMs, interval: 20 });
}

test("a verification mail goes to the one address, from the configured sender, with a working link", async () => {
  const mailServer = await startMailServer();
  const winnow = await startWithMail(mailServer.url);
  const email = newEmail("Plain");
  await createApiClient(winnow.url).call(signUp, {
    body: { username: "Plain Jane", email, password: goodPassword },
  });

  const { recipients, sender, parsed } = await firstOf(mailServer.accepted);

  expect({ recipients, sender }).toEqual({ recipients: [email], sender: "jobs@winnow.example" });
  expect(parsed.from).toMatchObject({ name: "Winnow", address: "jobs@winnow.example" });
  expect(parsed.to).toEqual([{ name: "", address: email }]);
  expect(parsed.subject).toBe("Verify your e-mail address · Winnow");
  const link = new RegExp(`${winnow.url}/admin/verify-email\\?token=[\\w-]{43}`);
  expect(parsed.text).toMatch(link);
  expect(parsed.html).toMatch(link);
});

test("no mail before verification holds the name that was typed; mails after it do", async () => {
  const mailServer = await startMailServer();
  const winnow = await startWithMail(mailServer.url);
  const email = newEmail("Greeted");
  const visitor = createApiClient(winnow.url);
  await visitor.call(signUp, { body: { username: "Greta Holm", email, password: goodPassword } });
  const { parsed: before } = await firstOf(mailServer.accepted);
  const token = /token=([\w-]{43})/.exec(before.text ?? "")?.[1] ?? "";
  await visitor.call(verifyEmail, { body: { token } });

  await visitor.call(requestPasswordReset, { body: { email } });

  const { parsed: after } = await vi.waitUntil(() => mailServer.accepted[1], {
    timeout: patienceMs,
    interval: 20,
  });
  expect(before.text).toMatch(/^Hello,/);
  expect(JSON.stringify(before)).not.toContain("Greta");
  expect(after.text).toMatch(/^Hello Greta Holm,/);
  expect(after.to).toEqual([{ name: "Greta Holm", address: email }]);
});

test.each([
  ["a second address", "Eve <victim@example.com>, victim@example.com"],
  ["quotes and commas", 'Eve" <victim@example.com>, "'],
  ["markup", '<img src=x onerror="alert(1)"><a href="//evil.example">Click</a>'],
])("a name with %s adds no recipient, no header and no markup", async (_name, username) => {
  const mailServer = await startMailServer();
  const winnow = await startWithMail(mailServer.url);
  const email = newEmail("Eve");
  const visitor = createApiClient(winnow.url);
  await visitor.call(signUp, { body: { username, email, password: goodPassword } });
  await firstOf(mailServer.accepted);
  // Only mails to a verified address hold a name at all.
  await winnow.pool.query("update accounts set email_verified_at = now()");
  await visitor.call(requestPasswordReset, { body: { email } });

  const { recipients, parsed } = await vi.waitUntil(() => mailServer.accepted[1], {
    timeout: patienceMs,
    interval: 20,
  });

  expect(recipients).toEqual([email]);
  expect(parsed.to?.map(({ address }) => address)).toEqual([email]);
  expect(parsed.cc ?? []).toEqual([]);
  expect(parsed.bcc ?? []).toEqual([]);
  const headers = parsed.headers.map(({ key }) => key);
  expect(headers.filter((key) => ["bcc", "cc", "x-injected"].includes(key))).toEqual([]);
  expect(parsed.html).not.toContain("<img");
  expect(parsed.html?.match(/<a /g)).toHaveLength(1);
  expect(mailServer.accepted).toHaveLength(2);
});

test("a mail server that is busy at first gets the mail again, and accepts it once", async () => {
  const mailServer = await startMailServer((attempt) => (attempt === 1 ? 451 : null));
  const winnow = await startWithMail(mailServer.url);
  await createApiClient(winnow.url).call(signUp, {
    body: { username: "Busy", email: newEmail("Busy"), password: goodPassword },
  });

  await firstOf(mailServer.accepted);
  await vi.waitUntil(
    async () => (await winnow.pool.query("select from graphile_worker.jobs")).rows.length === 0,
    { timeout: patienceMs, interval: 20 },
  );

  expect(mailServer.attempts()).toBe(2);
  expect(mailServer.accepted).toHaveLength(1);
  const { rows } = await winnow.pool.query("select from link_tokens where sent_at is not null");
  expect(rows).toHaveLength(1);
});

test("while the mail server is down a sign-up is taken, and its mail goes out when it is back", async () => {
  const port = await freePort();
  const winnow = await startWithMail(`smtp://127.0.0.1:${port}`);
  const email = newEmail("Down");

  await createApiClient(winnow.url).call(signUp, {
    body: { username: "Down", email, password: goodPassword },
  });

  await vi.waitUntil(
    async () => {
      const failed = await winnow.pool.query(
        "select from graphile_worker.jobs where last_error like '%ECONNREFUSED%'",
      );
      return failed.rows.length > 0;
    },
    { timeout: patienceMs, interval: 20 },
  );
  const mailServer = await startMailServer(() => null, port);
  expect((await firstOf(mailServer.accepted)).recipients).toEqual([email]);
});

const signUps = (winnow: TestWinnow, count: number) =>
  Promise.all(
    Array.from({ length: count }, () =>
      createApiClient(winnow.url).call(signUp, {
        body: { username: "Newcomer", email: newEmail("Newcomer"), password: goodPassword },
      }),
    ),
  );

test("one mail that the server does not get done with does not hold up the others", async () => {
  const stuck = Promise.withResolvers<null>();
  const mailServer = await startMailServer((attempt) => (attempt === 1 ? stuck.promise : null));
  const winnow = await startWithMail(mailServer.url);

  await signUps(winnow, 8);
  // Those to the same address wait for it, and so may a few of others.
  await vi.waitUntil(() => mailServer.accepted.length >= 3, { timeout: patienceMs, interval: 20 });
  stuck.resolve(null);

  await vi.waitUntil(() => mailServer.accepted.length === 8, { timeout: patienceMs, interval: 20 });
});

test("four mails are sent at once and no more, and a reset link does not wait for many who sign up", async () => {
  let inHand = 0;
  let maxInHand = 0;
  const four = Promise.withResolvers<void>();
  const mailServer = await startMailServer(async () => {
    inHand += 1;
    maxInHand = Math.max(maxInHand, inHand);
    if (inHand === 4) four.resolve();
    await four.promise;
    inHand -= 1;
    return null;
  });
  const winnow = await startWinnow({ ROLE: "api", MAIL_URL: mailServer.url });
  closers.push(winnow.stop);
  const email = newEmail("Forgetful");
  const visitor = createApiClient(winnow.url);
  await visitor.call(signUp, { body: { username: "Forgetful", email, password: goodPassword } });
  await winnow.pool.query("update accounts set email_verified_at = now()");
  await signUps(winnow, 30);
  await visitor.call(requestPasswordReset, { body: { email } });

  const worker = await startWorker(winnow);
  closers.push(worker.stop);

  await vi.waitUntil(() => mailServer.accepted.length === 31, { timeout: patienceMs, interval: 50 });
  const place = mailServer.accepted.findIndex(
    ({ recipients, parsed }) => recipients[0] === email && /password/i.test(parsed.subject ?? ""),
  );
  expect(place).toBeGreaterThanOrEqual(0);
  expect(place).toBeLessThan(8);
  expect(maxInHand).toBe(4);
});
