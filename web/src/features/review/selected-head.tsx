import OnIcon from "@mui/icons-material/KeyboardArrowDownRounded";
import BackIcon from "@mui/icons-material/KeyboardArrowUpRounded";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import IconButton from "@mui/material/IconButton";
import Typography from "@mui/material/Typography";
import type { DecisionKind } from "@winnow/contract/decisions.ts";
import { paths } from "@winnow/contract/paths.ts";
import type { ScreeningResult, ScreeningResultWithReport } from "@winnow/contract/results.ts";
import type { Ref } from "react";
import { Link as RouterLink, useLocation } from "react-router";
import { ApplicationChip } from "../applications/recruiter/application-chip.tsx";
import { ToldNote } from "../candidate-mails/rejections/told-note.tsx";
import { ScoreBar } from "../evidence/score-bar.tsx";
import { DecisionButtons } from "../results/decisions/decision-buttons.tsx";
import { RevealButton } from "../results/decisions/reveal-button.tsx";
import { ReportFileButton } from "../results/report-file-button.tsx";
import { resultName } from "../results/report-labels.ts";

/** Who is selected, as the list's row has it, so that it is there before the report is; and what can be done about them. */
export function SelectedHead(props: {
  screeningId: string;
  current: ScreeningResult;
  /** Undefined while it is on its way. */
  report: ScreeningResultWithReport | undefined;
  onDecide: (kind: DecisionKind | null) => void;
  onStep: (step: "next" | "previous") => void;
  turnButton: Ref<HTMLButtonElement>;
  /** Turns between the report and the CV's page, where both have no room. */
  turn: { label: "CV page" | "Back to the report"; onTurn: () => void } | null;
}) {
  const { screeningId, current, report, onDecide, onStep, turnButton, turn } = props;
  const { search } = useLocation();
  const name = resultName(current);
  return (
    <Box sx={headStyle}>
      <Box sx={{ display: "flex", alignItems: "flex-start", gap: 1 }}>
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Typography variant="h2" dir="auto" sx={{ overflowWrap: "anywhere" }}>
            {name}
          </Typography>
          <Typography variant="body2" sx={{ color: "text.secondary", overflowWrap: "anywhere" }} dir="auto">
            {current.latest_job ?? (current.is_hidden ? "" : current.file_name)}{" "}
            <ApplicationChip resultId={current.id} />
          </Typography>
        </Box>
        <ScoreBar score={current.matching_score} />
        <IconButton size="small" aria-label="Candidate before" onClick={() => onStep("previous")}>
          <BackIcon fontSize="small" />
        </IconButton>
        <IconButton size="small" aria-label="Next candidate" onClick={() => onStep("next")}>
          <OnIcon fontSize="small" />
        </IconButton>
      </Box>
      <Box sx={{ display: "flex", flexWrap: "wrap", justifyContent: "space-between", gap: 0.5, mt: 1 }}>
        <DecisionButtons name={name} decided={current.decision?.kind ?? null} onDecide={onDecide} />
        <Box sx={{ display: "flex", flexWrap: "wrap", gap: 0.5 }}>
          {/* What is being asked about one candidate is not asked about the next. */}
          <RevealButton key={current.id} screeningId={screeningId} result={current} />
          {turn ? (
            <Button ref={turnButton} size="small" variant="outlined" color="inherit" onClick={turn.onTurn}>
              {turn.label}
            </Button>
          ) : null}
          <ReportFileButton result={report} />
          <Button
            component={RouterLink}
            to={{ pathname: paths.report(screeningId, current.id), search }}
            size="small"
            variant="outlined"
            color="inherit"
          >
            Open the report
          </Button>
        </Box>
      </Box>
      {current.decision?.reason ? (
        <Typography variant="body2" sx={{ mt: 0.5, color: "text.secondary" }}>
          Reason: <bdi>{current.decision.reason}</bdi>
        </Typography>
      ) : null}
      <Typography variant="body2" component="div" sx={{ color: "text.secondary" }}>
        <ToldNote
          place={{ kind: "screening", id: screeningId }}
          id={current.id}
          isDecided={current.decision !== null}
        />
      </Typography>
    </Box>
  );
}

const headStyle = { px: 3, py: 2, borderBottom: 1, borderColor: "divider" } as const;
