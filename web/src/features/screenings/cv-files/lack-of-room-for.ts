import { maximumFileBytes } from "@winnow/contract/limits.ts";
import { getAccountUsage, lackOfRoom } from "@winnow/contract/usage.ts";
import { call } from "../../../api/call.ts";
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
  return wanted.length === 0
    ? null
    : lackOfRoom(usage, { cvs: wanted.length, bytes: wanted.reduce((sum, bytes) => sum + bytes, 0) });
}
