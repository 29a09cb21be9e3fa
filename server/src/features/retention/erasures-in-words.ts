import type { Clock } from "./rows.ts";

/** "1 CV", "1,200 candidates" */
export function people({ kind, people: count }: Pick<Clock, "kind" | "people">): string {
  const noun = kind === "screening" ? "CV" : "candidate";
  return `${count.toLocaleString("en")} ${noun}${count === 1 ? "" : "s"}`;
}

/** "1 screening", "3 screenings and 1 drive" */
export function keepers(clocks: Pick<Clock, "kind">[]): string {
  const words = (["screening", "drive"] as const).flatMap((kind) => {
    const count = clocks.filter((clock) => clock.kind === kind).length;
    return count === 0 ? [] : `${count.toLocaleString("en")} ${kind}${count === 1 ? "" : "s"}`;
  });
  return words.join(" and ");
}

/** "12 May 2027", wherever it is read. */
export function formatDay(moment: Date): string {
  return new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" }).format(moment);
}
