import { randomUUID } from "node:crypto";
import {
  addDriveCandidates,
  createDriveRound,
  type DriveCandidate,
  type DriveRoundDetails,
  listDriveCandidates,
  updateDriveRound,
} from "@winnow/contract/drives.ts";
import { newEmail, type Recruiter } from "../support/recruiter.ts";

type Options = {
  title?: string;
  candidates: number | { name: string; email: string; time_zone?: string | null }[];
  /** Epoch seconds. */
  opensAt?: number;
  closesAt?: number;
  timeZone?: string;
};

const dayInSeconds = 24 * 60 * 60;
export const inDays = (days: number) => Math.floor(Date.now() / 1000) + days * dayInSeconds;

/** A draft with one question, a window of a week and candidates: ready to be scheduled. */
export async function givenReadyDrive(
  recruiter: Pick<Recruiter, "call">,
  options: Options,
): Promise<DriveRoundDetails> {
  const { id } = await recruiter.call(createDriveRound, { body: { title: options.title ?? "Ward nurse" } });
  const candidates =
    typeof options.candidates === "number"
      ? Array.from({ length: options.candidates }, (_, index) => ({
          name: `Candidate ${index + 1}`,
          email: newEmail("candidate"),
        }))
      : options.candidates;
  await recruiter.call(addDriveCandidates, { params: { id }, body: { candidates } });
  return recruiter.call(updateDriveRound, {
    params: { id },
    body: {
      opens_at: options.opensAt ?? null,
      closes_at: options.closesAt ?? inDays(7),
      time_zone: options.timeZone ?? "UTC",
      questions: [
        {
          id: randomUUID(),
          text: "Tell us about a shift that went wrong.",
          skill: null,
          kind: "own",
          answer_kinds: ["text"],
          preparation_seconds: 30,
          answer_seconds: 180,
          retakes: 1,
          rubric: [],
          reason: null,
          sentence: null,
        },
      ],
    },
  });
}

/** The first 100 candidates in the order in which they came. */
export async function candidatesOf(
  recruiter: Pick<Recruiter, "call">,
  driveId: string,
): Promise<DriveCandidate[]> {
  const { data } = await recruiter.call(listDriveCandidates, {
    params: { id: driveId },
    query: { size: 100, order_by: "asc", sort_by: "created_at" },
  });
  return data;
}
