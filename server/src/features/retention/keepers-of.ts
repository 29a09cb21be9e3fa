import type { Clock } from "./rows.ts";

/** How many screenings and drives these are. */
export function keepersOf(clocks: readonly Pick<Clock, "kind">[]): { screenings: number; drives: number } {
  const screenings = clocks.filter(({ kind }) => kind === "screening").length;
  return { screenings, drives: clocks.length - screenings };
}
