import { builtInEngine } from "@winnow/contract/markers.ts";
import type { Transaction } from "kysely";
import type { AccountId } from "../../account-id.ts";
import { transact } from "../../platform/database/transact.ts";
import { enqueue } from "../../platform/jobs/job.ts";
import type { Services } from "../../services.ts";
import type { Tables } from "../../tables.ts";
import { endLeftRecordings } from "../answers/end-left-recordings.ts";
import { questionsOf } from "../answers/questions-of.ts";
import { recordingsThatCount } from "../answers/recordings-that-count.ts";
import { findOpenedInterview, type OfInterview } from "../answers/rows.ts";
import { lockInterview } from "../interviews/rows.ts";
import { isOver } from "../transcripts/is-over.ts";
import { isSentByItself } from "../transcripts/is-sent-by-itself.ts";
import { requestTranscripts } from "../transcripts/request-transcripts.ts";
import { listTranscripts } from "../transcripts/rows.ts";
import { listAnsweredWords } from "./answered-words.ts";
import { findFurtherPoints } from "./jobs.ts";
import { markAnswers } from "./mark-answers.ts";
import { findMarks, keepMarks } from "./rows.ts";

/**
 * The job behind an interview that is over, and behind each recording of one that has become whole or text since: what
 * was recorded becomes files and then text, and once nothing more is waited for, answers are marked. The marks of an
 * answer are made once, the same for everybody who reads them, and anew only when its transcript is.
 */
export async function handleInterviewOver(
  services: Services,
  of: { accountId: AccountId; interviewId: string },
): Promise<void> {
  // Locked, so that nothing is quoted that is erased meanwhile.
  await transact(services, async (transaction) => {
    await lockInterview(transaction, { accountId: of.accountId, id: of.interviewId });
    const interview = await findOpenedInterview(transaction, of);
    if (!interview || !isOver(interview)) {
      return;
    }
    await endLeftRecordings(transaction, of);
    const isTranscribed = services.transcription !== null && isSentByItself(interview, "transcript");
    if (services.transcription) {
      await requestTranscripts(transaction, { ...of, isNew: isTranscribed, isAgain: false });
    }
    if (await isWordAwaited(transaction, of, { isTranscribed })) {
      return;
    }
    const stored = await findMarks(transaction, of);
    const answers = await listAnsweredWords(transaction, of);
    const kept = (stored?.marks ?? []).filter(({ question_id }) => {
      const heardAt = answers.get(question_id)?.heardAt;
      return !(stored && heardAt && heardAt > stored.marked_at);
    });
    const keptIds = new Set(kept.map(({ question_id }) => question_id));
    const made = await markAnswers(
      questionsOf(interview).filter(({ id }) => !keptIds.has(id)),
      (id) => answers.get(id)?.text ?? null,
    );
    if (!stored || made.length > 0 || kept.length < stored.marks.length) {
      await keepMarks(transaction, { ...of, markedBy: builtInEngine, marks: [...kept, ...made] });
    }
    if (services.languageModels.answers && isSentByItself(interview, "model")) {
      const incomplete = made.filter(({ points }) => points.some(({ mark }) => mark === "not found"));
      await enqueue(
        transaction,
        findFurtherPoints,
        incomplete.map(({ question_id }) => ({ payload: { ...of, questionId: question_id } })),
      );
    }
  });
}

/** Whether something that was said is still on its way to being text. */
async function isWordAwaited(
  transaction: Transaction<Tables>,
  of: OfInterview,
  { isTranscribed }: { isTranscribed: boolean },
): Promise<boolean> {
  const recordings = await recordingsThatCount(transaction, of);
  const isJoined = recordings.every(({ state }) => state === "ready" || state === "failed");
  const transcripts = await listTranscripts(transaction, of);
  return (isTranscribed && !isJoined) || transcripts.some(({ state }) => state === "waiting");
}
