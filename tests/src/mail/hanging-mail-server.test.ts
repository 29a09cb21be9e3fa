import { createServer, type Socket } from "node:net";
import { signUp, verifyEmail } from "@winnow/contract/accounts.ts";
import { readConfig } from "@winnow/server/config/config.ts";
import { freePort } from "@winnow/server/platform/free-port.ts";
import { start } from "@winnow/server/start.ts";
import { afterEach, expect, test, vi } from "vitest";
import { givenAccount } from "../given/given-account.ts";
import { givenScreening } from "../given/given-screening.ts";
import { createApiClient } from "../support/api-client.ts";
import { linkToken } from "../support/mailbox.ts";
import { patienceMs } from "../support/patience.ts";
import { goodPassword, newEmail } from "../support/recruiter.ts";
import { startWinnow, startWorker } from "../support/start-winnow.ts";
import { startWorkerProcess } from "../support/worker-process.ts";

const closers: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) {
    await close();
  }
});

async function startWithoutWorker() {
  const winnow = await startWinnow({ ROLE: "api" });
  closers.push(winnow.stop);
  return winnow;
}

/** A mail server that takes connections and never says a word. */
async function startSilentMailServer() {
  const open = new Set<Socket>();
  let maxConcurrent = 0;
  const server = createServer((connection) => {
    open.add(connection);
    maxConcurrent = Math.max(maxConcurrent, open.size);
    connection.on("error", () => undefined);
    connection.on("close", () => open.delete(connection));
  });
  const port = await freePort();
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  const close = async () => {
    const closed = new Promise((resolve) => server.close(resolve));
    for (const connection of open) {
      connection.destroy();
    }
    await closed;
  };
  return {
    url: `smtp://127.0.0.1:${port}`,
    close,
    maxConcurrent: () => maxConcurrent,
    untilSomebodyWaits: () => vi.waitUntil(() => open.size > 0, { timeout: patienceMs, interval: 20 }),
  };
}

test("a mail server that hangs holds up mails only, and no transaction waits for it", async () => {
  const winnow = await startWithoutWorker();
  const worker = await startWorker(winnow);
  const recruiter = await givenAccount(winnow, "Busy");
  await worker.stop();
  const mailServer = await startSilentMailServer();
  const hanging = await start(
    readConfig({ ...winnow.environment, ROLE: "worker", MAIL_URL: mailServer.url }),
  );
  closers.push(hanging.stop, mailServer.close);
  for (let count = 0; count < 8; count += 1) {
    await createApiClient(winnow.url).call(signUp, {
      body: { username: "Waiting", email: newEmail("Waiting"), password: goodPassword },
    });
  }
  await mailServer.untilSomebodyWaits();

  const { rows: waiting } = await winnow.pool.query(
    "select from pg_stat_activity where datname = current_database() and state = 'idle in transaction'",
  );
  const screening = await givenScreening(winnow, recruiter, { cvs: 1 });

  expect(screening.counts.uploaded).toBe(1);
  expect(waiting).toHaveLength(0);
  expect(mailServer.maxConcurrent()).toBeLessThanOrEqual(4);
});

test("a worker that is killed while it hands a mail over does not keep the next one from sending it", async () => {
  const winnow = await startWithoutWorker();
  const mailServer = await startSilentMailServer();
  closers.push(mailServer.close);
  const environment = { ...winnow.environment, MAIL_URL: mailServer.url };
  const doomed = await startWorkerProcess({ ...winnow, environment });
  closers.push(doomed.kill);
  const email = newEmail("Handed");
  const visitor = createApiClient(winnow.url);
  await visitor.call(signUp, { body: { username: "Handed", email, password: goodPassword } });
  await mailServer.untilSomebodyWaits();
  await doomed.kill();

  const next = await startWorker(winnow);
  closers.push(next.stop);

  const { rows } = await vi.waitUntil(
    async () => {
      const sent = await winnow.pool.query("select from inbox_mails where recipient = $1", [`<${email}>`]);
      return sent.rows.length > 0 && sent;
    },
    { timeout: patienceMs, interval: 50 },
  );
  expect(rows).toHaveLength(1);
  await visitor.call(verifyEmail, { body: { token: await linkToken(winnow, email, /^Verify/) } });
});
