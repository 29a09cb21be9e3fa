import type { JdReading } from "@winnow/matching/requirement.ts";
import type { Selectable, UpdateObject } from "kysely";
import type { Tables } from "../../tables.ts";
import type { InstructedJd } from "./reading-tasks.ts";

const readings: Record<JdReading, Selectable<Tables["screenings"]>["jd_reading"]> = {
  whole: "whole",
  thin: "thin",
  "unknown language": "unknown_language",
};

/** What a screening keeps of a JD as it was read; of none, nothing. */
export function jdColumns(jd: InstructedJd | null) {
  return {
    jd_title: jd?.title ?? null,
    jd_to_check: JSON.stringify(jd?.toCheck ?? []),
    jd_awaits_proposals: false,
    jd_reading: jd ? readings[jd.reading] : "whole",
    requirements: JSON.stringify(jd?.requirements ?? []),
    refused_criteria: JSON.stringify(jd?.refused ?? []),
    jd_instructions_not_understood: JSON.stringify(jd?.notUnderstood ?? []),
  } satisfies UpdateObject<Tables, "screenings">;
}
