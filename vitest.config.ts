import { defineConfig } from "vitest/config";
import LongestFirst from "./tests/src/support/longest-first.ts";

export default defineConfig({
  test: {
    include: ["*/src/**/*.test.ts", "*/src/**/*.test.tsx", "*/test/**/*.test.ts"],
    globalSetup: ["tests/src/support/global-setup.ts"],
    maxWorkers: 2,
    sequence: { sequencer: LongestFirst },
    testTimeout: 60_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 30_000 } },
    reporters: process.env.CI ? ["default", "./tests/src/support/closing-line.ts"] : ["default"],
  },
});
