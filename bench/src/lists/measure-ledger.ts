import { execFile } from "node:child_process";
import { performance } from "node:perf_hooks";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";

/** `npm run ledger` over so many entries. It ends with 1, and so does this, when the books are off. */
export async function measureLedger(
  place: { directory: string; databaseUrl: string },
  entries: number,
): Promise<void> {
  const command = fileURLToPath(import.meta.resolve("@winnow/server/commands/ledger.ts"));
  const startedAt = performance.now();
  const { stdout } = await promisify(execFile)(process.execPath, [command], {
    env: { PATH: process.env.PATH, DATABASE_URL: place.databaseUrl, DATA_DIR: place.directory },
  });
  const seconds = ((performance.now() - startedAt) / 1_000).toFixed(1);
  process.stdout.write(`\nnpm run ledger, ${entries.toLocaleString("en")} entries: ${seconds} s. ${stdout}`);
}
