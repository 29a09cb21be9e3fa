import { isolate } from "@winnow/contract/isolate.ts";
import type { InterviewDecisionKind, InterviewReport } from "@winnow/contract/reports.ts";
import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useAccount } from "../../../api/account-query.ts";
import { useToast } from "../../../ui/feedback/toast.tsx";
import { useWords } from "../../../words/words.ts";
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
  const { decision: words } = useWords("reports");
  const { interviewDecisions } = useWords("labels");
  const [isRejecting, setIsRejecting] = useState(false);
  const undoable = useRef<Decided[]>([]);

  function send({ kind, reason }: Decided, onSent?: () => void) {
    deciding.mutate(
      { decision: kind, reason: reason ?? "", by: username },
      {
        onError: (error) => showToast(words.notSaved({ reason: error.message }), { tone: "error" }),
      },
    );
    onSent?.();
  }

  function decide(kind: InterviewDecisionKind | null, reason: string | null = null) {
    undoable.current.push({ kind: decision?.kind ?? null, reason: decision?.reason ?? null });
    send({ kind, reason }, () => {
      const done =
        kind === null
          ? words.nowCleared(interview)
          : interviewDecisions[kind].doneTo(isolate(interview.name));
      showToast(reason ? words.doneWhy({ done, reason }) : done, {
        action: { label: words.undo, onClick: undo },
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
      showToast(words.nothingToUndo);
      return;
    }
    send(before, () => showToast(words.undone));
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
