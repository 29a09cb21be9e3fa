import { describe, expect, it } from "vitest";
import { measureWholeAdverts } from "./measure-whole-adverts.ts";
import { measureWholeCvs } from "./measure-whole-cvs.ts";

/** Written before the engine had words of these languages; floors as in `wording.test.ts`. */
describe("adverts and CVs in Swedish, Danish, Czech and Romanian", () => {
  it("finds what adverts ask for, with years, degrees and languages", () => {
    const { recall, precision, kind, truths, unknown } = measureWholeAdverts("adverts-of-new-languages");
    expect(recall).toBeGreaterThanOrEqual(0.98);
    expect(precision).toBeGreaterThanOrEqual(0.97);
    expect(kind).toBeGreaterThanOrEqual(0.97);
    expect(truths).toBeGreaterThanOrEqual(0.95);
    expect(unknown).toBe(0);
  });

  it("finds headings, jobs with dates, degrees and languages of CVs", () => {
    const { right, all } = measureWholeCvs("cvs-of-new-languages");
    expect(right / all).toBe(1);
  });

  it("reads a second batch, written when the words were known, that nothing was made to fit", () => {
    const { recall, precision, kind, truths } = measureWholeAdverts("adverts-of-new-languages-2");
    expect(recall).toBe(1);
    expect(precision).toBeGreaterThanOrEqual(0.9);
    expect(kind).toBeGreaterThanOrEqual(0.92);
    expect(truths).toBeGreaterThanOrEqual(0.92);
    const { right, all } = measureWholeCvs("cvs-of-new-languages-2");
    expect(right / all).toBeGreaterThanOrEqual(0.93);
  });
});
