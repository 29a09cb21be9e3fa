import { createScreening, startScreening, updateScreening } from "@winnow/contract/screenings.ts";
import { wardNurseJd } from "@winnow/samples/job-descriptions.ts";
import { makeCvDocx } from "@winnow/samples/make-cv-docx.ts";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { givenAccount } from "../given/given-account.ts";
import { givenScreened } from "../given/given-screened.ts";
import { manyPeople } from "../given/many-people.ts";
import { type TestFile, uploadFiles } from "../given/uploads.ts";
import { patienceMs } from "../support/patience.ts";
import type { Recruiter } from "../support/recruiter.ts";
import { startWinnow, startWorker, type TestWinnow } from "../support/start-winnow.ts";

let winnow: TestWinnow;
let worker: Awaited<ReturnType<typeof startWorker>> | null;
beforeEach(async () => {
  winnow = await startWinnow({ ROLE: "api", WELCOME_CREDITS: "100.00" });
  worker = await startWorker(winnow);
});
afterEach(async () => {
  await worker?.stop();
  await winnow.stop();
});

const work = async () => {
  worker = await startWorker(winnow);
};
const rest = async () => {
  await worker?.stop();
  worker = null;
};

const cvsOf = (count: number): Promise<TestFile[]> =>
  Promise.all(
    manyPeople(count).map(async (person, index) => ({
      name: `cv-${index + 1}.docx`,
      bytes: await makeCvDocx(person),
      type: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
    })),
  );

/** Screenings of so many CVs each, all of which wait to be read. */
async function uploadPiles(recruiter: Recruiter, piles: number, cvs: TestFile[]): Promise<string[]> {
  const ids: string[] = [];
  for (let index = 0; index < piles; index += 1) {
    const { id } = await recruiter.call(createScreening, { body: {} });
    await recruiter.call(updateScreening, { params: { id }, body: { jd_text: wardNurseJd } });
    await uploadFiles(winnow, recruiter, { screeningId: id, files: cvs });
    ids.push(id);
  }
  return ids;
}

/**
 * How many CVs of an account came as far as `done` after the last one of the other. PostgreSQL numbers what writes, and
 * each row keeps the number of the last that wrote it: whoever looks only now and then would see less.
 */
async function leftWhenOtherIsDone(
  done: "is_checked" | "state = 'screened'",
  { many, few }: { many: Recruiter; few: Recruiter },
): Promise<number> {
  const accounts = [many.account.id, few.account.id];
  await vi.waitUntil(
    async () => {
      const { rowCount } = await winnow.pool.query(
        `select from cv_files where account_id = any($1) and not (${done}) limit 1`,
        [accounts],
      );
      return rowCount === 0;
    },
    { timeout: patienceMs, interval: 50 },
  );
  // By the middle one of its files, since a file may be touched once more after its turn.
  const { rows } = await winnow.pool.query<{ later: number }>(
    `select count(*)::int as later from cv_files
      where account_id = $1
        and xmin::text::bigint >
          (select percentile_disc(0.5) within group (order by xmin::text::bigint) from cv_files where account_id = $2)`,
    accounts,
  );
  return rows[0]?.later ?? 0;
}

test("five CVs of one account are read and screened long before the sixty that another has brought in before, in many piles", async () => {
  const many = await givenAccount(winnow, "Many");
  const few = await givenAccount(winnow, "Few");
  const cvs = await cvsOf(5);
  // A process takes a second for the first CV that it ever matches, whosever that is.
  await givenScreened(winnow, await givenAccount(winnow, "First"), { cvs: 8 });
  await rest();
  const manyIds = await uploadPiles(many, 12, cvs);
  const fewIds = await uploadPiles(few, 1, cvs);
  await work();

  expect(await leftWhenOtherIsDone("is_checked", { many, few })).toBeGreaterThan(40);

  await rest();
  for (const id of manyIds) {
    await many.call(startScreening, { params: { id } });
  }
  for (const id of fewIds) {
    await few.call(startScreening, { params: { id } });
  }
  await work();

  expect(await leftWhenOtherIsDone("state = 'screened'", { many, few })).toBeGreaterThan(40);
});
