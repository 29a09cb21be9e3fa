import { type ChildProcess, spawn } from "node:child_process";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { freePort } from "@winnow/server/platform/free-port.ts";
import { afterEach, expect, test, vi } from "vitest";
import { embeddedProcesses } from "../support/embedded-processes.ts";

const root = fileURLToPath(new URL("../../..", import.meta.url));

const closers: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) {
    await close();
  }
});

type Started = { npm: number; isReady: () => boolean; dataDirectory: string };

/** `npm start` as a service manager runs it: in a process group of its own. */
async function npmStart(): Promise<Started> {
  const dataDirectory = await mkdtemp(join(tmpdir(), "winnow-signals-"));
  closers.push(() => rm(dataDirectory, { recursive: true, force: true }));
  const npm: ChildProcess = spawn("npm", ["start"], {
    cwd: root,
    detached: true,
    env: {
      PATH: process.env.PATH ?? "",
      LOG_LEVEL: "silent",
      DATA_DIR: dataDirectory,
      PORT: String(await freePort()),
    },
    stdio: ["ignore", "pipe", "ignore"],
  });
  const pid = npm.pid ?? 0;
  closers.push(() => isAlive(-pid) && process.kill(-pid, "SIGKILL"));
  let said = "";
  npm.stdout?.on("data", (part: Buffer) => {
    said += part.toString();
  });
  return { npm: pid, isReady: () => said.includes("is ready"), dataDirectory };
}

async function startReady(): Promise<Started> {
  const started = await npmStart();
  await vi.waitUntil(started.isReady, { timeout: 60_000, interval: 20 });
  return started;
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

/** The server among what npm has started. */
async function serverPid(pid: number): Promise<number> {
  const command = await readFile(`/proc/${pid}/cmdline`, "utf8");
  if (command.endsWith("server/src/main.ts\0")) {
    return pid;
  }
  const children = (await readFile(`/proc/${pid}/task/${pid}/children`, "utf8")).split(" ").filter(Boolean);
  const found = await Promise.all(children.map((child) => serverPid(Number(child))));
  return found.find((one) => one > 0) ?? 0;
}

async function expectNothingIsLeft({ npm, dataDirectory }: Started): Promise<void> {
  await vi.waitUntil(() => !isAlive(-npm), { timeout: 60_000, interval: 50 });
  expect(await embeddedProcesses(dataDirectory)).toEqual([]);
}

test.each<[string, NodeJS.Signals, (started: Started) => number | Promise<number>]>([
  ["SIGTERM to npm alone", "SIGTERM", ({ npm }) => npm],
  ["SIGINT to npm alone", "SIGINT", ({ npm }) => npm],
  ["SIGTERM to the server alone", "SIGTERM", ({ npm }) => serverPid(npm)],
  ["SIGTERM to the whole group, as service managers send it", "SIGTERM", ({ npm }) => -npm],
  ["SIGINT to the whole group, as Ctrl+C sends it", "SIGINT", ({ npm }) => -npm],
  ["SIGHUP to the whole group, as a closed terminal sends it", "SIGHUP", ({ npm }) => -npm],
])("%s stops everything that was started", { timeout: 120_000 }, async (_name, signal, receiver) => {
  const started = await startReady();

  process.kill(await receiver(started), signal);

  await expectNothingIsLeft(started);
});

test("impatience stops everything too: signals to the whole group again and again", {
  timeout: 120_000,
}, async () => {
  const started = await startReady();

  for (let count = 0; count < 5 && isAlive(-started.npm); count += 1) {
    process.kill(-started.npm, "SIGTERM");
    await setTimeout(20);
  }

  await expectNothingIsLeft(started);
});

test("a server whose script was killed stops everything by itself", { timeout: 120_000 }, async () => {
  const started = await startReady();
  const server = await serverPid(started.npm);
  const status = await readFile(`/proc/${server}/status`, "utf8");

  process.kill(Number(/^PPid:\s+(\d+)/m.exec(status)?.[1]), "SIGKILL");

  await expectNothingIsLeft(started);
});

test("SIGTERM to the whole group during the start stops what was started", {
  timeout: 120_000,
}, async () => {
  const started = await npmStart();
  await vi.waitUntil(async () => (await embeddedProcesses(started.dataDirectory)).length > 0, {
    timeout: 60_000,
    interval: 5,
  });

  process.kill(-started.npm, "SIGTERM");

  await expectNothingIsLeft(started);
});
