import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { type DecisionKind, decisionKinds } from "@winnow/contract/decisions.ts";
import { paths } from "@winnow/contract/paths.ts";
import type { ScreeningResult, ScreeningResultWithReport } from "@winnow/contract/results.ts";
import { useRef, useState } from "react";
import { useLocation } from "react-router";
import { formatDateTime } from "../../../ui/format/format-time.ts";
import { askedByTable } from "../../../ui/list/shortcuts.ts";
import { useListKeys } from "../../../ui/list/use-list-keys.ts";
import { useWords } from "../../../words/words.ts";
import { ToldNote } from "../../candidate-mails/rejections/told-note.tsx";
import { decisionRoom } from "../../evidence/decision-group.tsx";
import { DecisionButtons } from "../decisions/decision-buttons.tsx";
import { RejectDialog } from "../decisions/reject-dialog.tsx";
import { RevealButton } from "../decisions/reveal-button.tsx";
import type { Decisions } from "../decisions/use-decisions.ts";
import { resultName } from "../report-labels.ts";
import { matchReportShortcuts } from "../result-steps.ts";
import { NewNote } from "./new-note.tsx";
import { OwnScoreDialog } from "./own-score-dialog.tsx";
import type { Steps } from "./use-report-steps.ts";

const askedByKey = askedByTable(matchReportShortcuts);

/** What a person does about a candidate: decide, score for oneself, reveal, write something down. */
export function ReportDecisionBar(props: {
  screeningId: string;
  result: ScreeningResult;
  /** Undefined while it is on its way. */
  report: ScreeningResultWithReport | undefined;
  decisions: Decisions;
  steps: Steps;
  onGoTo: (path: string) => void;
}) {
  const { screeningId, result, report, decisions, steps, onGoTo } = props;
  const [open, setOpen] = useState<"reject" | "own score" | null>(null);
  const bar = useRef<HTMLDivElement>(null);
  const { search } = useLocation();
  const name = resultName(result);
  const { ownScore } = useWords("matchReport");

  useListKeys(askedByKey, (key) => {
    const decision = decisionKinds.find((kind) => kind === key);
    if (decision) ask(decision);
    if (key === "clear") ask(null);
    if (key === "undo") undo();
    if (key === "next" && steps.next) onGoTo(steps.next);
    if (key === "previous" && steps.previous) onGoTo(steps.previous);
  });

  /** Whom it puts back is whom the page shows then. */
  function undo() {
    const undone = decisions.undo();
    if (undone !== null && undone !== result.id) onGoTo(`${paths.report(screeningId, undone)}${search}`);
  }

  function ask(kind: DecisionKind | null) {
    if (kind === "reject") setOpen("reject");
    else decisions.decide([result], { kind });
  }

  function closeReject() {
    setOpen(null);
    bar.current?.querySelector<HTMLElement>('[aria-keyshortcuts="r"]')?.focus();
  }

  return (
    <Box ref={bar} sx={{ ...decisionRoom, mb: 1 }}>
      <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "flex-start", gap: 1, displayPrint: "none" }}>
        <DecisionButtons name={name} decided={result.decision?.kind ?? null} onDecide={ask} />
        <Button variant="outlined" color="inherit" disabled={!report} onClick={() => setOpen("own score")}>
          {ownScore.open}
        </Button>
        <RevealButton screeningId={screeningId} result={result} />
        <Box sx={{ flex: "1 1 280px", minWidth: 0 }}>
          <NewNote of={{ id: result.id, screeningId }} />
        </Box>
      </Box>
      <DecidedLine result={result} />
      <Typography variant="body2" component="div" sx={{ color: "text.secondary" }}>
        <ToldNote
          place={{ kind: "screening", id: screeningId }}
          id={result.id}
          isDecided={result.decision !== null}
        />
      </Typography>
      <RejectDialog
        whom={open === "reject" ? name : null}
        subjectId={result.id}
        onReject={(reason) => {
          decisions.decide([result], { kind: "reject", reason });
          closeReject();
        }}
        onClose={closeReject}
      />
      {report ? (
        <OwnScoreDialog result={report} isOpen={open === "own score"} onClose={() => setOpen(null)} />
      ) : null}
    </Box>
  );
}

/** "Rejected by Mara Lind, Nov 21, 2026, 11:07 AM: Other line of work". */
function DecidedLine({ result }: { result: ScreeningResult }) {
  const { decision } = result;
  const { decided: words } = useWords("matchReport");
  const { decisions } = useWords("labels");
  return (
    <Typography variant="body2" sx={{ mt: 0.5, color: "text.secondary", overflowWrap: "anywhere" }}>
      {decision ? (
        <>
          {words.by({ decision: decisions[decision.kind].state })}
          <bdi>{decision.decided_by}</bdi>
          {words.at({ at: formatDateTime(decision.decided_at) })}
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
  );
}
