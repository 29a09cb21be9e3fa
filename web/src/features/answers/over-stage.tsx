import Typography from "@mui/material/Typography";
import type { CandidateInterview } from "@winnow/contract/answers.ts";
import { isolate } from "@winnow/contract/isolate.ts";
import { type ComponentType, lazy, Suspense, useEffect } from "react";
import { formatWindowMoment } from "./format-window.ts";
import { useOpenInterview } from "./interview-context.ts";
import type { InterviewReceiptProps } from "./receipt/interview-receipt.tsx";
import type { Stage } from "./stage-of.ts";
import { Adjustments, InterviewFacts } from "./welcome-stage.tsx";

/** Whoever has just finished sees that the answers have arrived, also where the rest cannot be loaded. */
const InterviewReceipt = lazy<ComponentType<InterviewReceiptProps>>(() =>
  import("./receipt/interview-receipt.tsx").catch(() => ({ default: () => null })),
);

type OverPhase = Extract<Stage, { name: "over" }>["phase"];

export const overTitles: Record<OverPhase, string> = {
  not_open_yet: "The interview has not opened yet",
  completed: "Thank you, your answers have arrived",
  withdrawn: "You have withdrawn",
  closed: "The interview is closed",
  cancelled: "The interview was cancelled",
};

/** An interview that cannot be answered now, and what happens next. */
export function OverStage({ interview, phase }: { interview: CandidateInterview; phase: OverPhase }) {
  const { studio } = useOpenInterview();

  useEffect(() => {
    // It may have been ended from outside in the middle of a recording.
    void studio.stop().then(() => studio.leave());
  }, [studio]);

  return (
    <>
      <Typography sx={{ mt: 1 }}>{nextSentence(interview, phase)}</Typography>
      {phase === "not_open_yet" ? (
        <>
          <InterviewFacts interview={interview} />
          <Adjustments interview={interview} />
        </>
      ) : (
        <Suspense fallback={null}>
          <InterviewReceipt interview={interview} isDecided={phase === "completed" || phase === "closed"} />
        </Suspense>
      )}
    </>
  );
}

function nextSentence(interview: CandidateInterview, phase: OverPhase): string {
  const recruiter = isolate(interview.recruiter);
  const { time_zone: zone } = interview;
  switch (phase) {
    case "not_open_yet":
      return `It opens on ${formatWindowMoment(interview.opens_at, zone)}. Come back with the same link then.`;
    case "completed":
      return `${recruiter} looks at your answers and gets in touch. You can close this page; this link leads back to it.`;
    case "withdrawn":
      return `${recruiter} knows that you do not go on. There is nothing more to do. Should you change your mind, write to ${recruiter}.`;
    case "closed":
      return `The time for answering ended on ${formatWindowMoment(interview.closes_at, zone)}. If something kept you from it, write to ${recruiter}: more time can be given.`;
    case "cancelled":
      return `${recruiter} has called this interview off. You do not have to do anything.`;
  }
}
