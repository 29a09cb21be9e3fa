import { conceptsByName } from "@winnow/matching/concept-table.ts";
import { impliedConcepts } from "@winnow/matching/implied-concepts.ts";
import { sameThing } from "./plan-parameters.ts";

/** Whether questions about two sets of concepts would be about nearly the same: one shows the other, or they are near neighbours. */
export function areAlike(some: string[], others: string[]): boolean {
  return some.some((one) => others.some((other) => isNear(one, other)));
}

function isNear(one: string, other: string): boolean {
  if (one === other || impliedConcepts(one).has(other) || impliedConcepts(other).has(one)) return true;
  const part = (from: string, to: string) => conceptsByName.get(from)?.siblings?.[to] ?? 0;
  return Math.max(part(one, other), part(other, one)) >= sameThing;
}
