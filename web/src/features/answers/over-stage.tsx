import Typography from "@mui/material/Typography";
import type { CandidateInterview } from "@winnow/contract/answers.ts";
import { isolate } from "@winnow/contract/isolate.ts";
import { type ComponentType, lazy, Suspense, useEffect } from "react";
import type { Words } from "../../words/catalogue.ts";
import { useWords } from "../../words/words.ts";
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

/** An interview that cannot be answered now, and what happens next. */
export function OverStage({ interview, phase }: { interview: CandidateInterview; phase: OverPhase }) {
  const words = useWords("interview");
  const { studio } = useOpenInterview();

  useEffect(() => {
    // It may have been ended from outside in the middle of a recording.
    void studio.stop().then(() => studio.leave());
  }, [studio]);

  return (
    <>
      <Typography sx={{ mt: 1 }}>{nextSentence(interview, phase, words.next)}</Typography>
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

function nextSentence(
  interview: CandidateInterview,
  phase: OverPhase,
  next: Words<"interview">["next"],
): string {
  const { time_zone: zone } = interview;
  return next[phase]({
    recruiter: isolate(interview.recruiter),
    opens: formatWindowMoment(interview.opens_at, zone),
    closed: formatWindowMoment(interview.closes_at, zone),
  });
}
