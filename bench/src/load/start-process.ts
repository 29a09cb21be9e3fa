import { spawn } from "node:child_process";
import { createServer } from "node:net";
import { performance } from "node:perf_hooks";
import { setTimeout } from "node:timers/promises";

export type ServerProcess = { url: string; stop: () => Promise<void> };

const longestStartMs = 30_000;

/** A server in a process of its own, on a free port of this machine. Resolves when it answers at /readyz. */
export async function startProcess(program: {
  module: URL;
  parameters?: (port: number) => string[];
  variables?: (port: number) => Record<string, string>;
}): Promise<ServerProcess> {
  const port = await freePort();
  const child = spawn(process.execPath, [program.module.pathname, ...(program.parameters?.(port) ?? [])], {
    env: { PATH: process.env.PATH ?? "", ...program.variables?.(port) },
    stdio: ["ignore", "ignore", "inherit"],
  });
  const ended = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  const stop = async () => {
    child.kill("SIGTERM");
    await ended;
  };
  const url = `http://127.0.0.1:${port}`;
  const deadline = performance.now() + longestStartMs;
  while (!(await isReady(url))) {
    if (child.exitCode !== null || performance.now() > deadline) {
      await stop();
      throw new Error(`${program.module.pathname} did not start.`);
    }
    await setTimeout(50);
  }
  return { url, stop };
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
