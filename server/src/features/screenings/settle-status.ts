import type { Queryable } from "../../platform/database/open-database.ts";
import type { Tables } from "../../tables.ts";
import { notifyScreening } from "./notify-screening.ts";
import { getScreening, type ScreeningRow, setStatus } from "./rows.ts";
import { nextScreeningStatus, type ScreeningEvent } from "./states.ts";

/**
 * Decides the status of a locked screening from what is left of its CVs; every change of a CV ends here,
 * and is told from here.
 * False when the event is not legal now: then nothing has changed.
 */
export async function settleStatus(
  database: Queryable<Tables>,
  screening: ScreeningRow,
  event: ScreeningEvent = "CVs changed",
): Promise<boolean> {
  const accountId = screening.account_id;
  const current = await getScreening(database, accountId, screening.id);
  const { ready, checking, waiting, screened, mode, status } = current;
  const next = nextScreeningStatus(status, event, {
    unscreened: ready + checking > 0,
    inWork: waiting > 0,
    screened: screened > 0,
    mode,
  });
  if (next === null) {
    return false;
  }
  if (next !== status) {
    await setStatus(database, { accountId, id: screening.id }, next);
  }
  await notifyScreening(database, { accountId, screening: current, next, event });
  return true;
}
