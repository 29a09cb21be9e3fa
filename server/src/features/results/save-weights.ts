import type { requirementWeights } from "@winnow/contract/results.ts";
import type { Requirement } from "@winnow/matching/requirement.ts";
import type { z } from "zod";
import type { AccountId } from "../../account-id.ts";
import { transact } from "../../platform/database/transact.ts";
import { Failure } from "../../platform/failure.ts";
import type { Services } from "../../services.ts";
import { countCvFilesInWork } from "../screenings/cv-file-rows.ts";
import { lockScreening, updateScreeningRow } from "../screenings/rows.ts";
import { rescore, type Weighed } from "./rescore.ts";
import { nameOfAccount } from "./rows.ts";
import { listFactsAfter, storeWeighed } from "./weight-rows.ts";

/** Small enough that scoring a batch does not keep other calls waiting. */
const batchSize = 200;

type Weights = z.output<typeof requirementWeights>;

/**
 * Weighs the requirements anew and scores every result from its facts, all or none. Answers how many results there
 * are. Throws `screeningNotFound`, `screeningRunning`, `weightsInvalid`.
 */
export async function saveWeights(
  services: Services,
  accountId: AccountId,
  wish: { screeningId: string; weights: Weights },
): Promise<number> {
  const { screeningId: id } = wish;
  return transact(services, async (transaction) => {
    const screening = await lockScreening(transaction, accountId, id);
    // CVs in work were taken up with the weights of before, also those that finish after a stop.
    if (
      screening.status === "InProgress" ||
      (await countCvFilesInWork(transaction, { accountId, screeningId: id })) > 0
    ) {
      throw new Failure("screeningRunning");
    }
    const requirements = reweighed(screening.requirements, wish.weights);
    await updateScreeningRow(transaction, { accountId, id }, { requirements: JSON.stringify(requirements) });
    const by = await nameOfAccount(transaction, accountId);
    let rescored = 0;
    for (let after = 0; ; ) {
      const batch = await listFactsAfter(transaction, {
        accountId,
        screeningId: id,
        after,
        limit: batchSize,
      });
      const last = batch.at(-1);
      if (!last) {
        return rescored;
      }
      const weighed: Weighed[] = batch.map((row) => rescore(row, requirements));
      await storeWeighed(transaction, { accountId, weighed, requirements, by });
      after = last.candidate_number;
      rescored += batch.length;
    }
  });
}

/** The requirements with other weights and kinds; those that are not named keep theirs. */
export function reweighed(requirements: Requirement[], weights: Weights): Requirement[] {
  const wished = new Map(weights.map((weight) => [weight.id, weight]));
  const isKnown = new Set(requirements.map((requirement) => requirement.id));
  const changed = requirements.map((requirement) => {
    const wish = wished.get(requirement.id);
    return wish ? { ...requirement, weight: wish.weight, kind: wish.kind } : requirement;
  });
  const areOfThisScreening = weights.every((weight) => isKnown.has(weight.id));
  if (!areOfThisScreening || wished.size < weights.length || changed.every(({ weight }) => weight === 0)) {
    throw new Failure("weightsInvalid");
  }
  return changed;
}
