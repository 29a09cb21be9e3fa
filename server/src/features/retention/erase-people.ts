import { randomUUID } from "node:crypto";
import type { Transaction } from "kysely";
import { databaseNow } from "../../platform/database/database-now.ts";
import { inTransaction, transact } from "../../platform/database/transact.ts";
import { enqueue } from "../../platform/jobs/job.ts";
import type { Services } from "../../services.ts";
import type { Tables } from "../../tables.ts";
import { eraseCandidate } from "../erasures/erase-candidate.ts";
import { eraseFromScreening } from "../erasures/erase-from-screening.ts";
import { logErasure } from "../erasures/log-erasure.ts";
import { findAllOfCvFiles, listApplicationsWithFiles } from "../erasures/rows.ts";
import { lockScreening } from "../screenings/rows.ts";
import { deleteRestOf } from "./delete-rest-of.ts";
import { erasePeople, keyOfErasing } from "./jobs.ts";
import { correctErasuresAhead } from "./notify-erasures-ahead.ts";
import {
  getClock,
  type Keeper,
  type KeptPerson,
  listPeople,
  lockKeeperIfThere,
  updateKeeper,
} from "./rows.ts";

/** In one job: others have their turn before the next. */
const maximumPeople = 100;

/**
 * Erases whom a screening or drive keeps, once its time has come: one after the other in transactions of their own, so
 * that a worker that takes it over goes on where it was, and a hold that comes in between is kept to. It is one line of
 * the log. Candidates of drives stay until the drive's own time has come, whatever screening they are from.
 */
export async function handleErasePeople(services: Services, keeper: Keeper): Promise<void> {
  for (let count = 0; count < maximumPeople; count++) {
    const isAnybodyLeft = await transact(services, (transaction) => eraseNext(services, transaction, keeper));
    if (!isAnybodyLeft) {
      return;
    }
  }
  await enqueue(services.database.kysely, erasePeople, [{ payload: keeper, key: keyOfErasing(keeper) }]);
}

async function eraseNext(
  services: Services,
  transaction: Transaction<Tables>,
  keeper: Keeper,
): Promise<boolean> {
  const locked = await lockKeeperIfThere(transaction, keeper);
  const [person, next] = await listPeople(transaction, keeper, 2);
  if (!locked || !person || !(await getClock(transaction, keeper)).is_over) {
    return false;
  }
  const erasureId = locked.erasure_id ?? randomUUID();
  if (next) {
    await updateKeeper(transaction, keeper, { erasure_id: erasureId });
  } else {
    // Before what locks the feed of notifications.
    await deleteRestOf(transaction, keeper);
    await updateKeeper(transaction, keeper, {
      erasure_id: null,
      erasure_told_at: null,
      people_erased_at: await databaseNow(transaction),
    });
  }
  const from = { kind: keeper.kind, title: locked.title };
  const log = logErasure(keeper.accountId, { cause: "retention", by: null, from }, erasureId);
  if (person.kind === "candidate") {
    const { accountId } = keeper;
    await eraseCandidate(inTransaction(services, transaction), { accountId, candidateId: person.id }, log);
  } else {
    await log(transaction, await eraseApplicant(transaction, keeper, person));
  }
  if (!next) {
    await correctErasuresAhead(transaction, keeper.accountId);
  }
  return next !== undefined;
}

/** A CV with the applications that brought it, or an application whose CV is gone. */
async function eraseApplicant(
  transaction: Transaction<Tables>,
  { accountId, id: screeningId }: Keeper,
  { kind, id }: KeptPerson,
) {
  const screening = await lockScreening(transaction, accountId, screeningId);
  if (kind === "application") {
    return eraseFromScreening(transaction, screening, { fileIds: [], applicationIds: [id] });
  }
  const { ids: fileIds } = await findAllOfCvFiles(transaction, { accountId, fileIds: [id] });
  const applicationIds = await listApplicationsWithFiles(transaction, { accountId, screeningId, fileIds });
  return eraseFromScreening(transaction, screening, { fileIds: [id], applicationIds });
}
