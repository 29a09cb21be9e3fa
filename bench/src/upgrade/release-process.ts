import { spawn } from "node:child_process";
import { once } from "node:events";
import { performance } from "node:perf_hooks";
import { createInterface } from "node:readline";
import { setTimeout } from "node:timers/promises";
import { nodeOf, type Release } from "./release.ts";

export type ReleaseProcess = {
  port: number;
  /** By SIGTERM, as whoever manages processes does; answers how it ended. */
  stop: () => Promise<number | null>;
};

const maxStartMs = 120_000;
const warn = 40;

/** An API or a worker of a release; resolves when it is ready. `complain` hears each of its warnings and errors. */
export async function startReleaseProcess(
  release: Pick<Release, "directory">,
  order: {
    port: number;
    variables: Record<string, string>;
    complain: (what: string) => void;
  },
): Promise<ReleaseProcess> {
  const child = spawn(nodeOf(release), ["server/src/main.ts"], {
    cwd: release.directory,
    env: { PATH: process.env.PATH ?? "", LOG_LEVEL: "warn", ...order.variables },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const ended = once(child, "exit");
  let isReadyYet = false;
  createInterface({ input: child.stdout }).on("line", (line) => {
    isReadyYet ||= line.endsWith(" is ready.");
    const { level, msg, job, err } = parseLine(line);
    if (level >= warn) order.complain([msg, job, err?.message].filter(Boolean).join(": "));
  });
  const stop = async () => {
    child.kill("SIGTERM");
    const [code] = await ended;
    return code;
  };
  const deadline = performance.now() + maxStartMs;
  while (!isReadyYet) {
    if (child.exitCode !== null || performance.now() > deadline) {
      await stop();
      throw new Error(`A process of ${release.directory} did not start.`);
    }
    await setTimeout(50);
  }
  return { port: order.port, stop };
}

export function isReady(port: number): Promise<boolean> {
  return fetch(`http://127.0.0.1:${port}/readyz`, { signal: AbortSignal.timeout(2_000) }).then(
    (answer) => answer.ok,
    () => false,
  );
}

type Line = { level: number; msg?: string; job?: string; err?: { message?: string } };

function parseLine(line: string): Line {
  try {
    // Each line of the log is an object with a level.
    return JSON.parse(line) as Line;
  } catch {
    return { level: 0 };
  }
}
