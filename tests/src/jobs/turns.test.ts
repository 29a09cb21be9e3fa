import { createScreening, startScreening, updateScreening } from "@winnow/contract/screenings.ts";
import { wardNurseJd } from "@winnow/samples/job-descriptions.ts";
import { makeCvDocx } from "@winnow/samples/make-cv-docx.ts";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { givenAccount } from "../given/given-account.ts";
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

/** How many CVs of an account had not come as far as `done` at the moment when the last one of the other had. */
async function leftWhenOtherIsDone(
  done: "is_checked" | "state = 'screened'",
  { many, few }: { many: Recruiter; few: Recruiter },
) {
  const count = async () => {
    const { rows } = await winnow.pool.query<{ left_of_many: number; left_of_few: number }>(
      `select count(*) filter (where account_id = $1)::int as left_of_many,
              count(*) filter (where account_id = $2)::int as left_of_few
         from cv_files where not (${done})`,
      [many.account.id, few.account.id],
    );
    return rows[0] ?? null;
  };
  const left = await vi.waitUntil(
    async () => {
      const counted = await count();
      return counted?.left_of_few === 0 && counted;
    },
    { timeout: patienceMs, interval: 10 },
  );
  await vi.waitUntil(async () => (await count())?.left_of_many === 0, { timeout: patienceMs, interval: 50 });
  return left.left_of_many;
}

test("five CVs of one account are read and screened long before the sixty that another has brought in before, in many piles", async () => {
  const many = await givenAccount(winnow, "Many");
  const few = await givenAccount(winnow, "Few");
  const cvs = await cvsOf(5);
  await rest();
  const manyIds = await uploadPiles(many, 12, cvs);
  const fewIds = await uploadPiles(few, 1, cvs);
  await work();

  expect(await leftWhenOtherIsDone("is_checked", { many, few })).toBeGreaterThan(30);

  await rest();
  for (const id of manyIds) {
    await many.call(startScreening, { params: { id } });
  }
  for (const id of fewIds) {
    await few.call(startScreening, { params: { id } });
  }
  await work();

  expect(await leftWhenOtherIsDone("state = 'screened'", { many, few })).toBeGreaterThan(30);
});
