import { describe, expect, it } from "vitest";
import { faultsOf } from "./measure-wording.ts";
import { isHeldBack, readWording } from "./read-wording.ts";

/** Floors stand at or a little under what was measured when they were last raised; the batch is read as a whole. */
describe("sentences as employers and applicants write them, read as a careful reader would", () => {
  const shareRight = (name: string, isCounted: (index: number) => boolean) => {
    const counted = readWording(name).filter((_, index) => isCounted(index));
    const right = counted.filter((wording) => faultsOf(wording).length === 0);
    return right.length / counted.length;
  };

  it("reads degrees, fields, years, licences and boasts in ten languages", () => {
    expect(shareRight("adverts", (index) => !isHeldBack(index))).toBeGreaterThanOrEqual(0.95);
  });

  it("reads those that nothing was made to fit", () => {
    expect(shareRight("adverts", isHeldBack)).toBeGreaterThanOrEqual(0.8);
  });

  it("refuses what limits applicants, and flags orders to machines, without false alarms", () => {
    expect(shareRight("refusals-and-flags", (index) => !isHeldBack(index))).toBe(1);
    expect(shareRight("refusals-and-flags", isHeldBack)).toBeGreaterThanOrEqual(0.93);
  });
});
