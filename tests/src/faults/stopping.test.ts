import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { connect, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { freePort } from "@winnow/server/platform/free-port.ts";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { patienceMs } from "../support/patience.ts";
import { cloneDatabase } from "../support/start-winnow.ts";
import { startingEnvironment } from "../support/starting-environment.ts";

const main = fileURLToPath(new URL("../../../server/src/main.ts", import.meta.url));
const closers: (() => unknown)[] = [];
let directory: string;

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), "winnow-stopping-"));
  closers.push(() => rm(directory, { recursive: true, force: true }));
});

afterEach(async () => {
  for (const close of closers.splice(0).reverse()) {
    await close();
  }
});

function startMain(variables: Record<string, string>) {
  const child = spawn(process.execPath, [main], {
    env: { ...startingEnvironment(), LOG_LEVEL: "silent", DATA_DIR: directory, ...variables },
    stdio: ["ignore", "pipe", "inherit"],
  });
  closers.push(() => void child.kill("SIGKILL"));
  return child;
}

async function startReady(variables: Record<string, string> = {}) {
  const port = await freePort();
  const child = startMain({ DATABASE_URL: await cloneDatabase(), PORT: String(port), ...variables });
  let said = "";
  child.stdout.on("data", (part: Buffer) => {
    said += part.toString();
  });
  await vi.waitUntil(() => said.includes("is ready"), { timeout: patienceMs, interval: 20 });
  return { child, port };
}

/** A call that has begun to send its body of 100 bytes and does not go on by itself. */
async function stalledCall(port: number): Promise<Socket> {
  const socket = connect(port, "127.0.0.1");
  closers.push(() => socket.destroy());
  socket.on("error", () => undefined);
  socket.write(
    "POST /api/users/register HTTP/1.1\r\nhost: winnow\r\ncontent-type: application/json\r\ncontent-length: 100\r\nexpect: 100-continue\r\n\r\n",
  );
  // The server has read the head when it says "100 Continue".
  await once(socket, "data");
  socket.write("{");
  return socket;
}

async function exitOf(child: ChildProcess) {
  const [code, signal] = await once(child, "exit");
  return { code, signal };
}

test("a call that stalls does not keep a server from stopping", async () => {
  const { child, port } = await startReady();
  await stalledCall(port);
  const exit = exitOf(child);

  child.kill("SIGTERM");

  expect(await exit).toEqual({ code: 0, signal: null });
});

test("a call that arrives on a connection that a stopping server still has is answered like any other", async () => {
  const { child, port } = await startReady();
  const socket = await stalledCall(port);
  let answered = "";
  socket.on("data", (part: Buffer) => {
    answered += part.toString();
  });
  const exit = exitOf(child);
  child.kill("SIGTERM");
  await vi.waitUntil(
    () =>
      fetch(`http://127.0.0.1:${port}/healthz`).then(
        () => false,
        () => true,
      ),
    { timeout: patienceMs, interval: 20 },
  );

  socket.write(`${"}".padStart(99)}GET /healthz HTTP/1.1\r\nhost: winnow\r\n\r\n`);
  await exit;

  expect([...answered.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status]) => status)).toEqual(["404", "200"]);
});

test("a second signal ends a server that is still stopping, with exit code 1", async () => {
  const { child, port } = await startReady();
  await stalledCall(port);
  const exit = exitOf(child);
  child.kill("SIGTERM");
  await vi.waitUntil(
    () =>
      fetch(`http://127.0.0.1:${port}/healthz`).then(
        (answer) => answer.status === 503,
        () => true,
      ),
    { timeout: patienceMs, interval: 20 },
  );

  child.kill("SIGTERM");

  expect(await exit).toEqual({ code: 1, signal: null });
});

test("a signal during the start stops what was opened", async () => {
  const pidFile = join(directory, "postgres", "cluster", "postmaster.pid");
  const child = startMain({ PORT: String(await freePort()) });
  const exit = exitOf(child);
  await vi.waitUntil(() => existsSync(pidFile), { timeout: patienceMs, interval: 10 });

  child.kill("SIGTERM");

  expect(await exit).toEqual({ code: 0, signal: null });
  expect(existsSync(pidFile)).toBe(false);
});

test("an API and a worker that start at once on an empty data directory share its database", async () => {
  const variables = { DATABASE_URL: "", PORT: String(await freePort()) };

  const [api, worker] = await Promise.all([
    startReady({ ...variables, ROLE: "api" }),
    startReady({ ...variables, ROLE: "worker" }),
  ]);

  for (const { child } of [api, worker]) {
    const exit = exitOf(child);
    child.kill("SIGTERM");
    expect(await exit).toEqual({ code: 0, signal: null });
  }
  expect(existsSync(join(directory, "postgres", "cluster", "postmaster.pid"))).toBe(false);
});

test("a server that is told to stop says so, and answers until whoever sends it calls has noticed", async () => {
  const { child, port } = await startReady({ DRAIN_SECONDS: "3" });
  const ask = (path: string) => fetch(`http://127.0.0.1:${port}${path}`);
  const before = await ask("/healthz");
  const exit = exitOf(child);

  child.kill("SIGTERM");

  const readiness = await vi.waitUntil(
    async () => {
      const answer = await ask("/readyz");
      return answer.status === 503 && answer.json();
    },
    { timeout: patienceMs, interval: 20 },
  );
  const meanwhile = await ask("/healthz");
  expect(readiness).toMatchObject({ status: "not ready", reasons: ["this process: stops"] });
  expect([before, meanwhile].map(({ status, headers }) => [status, headers.get("connection")])).toEqual([
    [200, "keep-alive"],
    [200, "close"],
  ]);
  expect(await exit).toEqual({ code: 0, signal: null });
});
