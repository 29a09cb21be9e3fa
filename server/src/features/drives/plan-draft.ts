import type { DriveQuestion, DriveSkill } from "@winnow/contract/drives.ts";
import { maximumDriveQuestions, maximumDriveSkills } from "@winnow/contract/limits.ts";
import type { AccountId } from "../../account-id.ts";
import { Failure } from "../../platform/failure.ts";
import { TaskLost, type TaskOptions } from "../../platform/processes/process-pool.ts";
import type { Services } from "../../services.ts";
import type { ReadingTasks } from "../screenings/reading-tasks.ts";
import { questionOfSuggestion } from "./question-of-suggestion.ts";

/** What a job description suggests for a drive. */
export type PlannedDraft = { title: string | null; skills: DriveSkill[]; questions: DriveQuestion[] };

/** Skills and questions for a job as read. Throws `jdTooLaborious`. */
export async function planDraft(
  services: Services,
  job: ReadingTasks["planInterview"]["input"],
  reading: TaskOptions,
): Promise<PlannedDraft> {
  const plan = await readInTime(services.reading.run("planInterview", job, reading));
  return {
    title: job.title,
    skills: plan.skills.slice(0, maximumDriveSkills).map(({ name, weight }) => ({ name, weight })),
    questions: plan.questions.slice(0, maximumDriveQuestions).map(questionOfSuggestion),
  };
}

/** The same for the text of a job description; nothing for an empty one. Throws `jdTooLaborious`. */
export async function planDraftOfText(
  services: Services,
  accountId: AccountId,
  { signal, ...jd }: { text: string; instructions: string; signal?: AbortSignal },
): Promise<PlannedDraft> {
  if (jd.text.trim() === "") {
    return { title: null, skills: [], questions: [] };
  }
  const reading = { turn: accountId, signal };
  const { title, requirements } = await readInTime(services.reading.run("readJdText", jd, reading));
  return planDraft(services, { title, requirements, text: jd.text }, reading);
}

/** Text that outlives the limits of reading is refused, not our fault. */
async function readInTime<Reading>(reading: Promise<Reading>): Promise<Reading> {
  try {
    return await reading;
  } catch (error) {
    throw error instanceof TaskLost ? new Failure("jdTooLaborious") : error;
  }
}
