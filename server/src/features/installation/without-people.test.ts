import { expect, test } from "vitest";
import { errorWithoutPeople, payloadWithoutPeople } from "./without-people.ts";

test.each([
  ["550 <ana.roth@example.com>: no such user\nsecond line", "550 <…@…>: no such user"],
  ['invalid input syntax for type json: "Ana Roth"', 'invalid input syntax for type json: "…"'],
  ["connect ECONNREFUSED 127.0.0.1:25", "connect ECONNREFUSED 127.0.0.1:25"],
  [null, ""],
])("of the error %j it says %j", (error, said) => {
  expect(errorWithoutPeople(error)).toBe(said);
});

test("of a payload it says ids and numbers, and that there is more", () => {
  const payload = {
    exportId: "6e0a2f66-9f0c-4b38-9c3a-6a4c5a6f0001",
    failedTries: 2,
    email: "ana@example.com",
  };

  expect(payloadWithoutPeople(payload)).toBe(
    "exportId=6e0a2f66-9f0c-4b38-9c3a-6a4c5a6f0001 failedTries=2 email=…",
  );
});
