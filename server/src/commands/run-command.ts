import { ConfigError } from "../config/config.ts";
import { Failure } from "../platform/failure.ts";
import { CommandRefusal } from "./command-refusal.ts";
import { reasonOf } from "./places.ts";

/** Runs a command with the words that were typed. What can be expected to be wrong is said in words and ends it with 1. */
export async function runCommand(main: (words: string[]) => Promise<number>): Promise<void> {
  try {
    process.exitCode = await main(process.argv.slice(2));
  } catch (error) {
    if (!isRefusal(error) && !(error instanceof Failure)) {
      throw error;
    }
    process.stderr.write(isRefusal(error) ? `${error.message}\n` : `This failed: ${reasonOf(error)}\n`);
    process.exitCode = 1;
  }
}

/** What whoever typed the command can set right, in words that say how. */
export function isRefusal(error: unknown): error is Error {
  return error instanceof CommandRefusal || error instanceof ConfigError;
}
