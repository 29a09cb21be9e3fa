import type { RescreeningStand } from "@winnow/contract/rescreenings.ts";
import { engineVersion, isOlderEngine } from "@winnow/matching/engine-version.ts";
import type { Queryable } from "../../platform/database/open-database.ts";
import type { Tables } from "../../tables.ts";
import type { InScreening } from "../results/matching-rows.ts";
import { requireScreeningId } from "../screenings/rows.ts";
import { presentRescreening } from "./present.ts";
import {
  countRescreened,
  findNewestRescreening,
  findOutdatedReason,
  listEngines,
  type RescreeningRow,
} from "./rows.ts";

/** How many results older engines have found, and the newest comparison. Throws `screeningNotFound`. */
export async function getRescreening(
  database: Queryable<Tables>,
  where: InScreening,
): Promise<RescreeningStand> {
  const older = await listOlderEngines(database, where);
  const rescreening = await findNewestRescreening(database, where);
  if (older.length === 0 && !rescreening) {
    await requireScreeningId(database, where.accountId, where.screeningId);
  }
  return {
    engine_version: engineVersion,
    older: {
      results: older.reduce((sum, { results }) => sum + results, 0),
      engine_versions: older.map((engine) => engine.engine_version),
    },
    rescreening: rescreening
      ? presentRescreening(
          rescreening,
          await countRescreened(database, { accountId: where.accountId, id: rescreening.id }),
          await outdatedReason(database, rescreening),
        )
      : null,
  };
}

/** The engines before the running one that have found results of a screening, the oldest first. */
export async function listOlderEngines(database: Queryable<Tables>, where: InScreening) {
  const engines = await listEngines(database, where);
  return engines
    .filter((engine) => isOlderEngine(engine.engine_version))
    .sort((a, b) => (isOlderEngine(a.engine_version, b.engine_version) ? -1 : 1));
}

/** Why a comparison that nobody has settled is of no use any more. */
export async function outdatedReason(database: Queryable<Tables>, rescreening: RescreeningRow) {
  if (rescreening.state !== "comparing" && rescreening.state !== "ready") {
    return null;
  }
  return rescreening.engine_version === engineVersion ? findOutdatedReason(database, rescreening) : "engine";
}
