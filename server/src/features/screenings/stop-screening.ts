import type { Screening } from "@winnow/contract/screenings.ts";
import type { AccountId } from "../../account-id.ts";
import { transact } from "../../platform/database/transact.ts";
import { Failure } from "../../platform/failure.ts";
import type { Services } from "../../services.ts";
import { resolveHold } from "../credits/rows.ts";
import { takeBackQueuedCvFiles } from "./cv-file-rows.ts";
import { presentScreening } from "./present.ts";
import { getScreening, lockScreening } from "./rows.ts";
import { settleStatus } from "./settle-status.ts";

/**
 * Stops a screening: CVs in work finish, the queued ones are taken back and their credits released.
 * Throws `screeningNotFound` or `screeningNotRunning`.
 */
export async function stopScreening(
  services: Services,
  accountId: AccountId,
  id: string,
): Promise<Screening> {
  const { kysely } = services.database;
  await transact(services, async (transaction) => {
    const screening = await lockScreening(transaction, accountId, id);
    if (screening.status !== "InProgress") {
      throw new Failure("screeningNotRunning");
    }
    const takenBack = await takeBackQueuedCvFiles(transaction, { accountId, screeningId: id });
    for (const [holdId, units] of countByHold(takenBack)) {
      await resolveHold(transaction, { accountId, holdId, units, as: "released" });
    }
    await settleStatus(transaction, screening, "stop");
  });
  return presentScreening(await getScreening(kysely, accountId, id));
}

function countByHold(files: { holdId: string | null }[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { holdId } of files) {
    if (holdId) {
      counts.set(holdId, (counts.get(holdId) ?? 0) + 1);
    }
  }
  return counts;
}
