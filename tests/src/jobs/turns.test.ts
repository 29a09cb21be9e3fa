import { screenCv } from "@winnow/server/features/screenings/jobs.ts";
import { enqueue } from "@winnow/server/platform/jobs/job.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startWinnow, type TestWinnow } from "../support/start-winnow.ts";

let winnow: TestWinnow;
beforeAll(async () => {
  winnow = await startWinnow({ ROLE: "api" });
});
afterAll(() => winnow.stop());

test("five CVs of one account are screened among the first of five hundred that another has started before", async () => {
  const { kysely } = winnow.services.database;
  const pile = (name: string, count: number) =>
    enqueue(
      kysely,
      screenCv,
      Array.from({ length: count }, (_, index) => ({
        payload: { cvFileId: `${name} ${index}` },
        key: `${name} ${index}`,
      })),
    );
  await pile("many", 500);
  await pile("few", 5);

  const { rows } = await winnow.pool.query<{ key: string }>(
    "select key from graphile_worker.jobs where key like 'many %' or key like 'few %' order by priority, run_at, id limit 10",
  );

  expect(rows.filter(({ key }) => key.startsWith("few"))).toHaveLength(5);
});
