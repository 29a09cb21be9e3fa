import type { getDashboard as endpoint } from "@winnow/contract/analytics.ts";
import { listDriveRounds } from "@winnow/contract/drives.ts";
import { listScreenings } from "@winnow/contract/screenings.ts";
import type { Transaction } from "kysely";
import type { z } from "zod";
import type { AccountId } from "../../account-id.ts";
import { databaseNow } from "../../platform/database/database-now.ts";
import { transact } from "../../platform/database/transact.ts";
import type { Services } from "../../services.ts";
import type { Tables } from "../../tables.ts";
import { findBalance } from "../credits/rows.ts";
import { presentDrive } from "../drives/present.ts";
import { listDriveRows } from "../drives/rows.ts";
import { presentScreening } from "../screenings/present.ts";
import { listScreeningRows } from "../screenings/rows.ts";
import { calendarOf } from "./calendar-of.ts";
import { listFacts, listWaits } from "./fact-rows.ts";
import { countKept, readOneMoment } from "./kept-rows.ts";
import { presentFigures } from "./present-figures.ts";
import { presentWaiting } from "./present-waiting.ts";
import { listWaiting } from "./waiting-rows.ts";

type Answer = z.input<(typeof endpoint)["schema"]["response"][200]>;
type Asked = z.output<typeof endpoint.schema.querystring>;

/** What waits, what runs and the figures of a period up to `now`, all as they are at one moment. */
export function getDashboard(
  services: Services,
  accountId: AccountId,
  { period, timezone, now }: Asked & { now?: Date },
): Promise<Answer> {
  return transact(services, async (transaction) => {
    await readOneMoment(transaction);
    const calendar = calendarOf({ period, timezone, now: now ?? (await databaseNow(transaction)) });
    return {
      kept: await countKept(transaction, accountId),
      waiting: presentWaiting(await listWaiting(transaction, accountId)),
      running: await listRunning(transaction, accountId),
      ...presentFigures({
        calendar,
        facts: await listFacts(transaction, accountId, calendar),
        waits: await listWaits(transaction, accountId, calendar),
        available: (await findBalance(transaction, accountId)).available,
      }),
    };
  });
}

const running = { status: "InProgress", size: 10 };
const runningScreenings = listScreenings.schema.querystring.parse(running);
const runningDrives = listDriveRounds.schema.querystring.parse(running);

async function listRunning(
  transaction: Transaction<Tables>,
  accountId: AccountId,
): Promise<Answer["running"]> {
  const screenings = await listScreeningRows(transaction, accountId, runningScreenings);
  const drives = await listDriveRows(transaction, accountId, runningDrives);
  return {
    screenings: screenings.rows.map(presentScreening),
    screenings_count: screenings.total,
    drives: drives.rows.map(presentDrive),
    drives_count: drives.total,
  };
}
