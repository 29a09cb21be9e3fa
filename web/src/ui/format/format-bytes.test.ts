import { expect, test } from "vitest";
import { formatBytes } from "./format-bytes.ts";

test("sizes are short", () => {
  expect([820, 340_000, 1_240_000].map(formatBytes)).toEqual(["820 B", "340 kB", "1.2 MB"]);
});
