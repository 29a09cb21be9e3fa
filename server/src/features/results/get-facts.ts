import type { getScreeningFacts as endpoint } from "@winnow/contract/results.ts";
import { sql } from "kysely";
import type { z } from "zod";
import type { AccountId } from "../../account-id.ts";
import type { Services } from "../../services.ts";
import { candidateLabel } from "../screenings/candidate-label.ts";
import { presentRequirement } from "../screenings/present.ts";
import { requireScreening } from "../screenings/rows.ts";
import { isHidden } from "./matching-results.ts";

const notStated = { verdict: "not stated", strength: 0 } as const;

/** What every result of a screening shows for each requirement, best first. Throws `screeningNotFound`. */
export async function getFacts(
  services: Services,
  accountId: AccountId,
  screeningId: string,
): Promise<z.input<(typeof endpoint)["schema"]["response"][200]>> {
  const { kysely } = services.database;
  const { requirements } = await requireScreening(kysely, accountId, screeningId);
  const rows = await kysely
    .selectFrom("screening_results as result")
    .innerJoin("screenings as screening", "screening.id", "result.screening_id")
    .innerJoin("cv_files as file", "file.id", "result.cv_file_id")
    .select(["result.id", "result.candidate_number", "result.matching_score", "result.facts"])
    .select(sql<string>`coalesce(result.name, file.file_name)`.as("label"))
    .select(isHidden.as("is_hidden"))
    .where("result.account_id", "=", accountId)
    .where("result.screening_id", "=", screeningId)
    .orderBy("result.matching_score", "desc")
    .orderBy("result.candidate_number")
    .execute();
  return {
    requirements: requirements.map(presentRequirement),
    results: rows.map((row) => ({
      id: row.id,
      label: row.is_hidden ? candidateLabel(row.candidate_number) : row.label,
      matching_score: row.matching_score,
      facts: requirements.map(({ id }) => row.facts[id] ?? notStated),
    })),
  };
}
