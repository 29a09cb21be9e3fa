import { existsSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { BaseSequencer, type TestSpecification } from "vitest/node";

/**
 * Runs first what takes longest, so that no worker is left alone with it at the end: journeys, which need the
 * processor, by turns with faults, which mostly wait. A fresh checkout does not know how long a file took before.
 */
export default class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const largestFirst = files
      .map((file) => ({ file, size: sizeOf(file.moduleId) }))
      .sort((a, b) => b.size - a.size)
      .map(({ file }) => file);
    const journeys = largestFirst.filter(({ moduleId }) => moduleId.includes("/journeys/"));
    const faults = largestFirst.filter(({ moduleId }) => moduleId.includes("/faults/"));
    const byTurns = journeys.flatMap((journey, index) => [journey, ...faults.slice(index, index + 1)]);
    return [...new Set([...byTurns, ...faults, ...largestFirst])];
  }
}

/** Bytes of a test file and of the folder of its name, where a long journey keeps its parts. */
function sizeOf(path: string): number {
  const folder = path.replace(/\.test\.tsx?$/, "");
  const parts = existsSync(folder) ? readdirSync(folder).map((name) => join(folder, name)) : [];
  return [path, ...parts].reduce((sum, file) => sum + statSync(file).size, 0);
}
