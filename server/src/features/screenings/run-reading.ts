import { TaskLost } from "../../platform/processes/process-pool.ts";

/** A file that outlives its limits of time or memory is a failed file, not a failed job. */
export async function runReading<Outcome>(
  read: () => Promise<Outcome>,
): Promise<Outcome | { ok: false; reason: "tookTooLong" | "tooMuchMemory" }> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof TaskLost && error.reason !== "crash") {
      return { ok: false, reason: error.reason === "timeout" ? "tookTooLong" : "tooMuchMemory" };
    }
    throw error;
  }
}
