import { type ChildProcess, spawn } from "node:child_process";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { freePort } from "@winnow/server/platform/free-port.ts";
import { describe, expect, type TestContext, test, vi } from "vitest";
import { embeddedProcesses, pauseEmbeddedDatabase } from "../support/embedded-processes.ts";
import { patienceMs } from "../support/patience.ts";
import { startingEnvironment } from "../support/starting-environment.ts";

const root = fileURLToPath(new URL("../../..", import.meta.url));

type Started = { npm: number; isReady: () => boolean; dataDirectory: string; complaints: () => string };

/** `npm start` as a service manager runs it: in a process group of its own. */
async function npmStart(
  { onTestFinished }: TestContext,
  variables: Record<string, string> = {},
): Promise<Started> {
  const dataDirectory = await mkdtemp(join(tmpdir(), "winnow-signals-"));
  onTestFinished(() => rm(dataDirectory, { recursive: true, force: true }));
  const npm: ChildProcess = spawn("npm", ["start"], {
    cwd: root,
    detached: true,
    env: {
      ...startingEnvironment(),
      LOG_LEVEL: "warn",
      DATA_DIR: dataDirectory,
      PORT: String(await freePort()),
      ...variables,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const pid = npm.pid ?? 0;
  onTestFinished(async () => {
    if (isAlive(-pid)) {
      process.kill(-pid, "SIGKILL");
    }
    // What a failed test has left would run for ever.
    (await pauseEmbeddedDatabase(dataDirectory)).kill();
  });
  let said = "";
  let complaints = "";
  npm.stdout?.on("data", (part: Buffer) => {
    said += part.toString();
  });
  npm.stderr?.on("data", (part: Buffer) => {
    complaints += part.toString();
  });
  return {
    npm: pid,
    isReady: () => said.includes("is ready"),
    dataDirectory,
    complaints: () => `${said}\n${complaints}`,
  };
}

async function startReady(context: TestContext, variables?: Record<string, string>): Promise<Started> {
  const started = await npmStart(context, variables);
  await vi.waitUntil(() => started.isReady() || !isAlive(-started.npm), {
    timeout: patienceMs,
    interval: 20,
  });
  expect(started.isReady(), started.complaints()).toBe(true);
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

async function expectNothingIsLeft({ npm, dataDirectory, complaints }: Started): Promise<void> {
  await vi
    .waitUntil(() => !isAlive(-npm), { timeout: patienceMs, interval: 50 })
    .catch((error) => {
      throw new Error(`npm is still there. ${complaints()}`, { cause: error });
    });
  expect(await embeddedProcesses(dataDirectory), complaints()).toEqual([]);
}

describe.concurrent("everything that was started is stopped by", () => {
  test.for<[string, NodeJS.Signals, (started: Started) => number | Promise<number>]>([
    ["SIGTERM to npm alone", "SIGTERM", ({ npm }) => npm],
    ["SIGINT to npm alone", "SIGINT", ({ npm }) => npm],
    ["SIGTERM to the server alone", "SIGTERM", ({ npm }) => serverPid(npm)],
    ["SIGTERM to the whole group, as service managers send it", "SIGTERM", ({ npm }) => -npm],
    ["SIGINT to the whole group, as Ctrl+C sends it", "SIGINT", ({ npm }) => -npm],
    ["SIGHUP to the whole group, as a closed terminal sends it", "SIGHUP", ({ npm }) => -npm],
  ])("%s", async ([_name, signal, receiver], context) => {
    const started = await startReady(context);

    process.kill(await receiver(started), signal);

    await expectNothingIsLeft(started);
  });

  test("impatience: signals to the whole group again and again", async (context) => {
    const started = await startReady(context);

    for (let count = 0; count < 50 && isAlive(-started.npm); count += 1) {
      process.kill(-started.npm, "SIGTERM");
      await setTimeout(20);
    }

    await expectNothingIsLeft(started);
  });

  test("the server itself when its script was killed", async (context) => {
    const started = await startReady(context);
    const server = await serverPid(started.npm);
    const status = await readFile(`/proc/${server}/status`, "utf8");

    process.kill(Number(/^PPid:\s+(\d+)/m.exec(status)?.[1]), "SIGKILL");

    await expectNothingIsLeft(started);
  });

  test("the server itself when it breaks by a fault of its own", async (context) => {
    const fault = "process.on('SIGUSR2',()=>{throw(Error('its-own-fault'))})";
    const started = await startReady(context, { NODE_OPTIONS: `--import=data:text/javascript,${fault}` });

    process.kill(await serverPid(started.npm), "SIGUSR2");

    await expectNothingIsLeft(started);
    expect(started.complaints()).toContain("its-own-fault");
  });

  test("SIGTERM to the whole group during the start", async (context) => {
    const started = await npmStart(context);
    await vi.waitUntil(async () => (await embeddedProcesses(started.dataDirectory)).length > 0, {
      timeout: patienceMs,
      interval: 5,
    });

    process.kill(-started.npm, "SIGTERM");

    await expectNothingIsLeft(started);
  });

  test("SIGTERM to the whole group while the database is paused", async (context) => {
    const started = await startReady(context);
    await pauseEmbeddedDatabase(started.dataDirectory);

    process.kill(-started.npm, "SIGTERM");

    await expectNothingIsLeft(started);
  });
});
