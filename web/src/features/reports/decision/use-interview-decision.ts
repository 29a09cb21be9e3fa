import { isolate } from "@winnow/contract/isolate.ts";
import { interviewDecisionLabels } from "@winnow/contract/labels.ts";
import type { InterviewDecisionKind, InterviewReport } from "@winnow/contract/reports.ts";
import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useAccount } from "../../../api/account-query.ts";
import { useToast } from "../../../ui/feedback/toast.tsx";
import { useDecideInterview } from "../queries.ts";

type Decided = { kind: InterviewDecisionKind | null; reason: string | null };

export type InterviewDecision = ReturnType<typeof useInterviewDecision>;

/** Decides on an interview, asks first why somebody is rejected, and takes the last decision back. */
export function useInterviewDecision({
  interview,
  decision,
}: Pick<InterviewReport, "interview" | "decision">) {
  const deciding = useDecideInterview(interview);
  const showToast = useToast();
  const { username } = useAccount();
  const [isRejecting, setIsRejecting] = useState(false);
  const undoable = useRef<Decided[]>([]);

  function send({ kind, reason }: Decided, onSent?: () => void) {
    deciding.mutate(
      { decision: kind, reason: reason ?? "", by: username },
      {
        onError: (error) =>
          showToast(`This was not saved, so nothing has changed. ${error.message}`, { tone: "error" }),
      },
    );
    onSent?.();
  }

  function decide(kind: InterviewDecisionKind | null, reason: string | null = null) {
    undoable.current.push({ kind: decision?.kind ?? null, reason: decision?.reason ?? null });
    send({ kind, reason }, () => {
      const name = isolate(interview.name);
      const words =
        kind === null ? `Cleared the decision on ${name}` : interviewDecisionLabels[kind].doneTo(name);
      showToast(reason ? `${words}: ${isolate(reason)}` : words, {
        action: { label: "Undo", onClick: undo },
      });
    });
  }

  /** At once: an open dialog would hold the focus back from the button that is to have it. */
  function closeRejection() {
    flushSync(() => setIsRejecting(false));
  }

  function undo() {
    const before = undoable.current.pop();
    if (!before) {
      showToast("There is nothing to undo.");
      return;
    }
    send(before, () => showToast("Put the decision back."));
  }

  return {
    isRejecting,
    ask: (kind: InterviewDecisionKind | null) => (kind === "reject" ? setIsRejecting(true) : decide(kind)),
    reject: (reason: string) => {
      closeRejection();
      decide("reject", reason);
    },
    leaveRejecting: closeRejection,
    undo,
  };
}
