import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { runCommand } from "@winnow/tests/support/run-command.ts";
import type { Installation } from "./installation.ts";

/** What the operator's commands say; `isWhole` where both ended well. */
export type BackedUp = { isWhole: boolean; backup: string; restored: string; tries: number };

/** Backs up what runs, again until it succeeds, and restores it into an installation that holds nothing. */
export async function backUpMeanwhile(
  { environment }: Installation,
  { signal }: { signal: AbortSignal },
): Promise<BackedUp> {
  const directory = await mkdtemp(join(tmpdir(), "winnow-backup-"));
  const place = pathToFileURL(join(directory, "place")).href;
  try {
    let tries = 0;
    let backup: Awaited<ReturnType<typeof runCommand>>;
    do {
      tries += 1;
      backup = await runCommand("backup", [place], environment);
    } while (backup.code !== 0 && !signal.aborted);
    const restored = await runCommand("restore", [place], { DATA_DIR: join(directory, "restored") });
    return {
      isWhole: backup.code === 0 && restored.code === 0,
      backup: inOneLine(backup.output),
      restored: inOneLine(restored.output),
      tries,
    };
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
}

function inOneLine(output: string): string {
  return output.trim().replaceAll("\n", " ");
}
