import type { Step } from "../../model/line-model.ts";
import type { AdvertUnit } from "./advert-units.ts";

/** How each unit stands to the one before: 0 in the same line, 1 in the line below, 2 apart from it. */
export function stepsOf(units: AdvertUnit[]): Step[] {
  return units.map((unit, index) => {
    const before = units[index - 1];
    if (!before) return 2;
    if (before.line === unit.line) return 0;
    return unit.isApartAbove ? 2 : 1;
  });
}
