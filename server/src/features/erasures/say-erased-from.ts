import type { ErasedFrom } from "@winnow/contract/erasures.ts";
import { isolate } from "@winnow/contract/isolate.ts";

/** A line of the log in English: 'In the screening “Nurse”', "One person, across everything". */
export function sayErasedFrom(from: ErasedFrom): string {
  if (from.kind !== "person") {
    return `In the ${from.kind} “${isolate(from.title)}”`;
  }
  return from.is_all ? "One person, across everything" : "Some of what was kept of one person";
}
