import type { Screening } from "@winnow/contract/screenings.ts";
import { sql } from "kysely";
import type { AccountId } from "../../account-id.ts";
import { Failure } from "../../platform/failure.ts";
import type { Services } from "../../services.ts";
import { resolveHold } from "../credits/rows.ts";
import { takeBackQueuedCvFiles } from "./cv-file-rows.ts";
import { presentScreening } from "./present.ts";
import { getScreening, lockScreening, updateScreeningRow } from "./rows.ts";
import { nextScreeningStatus } from "./states.ts";

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
  await kysely.transaction().execute(async (transaction) => {
    const screening = await lockScreening(transaction, accountId, id);
    if (nextScreeningStatus(screening.status, "stop", { unscreened: true }) === null) {
      throw new Failure("screeningNotRunning");
    }
    const takenBack = await takeBackQueuedCvFiles(transaction, { accountId, screeningId: id });
    for (const [holdId, count] of countByHold(takenBack)) {
      await resolveHold(transaction, { accountId, holdId, units: count, as: "released" });
    }
    const { ready, waiting, checking } = await getScreening(transaction, accountId, id);
    const status = nextScreeningStatus(screening.status, "stop", {
      unscreened: ready + waiting + checking > 0,
    });
    await updateScreeningRow(
      transaction,
      { accountId, id },
      {
        status: status ?? screening.status,
        ...(status === "Completed" ? { completed_at: sql<Date>`now()` } : {}),
      },
    );
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
