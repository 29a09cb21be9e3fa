import type { DriveQuestion } from "@winnow/contract/drives.ts";
import type { SuggestedQuestion } from "@winnow/interviewing/question.ts";
import { questionForRequirement } from "@winnow/interviewing/question-for-requirement.ts";
import type { Requirement } from "@winnow/matching/requirement.ts";
import type { AccountId } from "../../account-id.ts";
import type { Queryable } from "../../platform/database/open-database.ts";
import type { Tables } from "../../tables.ts";
import { findUnstatedMusts } from "../results/candidate-rows.ts";
import { listUninvited, setOwnQuestions } from "./candidate-rows.ts";
import { questionOfSuggestion } from "./question-of-suggestion.ts";
import type { DriveRow } from "./rows.ts";

/**
 * For each of some results, one question about each must-have that the CV does not state; none in the words of a
 * question that the drive asks everybody.
 */
export async function gapQuestions(
  database: Queryable<Tables>,
  accountId: AccountId,
  options: { questions: DriveQuestion[]; resultIds: string[] },
): Promise<Map<string, DriveQuestion[]>> {
  const asked = new Set(options.questions.map(({ text }) => text));
  const suggestions = new Map<string, SuggestedQuestion | null>();
  const results = await findUnstatedMusts(database, { accountId, ids: options.resultIds });
  return new Map(
    results.map(({ id, screening_id, unstated }) => {
      const texts = new Set<string>();
      const questions = unstated.flatMap((requirement) => {
        const key = `${screening_id} ${requirement.id}`;
        const known = suggestions.get(key);
        const suggestion = known === undefined ? suggest(requirement, asked) : known;
        suggestions.set(key, suggestion);
        if (suggestion === null || texts.has(suggestion.text)) return [];
        texts.add(suggestion.text);
        return [questionOfSuggestion(suggestion)];
      });
      return [id, questions];
    }),
  );
}

/** Brings the questions of all candidates who have no interview yet up to date with what the drive asks. */
export async function refreshGapQuestions(
  database: Queryable<Tables>,
  drive: Pick<DriveRow, "id" | "account_id" | "asks_about_gaps" | "questions">,
): Promise<void> {
  const place = { accountId: drive.account_id, driveId: drive.id };
  const candidates = await listUninvited(database, place);
  const resultIds = drive.asks_about_gaps ? candidates.flatMap(({ result_id }) => result_id ?? []) : [];
  const found = await gapQuestions(database, drive.account_id, { questions: drive.questions, resultIds });
  const questions = candidates.map(({ id, result_id }) => ({
    id,
    own_questions: (result_id !== null && found.get(result_id)) || [],
  }));
  await setOwnQuestions(database, place, questions);
}

function suggest(requirement: Requirement, asked: Set<string>): SuggestedQuestion | null {
  const first = questionForRequirement(requirement);
  if (!first || !asked.has(first.text)) return first;
  const other = questionForRequirement(requirement, [first.key]);
  return other && !asked.has(other.text) ? other : null;
}
