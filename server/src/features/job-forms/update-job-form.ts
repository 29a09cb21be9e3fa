import type { updateJobForm as endpoint, JobForm } from "@winnow/contract/job-forms.ts";
import type { z } from "zod";
import type { AccountId } from "../../account-id.ts";
import { transact } from "../../platform/database/transact.ts";
import { Failure } from "../../platform/failure.ts";
import type { Services } from "../../services.ts";
import { lockScreening } from "../screenings/rows.ts";
import { presentJobForm } from "./present.ts";
import { getJobFormRow, type JobFormChanges, updateJobFormRow } from "./rows.ts";

/**
 * Changes what is given. What applicants fill in by is counted, so that nobody sends answers to other questions than
 * those that they saw. Throws `screeningNotFound`, `inputInvalid` for a window that ends before it begins,
 * `formQuestionsChanged` where the questions are not those that they are a change of.
 */
export function updateJobForm(
  services: Services,
  accountId: AccountId,
  { screeningId, ...given }: { screeningId: string } & z.output<typeof endpoint.schema.body>,
): Promise<JobForm> {
  return transact(services, async (transaction) => {
    await lockScreening(transaction, accountId, screeningId);
    const of = { accountId, screeningId };
    const before = await getJobFormRow(transaction, of);
    const { questions, version, opens_at, closes_at, ...plain } = given;
    const changes: JobFormChanges = {
      ...plain,
      ...(opens_at === undefined ? {} : { opens_at: momentOf(opens_at) }),
      ...(closes_at === undefined ? {} : { closes_at: momentOf(closes_at) }),
    };
    const { opens_at: from = before.opens_at, closes_at: until = before.closes_at } = changes;
    if (from instanceof Date && until instanceof Date && from >= until) {
      throw new Failure("inputInvalid", {
        fields: { closes_at: "Please set an end that lies after the beginning." },
      });
    }
    if (questions && version !== undefined && version !== before.version) {
      throw new Failure("formQuestionsChanged");
    }
    if (questions && JSON.stringify(questions) !== JSON.stringify(before.questions)) {
      changes.questions = JSON.stringify(questions);
      changes.version = before.version + 1;
    }
    if (before.is_closed && given.is_closed === false) {
      changes.reopened_at = before.now;
    }
    if (Object.keys(changes).length > 0) {
      await updateJobFormRow(transaction, of, changes);
    }
    return presentJobForm(services, await getJobFormRow(transaction, of));
  });
}

function momentOf(seconds: number | null): Date | null {
  return seconds === null ? null : new Date(seconds * 1000);
}
