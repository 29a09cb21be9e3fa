import { createDriveRound, getDriveRound, updateDriveRound } from "@winnow/contract/drives.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { givenAccount } from "../given/given-account.ts";
import { startWinnow, type TestWinnow } from "../support/start-winnow.ts";

let winnow: TestWinnow;
beforeAll(async () => {
  winnow = await startWinnow();
});
afterAll(() => winnow?.stop());

const longText = `Cook\n\nRequirements:\n${"- You must have experience with and knowledge of grilling\n".repeat(800)}`;

test("a newer text of a drive's job description takes the place of one that is still being read", async () => {
  const recruiter = await givenAccount(winnow, "Typist");
  const { id } = await recruiter.call(createDriveRound, { body: {} });
  const save = (jd_text: string) => recruiter.call(updateDriveRound, { params: { id }, body: { jd_text } });

  const texts = [`${longText}- Patience`, `${longText}- Punctuality`];
  const saved = await Promise.allSettled(texts.map(save));

  const kept = texts.filter((_, index) => saved[index]?.status === "fulfilled");
  expect(kept).toHaveLength(1);
  expect(saved.find(({ status }) => status === "rejected")).toMatchObject({
    reason: { refusal: { status: 409, code: 1314 } },
  });
  expect((await recruiter.call(getDriveRound, { params: { id } })).jd.text).toBe(kept[0]);
});
