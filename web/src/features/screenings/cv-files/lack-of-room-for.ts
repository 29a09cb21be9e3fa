import { failures } from "@winnow/contract/failures.ts";
import { maximumFileBytes } from "@winnow/contract/limits.ts";
import { getAccountUsage, lackOfRoom } from "@winnow/contract/usage.ts";
import { call } from "../../../api/call.ts";
import { sayFailure } from "../../../words/said-failure.ts";
import type { Upload } from "./upload-queue.ts";

const maxWaitMs = 3_000;

/**
 * Why CVs of these sizes do not fit into the account together with those that wait to be announced; null when they
 * do, or when the server does not say: it has the last word anyway.
 */
export async function lackOfRoomFor(
  sizes: readonly number[],
  queue: readonly Upload[],
): Promise<string | null> {
  const usage = await call(getAccountUsage, { signal: AbortSignal.timeout(maxWaitMs) }).catch(() => null);
  if (usage === null) return null;
  const waiting = queue.filter(({ state }) => state === "waiting").map(({ sizeBytes }) => sizeBytes);
  const wanted = [...sizes, ...waiting].filter((bytes) => bytes > 0 && bytes <= maximumFileBytes);
  if (wanted.length === 0) return null;
  const bytes = wanted.reduce((sum, each) => sum + each, 0);
  const message = lackOfRoom(usage, { cvs: wanted.length, bytes });
  return message && sayFailure({ code: failures.accountFull.code, message });
}
