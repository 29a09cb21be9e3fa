import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, test } from "vitest";
import { givenAccount } from "../given/given-account.ts";
import { followLive } from "../support/live-page.ts";
import type { LiveEvent } from "../support/read-events.ts";
import type { Recruiter } from "../support/recruiter.ts";
import { startWinnow, type TestWinnow } from "../support/start-winnow.ts";
import { startingEnvironment } from "../support/starting-environment.ts";

const command = fileURLToPath(new URL("../../../server/src/commands/flags.ts", import.meta.url));

let winnow: TestWinnow;
let recruiter: Recruiter;
beforeAll(async () => {
  winnow = await startWinnow();
  recruiter = await givenAccount(winnow, "Flags");
});
afterAll(() => winnow.stop());

/** As the operator runs it, `npm run flags -- …`. */
async function flags(...parameters: string[]): Promise<{ code: number; said: string }> {
  const env = { ...startingEnvironment(), ...winnow.environment };
  return promisify(execFile)(process.execPath, [command, ...parameters], { env }).then(
    ({ stdout }) => ({ code: 0, said: stdout }),
    (error: { code: number; stderr: string }) => ({ code: error.code, said: error.stderr }),
  );
}

test("a flag that the operator changes reaches open pages, and leaves other flags alone", async () => {
  const page = await followLive(winnow, { token: recruiter.token });
  const has =
    (list: string[]) =>
    (event: LiveEvent): event is LiveEvent =>
      event.name === "feature_flags" &&
      JSON.stringify(event.data) === JSON.stringify({ feature_flags: list });
  await page.until(has(["pre_notifications"]));

  expect(await flags("on", recruiter.email, "something_new")).toEqual({
    code: 0,
    said: `${recruiter.email}: pre_notifications, something_new\n`,
  });
  await page.until(has(["pre_notifications", "something_new"]));
  await flags("off", recruiter.email, "pre_notifications");
  await page.until(has(["something_new"]));
  page.close();

  expect((await flags("list", recruiter.email.toUpperCase())).said).toContain("something_new");
});

test.each([
  [[], 2, /Usage/],
  [["on", "somebody@example.com"], 2, /Usage/],
  [["on", "somebody@example.com", "no spaces"], 2, /Usage/],
  [["list", "somebody@example.com"], 1, /There is no account/],
])("%j ends with %d", async (parameters, code, said) => {
  const answer = await flags(...parameters);

  expect(answer.code).toBe(code);
  expect(answer.said).toMatch(said);
});
