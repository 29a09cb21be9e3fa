import { spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:net";
import { performance } from "node:perf_hooks";
import { setTimeout } from "node:timers/promises";
import { fileURLToPath } from "node:url";

export type ServerProcess = {
  url: string;
  /** Of the process. */
  id: number;
  /** The 99th percentile of the delay of its event loop since this was called before, in milliseconds. */
  loopDelayP99: () => Promise<number>;
  stop: () => Promise<void>;
};

const maxStartMs = 30_000;

/** A server in a process of its own, on a free port of this machine. Resolves when it answers at /readyz. */
export async function startProcess(program: {
  module: URL;
  parameters?: (port: number) => string[];
  variables?: (port: number) => Record<string, string>;
}): Promise<ServerProcess> {
  const port = await freePort();
  const path = fileURLToPath(program.module);
  const loopDelay = new URL("./report-loop-delay.ts", import.meta.url);
  const child = spawn(
    process.execPath,
    ["--import", loopDelay.href, path, ...(program.parameters?.(port) ?? [])],
    {
      env: { PATH: process.env.PATH ?? "", REPORTS_LOOP_DELAY: "yes", ...program.variables?.(port) },
      stdio: ["ignore", "ignore", "inherit", "ipc"],
    },
  );
  const ended = once(child, "exit");
  const stop = async () => {
    child.kill("SIGTERM");
    await ended;
  };
  const url = `http://127.0.0.1:${port}`;
  const deadline = performance.now() + maxStartMs;
  while (!(await isReady(url))) {
    if (child.exitCode !== null || performance.now() > deadline) {
      await stop();
      throw new Error(`${path} did not start.`);
    }
    await setTimeout(50);
  }
  return {
    url,
    id: child.pid ?? 0,
    stop,
    loopDelayP99: async () => {
      child.send("loop delay");
      const [{ p99Ms }] = await once(child, "message");
      return p99Ms;
    },
  };
}

function isReady(url: string): Promise<boolean> {
  return fetch(`${url}/readyz`).then(
    (answer) => answer.ok,
    () => false,
  );
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });
}
