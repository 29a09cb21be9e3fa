import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { setTimeout } from "node:timers/promises";
import { fileURLToPath } from "node:url";

export type Supervised = {
  name: string;
  /** Undefined while it starts again. */
  id: () => number | undefined;
  /** As the system does when it is out of memory: no signal that could be answered. */
  kill: () => void;
  stop: () => Promise<void>;
};

const main = fileURLToPath(import.meta.resolve("@winnow/server/main.ts"));
/** As the units in deploy/systemd have it. */
const restartMs = 2_000;

/** A process of the product that is started again whenever it ends, as an operator's system does. */
export function supervise(name: string, variables: Record<string, string>): Supervised {
  let child: ChildProcess | null = null;
  let isWanted = true;
  const running = (async () => {
    while (isWanted) {
      child = spawn(process.execPath, [main], {
        env: { PATH: process.env.PATH ?? "", ...variables },
        stdio: ["ignore", "ignore", "inherit"],
      });
      await once(child, "exit");
      if (isWanted) await setTimeout(restartMs);
    }
  })();
  return {
    name,
    id: () => child?.pid,
    kill: () => child?.kill("SIGKILL"),
    stop: async () => {
      isWanted = false;
      child?.kill("SIGTERM");
      await running;
    },
  };
}
