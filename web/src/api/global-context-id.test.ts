import { expect, test } from "vitest";
import { globalContextId } from "./global-context-id.ts";

test("an id has 20 characters in groups of 5, and no two are alike", () => {
  const ids = Array.from({ length: 1_000 }, globalContextId);
  for (const id of ids) expect(id).toMatch(/^[a-z0-9]{5}(-[a-z0-9]{5}){3}$/);
  expect(new Set(ids).size).toBe(ids.length);
});
