import { expect, test } from "vitest";
import { engineVersion, isOlderEngine } from "./engine-version.ts";

test.each([
  ["2026.11.9", "2026.11.17", true],
  ["2026.11.17", "2026.11.9", false],
  ["2026.11.17", "2026.11.17", false],
  ["2026.12.1", "2026.11.17", false],
  ["2025.12.31", "2026.1.1", true],
  ["2026.11", "2026.11.1", true],
  ["2026.11.1", "2026.11", false],
])("engine %s is older than %s: %s", (version, than, isOlder) => {
  expect(isOlderEngine(version, than)).toBe(isOlder);
});

test("no engine is older than itself", () => {
  expect(isOlderEngine(engineVersion)).toBe(false);
});
