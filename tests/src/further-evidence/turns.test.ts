import { startScreening } from "@winnow/contract/screenings.ts";
import { people } from "@winnow/samples/people.ts";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { givenAccount } from "../given/given-account.ts";
import { cvsOf } from "../given/given-cvs.ts";
import { givenScreening } from "../given/given-screening.ts";
import { untilScreening } from "../given/uploads.ts";
import { patienceMs } from "../support/patience.ts";
import { completion, contentIn, startModel } from "../support/stand-in-model.ts";
import { startWinnow, type TestWinnow } from "../support/start-winnow.ts";

let model: Awaited<ReturnType<typeof startModel<{ cv: string }>>>;
let winnow: TestWinnow;
beforeAll(async () => {
  model = await startModel();
  winnow = await startWinnow({
    WELCOME_CREDITS: "200.00",
    LANGUAGE_MODEL_URL: model.url,
    LANGUAGE_MODEL_READS: "cvs",
  });
});
afterAll(async () => {
  await model.stop();
  await winnow.stop();
});

/** Until so many CVs are asked about or wait for it. */
const untilSearches = (count: number) =>
  vi.waitUntil(
    async () => {
      const { rows } = await winnow.pool.query(
        "select from graphile_worker.jobs where task_identifier = 'find-further-evidence'",
      );
      return rows.length === count;
    },
    { timeout: patienceMs, interval: 20 },
  );

test("one CV of an account does not wait for a model until all of another account are asked about", async () => {
  const [person, ...others] = people.slice(0, 21);
  if (!person) throw new Error("There are no people.");
  const given = async (name: string, persons: typeof others) => {
    const owner = await givenAccount(winnow, name);
    return { owner, ...(await givenScreening(winnow, owner, { cvs: await cvsOf(persons) })) };
  };
  const [many, one] = [await given("Mara Lind", others), await given("Ida Falk", [person])];
  const isOpen = Promise.withResolvers<void>();
  model.answerWith(async () => {
    await isOpen.promise;
    return completion({ evidence: [] });
  });

  await many.owner.call(startScreening, { params: { id: many.id } });
  await untilSearches(others.length);
  await one.owner.call(startScreening, { params: { id: one.id } });
  await untilSearches(others.length + 1);
  isOpen.resolve();
  await untilScreening(many.owner, many.id, ({ status }) => status === "Completed");

  const sent = model.asked.map((asked) => contentIn<{ cv: string }>(asked).cv);
  const bullet = person.jobs[0]?.bullets[0]?.slice(0, 20) ?? "";
  const place = sent.findIndex((cv) => cv.includes(bullet));
  expect(place).toBeGreaterThanOrEqual(0);
  expect(place).toBeLessThan(sent.length / 2);
});
