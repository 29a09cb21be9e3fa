import type { InterviewReport } from "@winnow/contract/reports.ts";
import { useTranscribe } from "./queries.ts";
import { isGoingOn } from "./report-state.ts";

/** Whether there is a service that puts recordings of an interview into text, and how it is asked to. */
export type Transcribing = {
  hasService: boolean;
  isGoingOn: boolean;
  isAsking: boolean;
  error: string | null;
  ask: () => void;
};

export function useTranscribing({
  interview,
  transcribed_by,
}: Pick<InterviewReport, "interview" | "transcribed_by">): Transcribing {
  const transcribe = useTranscribe(interview.id);
  return {
    hasService: transcribed_by !== null,
    isGoingOn: isGoingOn(interview),
    isAsking: transcribe.isPending,
    error: transcribe.error?.message ?? null,
    ask: () => transcribe.mutate(),
  };
}
