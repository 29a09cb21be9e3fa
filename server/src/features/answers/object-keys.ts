import type { AccountId } from "../../account-id.ts";

export const recordingsPrefix = "recordings";

type Stored = { accountId: AccountId; interviewId: string; recordingId: string };

/** Where a browser puts a part of a recording. */
export function partUploadKey({
  accountId,
  interviewId,
  recordingId,
  number,
}: Stored & { number: number }): string {
  return `uploads/${accountId}/${interviewId}/${recordingId}-${number}`;
}

/** Where a part lies once it has been taken in, out of reach of its link. */
export function partKey({
  accountId,
  interviewId,
  recordingId,
  number,
}: Stored & { number: number }): string {
  return `${recordingsPrefix}/${accountId}/${interviewId}/${recordingId}/${number}`;
}

/** The recording as one file. */
export function recordingKey({ accountId, interviewId, recordingId, run }: Stored & { run: string }): string {
  return `${recordingsPrefix}/${accountId}/${interviewId}/${recordingId}/whole-${run}`;
}
