import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import type { TestWinnow } from "./start-winnow.ts";
import { startingEnvironment } from "./starting-environment.ts";

const main = fileURLToPath(new URL("../../../server/src/main.ts", import.meta.url));

export type WorkerProcess = { child: ChildProcess; kill: () => Promise<void> };

/** A worker as the operator runs one, `ROLE=worker node server/src/main.ts`; answers when it says that it is ready. */
export async function startWorkerProcess(winnow: TestWinnow): Promise<WorkerProcess> {
  const child = spawn(process.execPath, [main], {
    env: { ...startingEnvironment(), ...winnow.environment, ROLE: "worker" },
    stdio: ["ignore", "pipe", "inherit"],
  });
  await new Promise<void>((resolve, reject) => {
    child.stdout.on("data", (part: Buffer) => {
      if (part.toString().includes("A Winnow worker is ready.")) resolve();
    });
    child.once("exit", (code) => reject(new Error(`The worker ended with ${code} before it was ready.`)));
  });
  return {
    child,
    /** As the system would: no signal that it could answer. */
    kill: async () => {
      if (child.exitCode === null && child.signalCode === null) {
        const exited = once(child, "exit");
        child.kill("SIGKILL");
        await exited;
      }
    },
  };
}
