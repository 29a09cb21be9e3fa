import type { Answer } from "./api-client.ts";
import { holdLock } from "./held-lock.ts";
import type { TestWinnow } from "./start-winnow.ts";

/**
 * Two changes of one row, both read before either is written; the first is written first, and is taken. Answers what the
 * second is told.
 */
export async function oneAfterTheOther(
  winnow: Pick<TestWinnow, "pool">,
  row: { table: "screenings" | "drives"; id: string },
  [first, second]: [() => Promise<Answer>, () => Promise<Answer>],
): Promise<Answer> {
  const lock = await holdLock(winnow, `select from ${row.table} where id = $1 for update`, [row.id]);
  const before = first();
  await lock.untilSomebodyWaits();
  const after = second();
  await lock.untilSomebodyWaits(2);
  await lock.release();
  const { status } = await before;
  if (status !== 200) throw new Error(`The first change was answered with ${status}.`);
  return after;
}
