import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { InterviewReport } from "@winnow/contract/reports.ts";
import { useRef } from "react";
import { formatDateTime } from "../../../ui/format/format-time.ts";
import { useWords } from "../../../words/words.ts";
import { ToldNote } from "../../candidate-mails/rejections/told-note.tsx";
import { DecisionGroup, decisionRoom } from "../../evidence/decision-group.tsx";
import { RejectDialog } from "../../results/decisions/reject-dialog.tsx";
import { interviewDecisionOptions } from "./interview-decision-options.ts";
import type { InterviewDecision } from "./use-interview-decision.ts";

/** What a person decides after an interview, and who has decided what. */
export function DecisionBar(props: { report: InterviewReport; deciding: InterviewDecision }) {
  const { report, deciding } = props;
  const { interview, decision } = report;
  const { decision: words } = useWords("reports");
  const { interviewDecisions } = useWords("labels");
  const bar = useRef<HTMLDivElement>(null);

  function focusReject() {
    bar.current?.querySelector<HTMLElement>('[aria-keyshortcuts="r"]')?.focus();
  }

  return (
    <Box ref={bar} sx={decisionRoom}>
      <Box sx={{ displayPrint: "none" }}>
        <DecisionGroup
          name={interview.name}
          options={interviewDecisionOptions()}
          decided={decision?.kind ?? null}
          onDecide={deciding.ask}
        />
      </Box>
      <Typography variant="body2" sx={{ mt: 1, color: "text.secondary", overflowWrap: "anywhere" }}>
        {decision?.kind ? (
          <>
            {words.by({ decision: interviewDecisions[decision.kind].state })}
            <bdi>{decision.by}</bdi>
            {words.at({ at: formatDateTime(decision.at) })}
            {decision.reason ? (
              <>
                : <bdi>{decision.reason}</bdi>
              </>
            ) : null}
          </>
        ) : (
          words.nobody
        )}
      </Typography>
      <Typography variant="body2" component="div" sx={{ color: "text.secondary" }}>
        <ToldNote
          place={{ kind: "drive", id: interview.drive_id }}
          id={interview.id}
          isDecided={decision !== null}
        />
      </Typography>
      <RejectDialog
        whom={deciding.isRejecting ? interview.name : null}
        subjectId={interview.id}
        reasons={words.rejectReasons}
        onReject={(reason) => {
          deciding.reject(reason);
          focusReject();
        }}
        onClose={() => {
          deciding.leaveRejecting();
          focusReject();
        }}
      />
    </Box>
  );
}
