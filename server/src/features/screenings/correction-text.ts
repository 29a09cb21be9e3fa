import type { Correction } from "@winnow/contract/corrections.ts";

/** Equal for corrections that say the same, whatever the order of their fields. */
export function correctionText(correction: Correction): string {
  const sorted = (value: unknown): unknown =>
    value !== null && typeof value === "object"
      ? Object.entries(value)
          .sort(([a], [b]) => (a < b ? -1 : 1))
          .map(([key, inner]) => [key, sorted(inner)])
      : value;
  return JSON.stringify(sorted(correction));
}

/** What it is about, of which there is one in a list: "job 0". */
export function correctionSubject(correction: Correction): string {
  switch (correction.kind) {
    case "contact":
      return `contact ${correction.field}`;
    case "job":
    case "education":
      return `${correction.kind} ${correction.index}`;
    case "requirement":
      return `requirement ${correction.requirement_id}`;
  }
}
