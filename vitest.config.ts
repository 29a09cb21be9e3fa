import { defineConfig } from "vitest/config";
import LongestFirst from "./tests/src/support/longest-first.ts";

export default defineConfig({
  test: {
    include: ["*/src/**/*.test.ts", "*/src/**/*.test.tsx", "*/test/**/*.test.ts"],
    globalSetup: ["tests/src/support/global-setup.ts"],
    // One more than the two cores that they have at least: journeys wait for pages, and tests of faults for the clock.
    maxWorkers: 3,
    // Each file has a server and a database of its own; what the modules keep is no state that a test could tell.
    isolate: false,
    sequence: { sequencer: LongestFirst },
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 60_000 } },
    reporters: process.env.CI ? ["default", "./tests/src/support/closing-line.ts"] : ["default"],
  },
});
