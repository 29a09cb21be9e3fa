import { execFile } from "node:child_process";
import { unlink } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";
import { givenAccount } from "../given/given-account.ts";
import { givenApplicationWithFile } from "../given/given-open-form.ts";
import { givenScreening } from "../given/given-screening.ts";
import { untilJobsAreDone } from "../support/mailbox.ts";
import { startWinnow, type TestWinnow } from "../support/start-winnow.ts";
import { startingEnvironment } from "../support/starting-environment.ts";
import { age, directoryOf, stored } from "../support/stored.ts";

const command = fileURLToPath(new URL("../../../server/src/commands/objects.ts", import.meta.url));
let winnow: TestWinnow;
beforeAll(async () => {
  winnow = await startWinnow();
});
afterAll(() => winnow.stop());

/** What the operator's command answers and how it ends. */
function objects(...words: string[]): Promise<{ code: number; output: string }> {
  return new Promise((resolve) => {
    const child = execFile(
      process.execPath,
      [command, ...words],
      { env: { ...startingEnvironment(), ...winnow.environment } },
      (_error, stdout, stderr) => resolve({ code: child.exitCode ?? -1, output: `${stdout}${stderr}` }),
    );
  });
}

test("the operator sees what is stored without a row and which rows have lost their object, and removes the first", async () => {
  const recruiter = await givenAccount(winnow, "Operator");
  await givenScreening(winnow, recruiter, { cvs: 2 });
  await untilJobsAreDone(winnow);
  const [lost = ""] = await stored(winnow);
  const { answerFile } = await givenApplicationWithFile(winnow, recruiter);
  const keys = await stored(winnow);
  const lostAnswer = keys.find((key) => key.endsWith(answerFile)) ?? "";
  await winnow.pool.query("update cv_files set created_at = now() - interval '2 days'");
  await winnow.pool.query("update application_files set announced_at = now() - interval '2 days'");
  await age(winnow, keys);
  expect(await objects()).toEqual({
    code: 0,
    output: "0 objects without a row, 0 rows without an object.\n",
  });
  for (const key of [lost, lostAnswer]) await unlink(join(directoryOf(winnow), key));
  const [stray, young] = ["files/nobody/nothing/old", "files/nobody/nothing/young"];
  await winnow.services.storage.write(stray, new Uint8Array(7));
  await winnow.services.storage.write(young, new Uint8Array(7));
  await age(winnow, [stray]);

  const listed = await objects();
  const removed = await objects("remove");

  expect(listed).toEqual({
    code: 1,
    output: [
      `Without a row: ${stray} (7 bytes)`,
      `Without an object: ${lost}`,
      `Without an object: ${lostAnswer}`,
      "1 object without a row, 2 rows without an object.\n",
    ].join("\n"),
  });
  expect(removed.output).toContain("files: 1 removed");
  expect(await stored(winnow)).toEqual(
    [...keys.filter((key) => key !== lost && key !== lostAnswer), young].sort(),
  );
  expect(await objects("anything")).toMatchObject({ code: 2, output: expect.stringContaining("Usage") });
});
