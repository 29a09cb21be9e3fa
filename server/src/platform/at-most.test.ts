import { expect, test } from "vitest";
import { atMost } from "./at-most.ts";

test("so many run at once, in the order in which they came, also after one has failed", async () => {
  const run = atMost(2);
  const works = Array.from({ length: 4 }, () => Promise.withResolvers<string>());
  const begun: number[] = [];
  const answers = works.map(({ promise }, index) =>
    run(() => {
      begun.push(index);
      return promise;
    }),
  );

  expect(begun).toEqual([0, 1]);
  works[1]?.reject(new Error("in vain"));
  await expect(answers[1]).rejects.toThrow("in vain");
  expect(begun).toEqual([0, 1, 2]);
  works[0]?.resolve("first");
  expect(await answers[0]).toBe("first");
  expect(begun).toEqual([0, 1, 2, 3]);
  works[2]?.resolve("third");
  works[3]?.resolve("fourth");
  expect(await Promise.all(answers.slice(2))).toEqual(["third", "fourth"]);
  expect(await run(async () => "later")).toBe("later");
});
