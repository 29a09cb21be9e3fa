import type { DriveCandidate, DriveRoundDetails } from "@winnow/contract/drives.ts";
import { isolate } from "@winnow/contract/isolate.ts";
import { paths } from "@winnow/contract/paths.ts";
import { useState } from "react";
import { useToast } from "../../../ui/feedback/toast.tsx";
import { MoreMenu } from "../../../ui/list/more-menu.tsx";
import { useRemoveCandidate, useResendInvitation } from "../queries.ts";
import { CorrectCandidateDialog } from "./correct-candidate-dialog.tsx";
import { openInterviewOf } from "./open-interview-of.ts";
import { WithdrawDialog } from "./withdraw-dialog.tsx";

/** What can be done about one candidate now. */
export function CandidateMenu({ drive, candidate }: { drive: DriveRoundDetails; candidate: DriveCandidate }) {
  const [asked, setAsked] = useState<"correct" | "withdraw" | null>(null);
  const removal = useRemoveCandidate(drive.id);
  const sending = useResendInvitation(drive.id);
  const showToast = useToast();
  const { interview } = candidate;
  const open = drive.is_sample ? null : openInterviewOf(candidate);
  const onError = (error: Error) => showToast(error.message, { tone: "error" });

  function remove() {
    removal.mutate(candidate.id, {
      onSuccess: () => showToast(`${isolate(candidate.name)} is removed.`),
      onError,
    });
  }

  function resend(interviewId: string) {
    sending.mutate(interviewId, {
      onSuccess: () => showToast(`The invitation goes to ${isolate(candidate.email)} again.`),
      onError,
    });
  }

  return (
    <>
      <MoreMenu
        label={`More for ${isolate(candidate.name)}`}
        size="small"
        data={{ "data-candidate-menu": candidate.id }}
        items={[
          !drive.is_sample && { label: "Correct name or address", onChoose: () => setAsked("correct") },
          { label: "Everything of this person", to: paths.person(candidate.id) },
          open !== null && { label: "Send the invitation again", onChoose: () => resend(open.id) },
          open?.status === "NotAttended" && {
            label: "Withdraw the invitation",
            isDestructive: true,
            onChoose: () => setAsked("withdraw"),
          },
          interview === null && { label: "Remove", isDestructive: true, onChoose: remove },
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
