import type { CreditMonth } from "@winnow/contract/credits.ts";
import type { AccountId } from "../../account-id.ts";
import { addDays, dayOf, startOfDay } from "../../platform/calendar/days.ts";
import { databaseNow } from "../../platform/database/database-now.ts";
import type { Services } from "../../services.ts";
import { listMonthRows } from "./group-rows.ts";
import { paymentReferences, workReferences } from "./transaction-kind.ts";

const monthsCount = 12;

/** What was spent and bought in the months up to `now`, the oldest first. */
export async function listMonths(
  { database: { kysely } }: Pick<Services, "database">,
  accountId: AccountId,
  { timezone, now }: { timezone: string; now?: Date },
): Promise<CreditMonth[]> {
  const today = dayOf(now ?? (await databaseNow(kysely)), timezone);
  const firstDays = Array.from({ length: monthsCount + 1 }, (_, index) =>
    firstOfMonth(today, index + 1 - monthsCount),
  );
  const [endsAt = new Date(), ...latestFirst] = firstDays.map((day) => startOfDay(day, timezone)).reverse();
  const rows = await listMonthRows(kysely, accountId, {
    startsAt: latestFirst.reverse(),
    endsAt,
    spentOn: workReferences,
    boughtBy: paymentReferences,
  });
  return firstDays.slice(0, monthsCount).map((from, index) => {
    const { spent = 0, bought = 0 } = rows.find(({ month }) => month === index + 1) ?? {};
    return { from, to: addDays(firstOfMonth(from, 1), -1), spent, bought };
  });
}

/** The first day of the month so many months after that of a day. */
function firstOfMonth(day: string, monthsLater: number): string {
  const [year = 1970, month = 1] = day.split("-").map(Number);
  return new Date(Date.UTC(year, month - 1 + monthsLater, 1)).toISOString().slice(0, 10);
}
