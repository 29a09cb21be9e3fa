import type { getScreeningFacts as endpoint } from "@winnow/contract/results.ts";
import type { z } from "zod";
import type { AccountId } from "../../account-id.ts";
import type { Services } from "../../services.ts";
import { candidateLabel } from "../screenings/candidate-label.ts";
import { presentRequirement } from "../screenings/present.ts";
import { requireScreening } from "../screenings/rows.ts";
import { listFacts } from "./rows.ts";

const notStated = { verdict: "not stated", strength: 0 } as const;

/** What every result of a screening shows for each requirement, best first. Throws `screeningNotFound`. */
export async function getFacts(
  services: Services,
  accountId: AccountId,
  screeningId: string,
): Promise<z.input<(typeof endpoint)["schema"]["response"][200]>> {
  const { kysely } = services.database;
  const { requirements } = await requireScreening(kysely, accountId, screeningId);
  const rows = await listFacts(kysely, { accountId, screeningId });
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
