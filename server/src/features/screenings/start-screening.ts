import type { Screening } from "@winnow/contract/screenings.ts";
import type { AccountId } from "../../account-id.ts";
import { transact } from "../../platform/database/transact.ts";
import { Failure } from "../../platform/failure.ts";
import type { Services } from "../../services.ts";
import { holdCredits } from "../credits/hold-credits.ts";
import { queueReadyCvFiles } from "./cv-file-rows.ts";
import { presentScreening } from "./present.ts";
import { queueScreening } from "./queue-cv-files.ts";
import { priceOfCv } from "./quote-screening.ts";
import { getScreening, lockScreening, markRunStarted } from "./rows.ts";
import { workOf } from "./screening-work-rows.ts";
import { settleStatus } from "./settle-status.ts";

/**
 * Starts a screening: holds the credits for every ready CV (with `quoted`, exactly these hundredths) and queues them, in
 * one transaction.
 * Throws `screeningNotFound`, `screeningNotPending`, `jdNotUploaded`, `jdNotReadYet`, `requirementsMissing`,
 * `cvNotUploaded`, `cvsNotCheckedYet`, `quoteOutdated`, `creditsInsufficient`; then nothing has changed.
 */
export async function startScreening(
  services: Services,
  accountId: AccountId,
  { id, quoted }: { id: string; quoted: number | undefined },
): Promise<Screening> {
  const { kysely } = services.database;
  await transact(services, async (transaction) => {
    const locked = await lockScreening(transaction, accountId, id);
    const screening = await getScreening(transaction, accountId, id);
    if (screening.status !== "Pending") {
      throw new Failure("screeningNotPending");
    }
    if (screening.jd_upload_state === "reading") {
      throw new Failure("jdNotReadYet");
    }
    if (screening.jd_state !== "read") {
      throw new Failure("jdNotUploaded");
    }
    if (screening.requirements.length === 0) {
      throw new Failure("requirementsMissing");
    }
    if (screening.ready === 0) {
      throw new Failure(screening.checking > 0 ? "cvsNotCheckedYet" : "cvNotUploaded");
    }
    const unitAmount = await priceOfCv(services, transaction, screening);
    if (quoted !== undefined && quoted !== screening.ready * unitAmount) {
      throw new Failure("quoteOutdated");
    }
    const holdId = await holdCredits(transaction, {
      accountId,
      work: workOf(id),
      units: screening.ready,
      unitAmount,
      advice: () => "remove some CVs",
    });
    const queued = await queueReadyCvFiles(transaction, {
      accountId,
      screeningId: id,
      holdId,
      atMost: screening.ready,
    });
    await settleStatus(transaction, locked, "start");
    await markRunStarted(transaction, { accountId, id });
    await queueScreening(transaction, accountId, queued);
  });
  return presentScreening(await getScreening(kysely, accountId, id));
}
