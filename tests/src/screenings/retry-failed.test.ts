import {
  createScreening,
  deleteScreeningFile,
  listCvFiles,
  retryFailedCvFiles,
} from "@winnow/contract/screenings.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { givenAccount } from "../given/given-account.ts";
import { givenCvs } from "../given/given-cvs.ts";
import { announce, untilScreening, uploadFiles } from "../given/uploads.ts";
import { startWinnow, type TestWinnow } from "../support/start-winnow.ts";

let winnow: TestWinnow;
beforeAll(async () => {
  winnow = await startWinnow();
});
afterAll(() => winnow?.stop());

test("all failed files whose original is there are read again, and only they", async () => {
  const recruiter = await givenAccount(winnow, "Rita Retries");
  const { id } = await recruiter.call(createScreening, { body: {} });
  const [good, second] = await givenCvs(2);
  if (!good || !second) throw new Error("There are no sample people.");
  const bad = Array.from({ length: 3 }, (_, index) => ({
    name: `bad-${index}.pdf`,
    bytes: new TextEncoder().encode(`no PDF at all, number ${index}`),
  }));
  const [goodId, secondId] = await uploadFiles(winnow, recruiter, {
    screeningId: id,
    files: [good, second, ...bad],
  });
  // Refused before it is sent: nothing of it is stored.
  await announce(recruiter, { screeningId: id, file: { name: "empty.pdf", bytes: new Uint8Array() } });
  await untilScreening(recruiter, id, ({ counts }) => counts.failed >= 3 && counts.checking === 0);
  // Our fault, so that another try helps.
  await winnow.pool.query(
    "update cv_files set state = 'failed', failure_reason = 'ourFault', document = null, sha256 = null where id = $1",
    [secondId],
  );

  const { retried } = await recruiter.call(retryFailedCvFiles, { params: { id } });
  await untilScreening(recruiter, id, ({ counts }) => counts.checking === 0);

  expect(retried).toBe(4);
  const { data } = await recruiter.call(listCvFiles, { params: { id }, query: { size: 100 } });
  const states = new Map(data.map((file) => [file.id, file.state]));
  expect(states.get(goodId ?? "")).toBe("uploaded");
  expect(states.get(secondId ?? "")).toBe("uploaded");
  expect(data.filter(({ state }) => state === "failed").map((file) => file.failure?.reason)).toEqual(
    expect.arrayContaining(["unsupportedType"]),
  );
  for (const file of data.filter(({ state }) => state === "failed")) {
    await recruiter.call(deleteScreeningFile, { params: { screening_id: id }, query: { file_id: file.id } });
  }
  expect(await recruiter.call(retryFailedCvFiles, { params: { id } })).toEqual({ retried: 0 });
});
