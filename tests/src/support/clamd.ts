import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "@winnow/server/platform/free-port.ts";
import { openClamdScanner } from "@winnow/server/platform/scanner/clamd-scanner.ts";
import { vi } from "vitest";
import { patienceMs } from "./patience.ts";

const program = "/usr/sbin/clamd";

/** Whether ClamAV's daemon is installed. What needs it is left out otherwise. */
export const hasClamd = existsSync(program);

/** What our only signature finds; harmless. */
export const inventedVirus = "A harmless virus that Winnow's tests invented";
export const inventedSignature = "Winnow.Test.Invented.UNOFFICIAL";

/** Of files that are sent to it. */
const streamMaxLength = 1024 * 1024;

export type Clamd = { port: number; socketPath: string; streamMaxLength: number; stop: () => Promise<void> };

/** The real clamd in the foreground, with a configuration, a folder and one signature of its own. */
export async function startClamd(): Promise<Clamd> {
  const directory = await mkdtemp(join(tmpdir(), "winnow-clamd-"));
  const at = (name: string) => join(directory, name);
  const port = await freePort();
  for (const folder of ["signatures", "scratch"]) await mkdir(at(folder));
  const bytes = Buffer.from(inventedVirus).toString("hex");
  await writeFile(at("signatures/winnow.ndb"), `Winnow.Test.Invented:0:*:${bytes}\n`);
  await writeFile(
    at("clamd.conf"),
    [
      `DatabaseDirectory ${at("signatures")}`,
      `TemporaryDirectory ${at("scratch")}`,
      `LocalSocket ${at("clamd.ctl")}`,
      `TCPSocket ${port}`,
      "TCPAddr 127.0.0.1",
      `StreamMaxLength ${streamMaxLength}`,
      "",
    ].join("\n"),
  );
  const child = spawn(program, ["--foreground", "--config-file", at("clamd.conf")], { stdio: "ignore" });
  const exited = once(child, "exit");
  const scanner = openClamdScanner({ host: "127.0.0.1", port });
  const stop = async () => {
    child.kill("SIGKILL");
    await exited;
    await rm(directory, { recursive: true, force: true });
  };
  try {
    await vi.waitUntil(async () => (await scanner.check()) === null, { timeout: patienceMs, interval: 50 });
  } catch (error) {
    await stop();
    throw error;
  }
  return { port, socketPath: at("clamd.ctl"), streamMaxLength, stop };
}
