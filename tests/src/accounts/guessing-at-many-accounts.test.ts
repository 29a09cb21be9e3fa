import { logIn } from "@winnow/contract/accounts.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createApiClient } from "../support/api-client.ts";
import { newEmail } from "../support/recruiter.ts";
import { startWinnow, type TestWinnow } from "../support/start-winnow.ts";

let winnow: TestWinnow;
beforeAll(async () => {
  winnow = await startWinnow();
});
afterAll(() => winnow.stop());

test("one address that tries many accounts is stopped after 60 tries a minute", async () => {
  const answers = await Promise.all(
    Array.from({ length: 70 }, () =>
      createApiClient(winnow.url).attempt(logIn, {
        body: { email: newEmail("many"), password: "not-the-password" },
      }),
    ),
  );

  expect(answers.filter(({ status }) => status === 401)).toHaveLength(60);
  const refused = answers.filter(({ status }) => status === 429);
  expect(refused).toHaveLength(10);
  expect(Number(refused[0]?.headers.get("retry-after"))).toBeGreaterThan(0);
});
