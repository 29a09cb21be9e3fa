import type { DriveCandidate, DriveRoundDetails } from "@winnow/contract/drives.ts";
import { isolate } from "@winnow/contract/isolate.ts";
import { paths } from "@winnow/contract/paths.ts";
import { useState } from "react";
import { useToast } from "../../../ui/feedback/toast.tsx";
import { MoreMenu } from "../../../ui/list/more-menu.tsx";
import { useWords } from "../../../words/words.ts";
import { useRemoveCandidate, useResendInvitation } from "../queries.ts";
import { CorrectCandidateDialog } from "./correct-candidate-dialog.tsx";
import { openInterviewOf } from "./open-interview-of.ts";
import { WithdrawDialog } from "./withdraw-dialog.tsx";

/** What can be done about one candidate now. */
export function CandidateMenu({ drive, candidate }: { drive: DriveRoundDetails; candidate: DriveCandidate }) {
  const words = useWords("drives");
  const { candidates } = words;
  const [asked, setAsked] = useState<"correct" | "withdraw" | null>(null);
  const removal = useRemoveCandidate(drive.id);
  const sending = useResendInvitation(drive.id);
  const showToast = useToast();
  const { interview } = candidate;
  const open = drive.is_sample ? null : openInterviewOf(candidate);
  const onError = (error: Error) => showToast(error.message, { tone: "error" });

  // The row may leave the page before the answer comes: promises outlive it.
  function remove() {
    removal
      .mutateAsync(candidate.id)
      .then(() => showToast(candidates.removed({ name: isolate(candidate.name) })), onError);
  }

  function resend(interviewId: string) {
    sending
      .mutateAsync(interviewId)
      .then(() => showToast(candidates.goesAgainTo({ email: isolate(candidate.email) })), onError);
  }

  return (
    <>
      <MoreMenu
        label={words.moreFor({ name: isolate(candidate.name) })}
        size="small"
        data={{ "data-candidate-menu": candidate.id }}
        items={[
          !drive.is_sample && { label: candidates.correct, onChoose: () => setAsked("correct") },
          { label: candidates.everything, to: paths.person(candidate.id) },
          open !== null && { label: candidates.sendAgain, onChoose: () => resend(open.id) },
          open?.status === "NotAttended" && {
            label: candidates.withdraw.act,
            isDestructive: true,
            onChoose: () => setAsked("withdraw"),
          },
          interview === null && { label: candidates.remove, isDestructive: true, onChoose: remove },
        ]}
      />
      {asked === "correct" ? (
        <CorrectCandidateDialog driveId={drive.id} candidate={candidate} onClose={() => setAsked(null)} />
      ) : null}
      {asked === "withdraw" && interview !== null ? (
        <WithdrawDialog
          driveId={drive.id}
          interviewId={interview.id}
          name={candidate.name}
          onClose={() => setAsked(null)}
        />
      ) : null}
    </>
  );
}
