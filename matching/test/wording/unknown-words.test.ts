import { describe, expect, it } from "vitest";
import { measureUnknownWords } from "./measure-unknown-words.ts";
import { readUnknownWords } from "./read-unknown-words.ts";

/** Written before the engine assessed any of them; floors as in `wording.test.ts`. */
describe("wishes that no concept covers, held against lines of CVs in six languages", () => {
  const pairs = readUnknownWords();

  it("tells what shows them from what shares an everyday word", () => {
    const { precision, recall, quoted } = measureUnknownWords(pairs.filter(({ isHeldBack }) => !isHeldBack));
    expect(precision).toBeGreaterThanOrEqual(0.88);
    expect(recall).toBeGreaterThanOrEqual(0.72);
    expect(quoted).toBe(1);
  });

  it("tells them apart where nothing was made to fit", () => {
    const { precision, recall, quoted } = measureUnknownWords(pairs.filter(({ isHeldBack }) => isHeldBack));
    expect(precision).toBeGreaterThanOrEqual(0.9);
    expect(recall).toBeGreaterThanOrEqual(0.75);
    expect(quoted).toBeGreaterThanOrEqual(0.96);
  });
});
