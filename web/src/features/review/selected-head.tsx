import CvIcon from "@mui/icons-material/ArticleOutlined";
import OnIcon from "@mui/icons-material/KeyboardArrowDownRounded";
import BackIcon from "@mui/icons-material/KeyboardArrowUpRounded";
import OpenIcon from "@mui/icons-material/OpenInFullRounded";
import UndoIcon from "@mui/icons-material/UndoRounded";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import IconButton from "@mui/material/IconButton";
import Skeleton from "@mui/material/Skeleton";
import Typography from "@mui/material/Typography";
import type { DecisionKind } from "@winnow/contract/decisions.ts";
import { paths } from "@winnow/contract/paths.ts";
import type { ScreeningResult, ScreeningResultWithReport } from "@winnow/contract/results.ts";
import { memo } from "react";
import { Link as RouterLink, useLocation } from "react-router";
import { textSize } from "../../theme/sizes.ts";
import { oneLine } from "../../theme/styles.ts";
import { useWords } from "../../words/words.ts";
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
  onUndo: () => void;
  onStep: (step: "next" | "previous") => void;
  /** Shows the page of the CV; null where it stands there anyway. */
  cvToggle: { isOpen: boolean; onToggle: () => void } | null;
}) {
  const { screeningId, current, report, onDecide, onUndo, onStep, cvToggle } = props;
  const words = useWords("review").head;
  const { search } = useLocation();
  const name = resultName(current);
  return (
    <Box sx={headStyle}>
      <Box sx={{ display: "flex", alignItems: "center", gap: 0.5 }}>
        <Typography
          variant="h2"
          dir="auto"
          title={name}
          sx={{ flex: 1, fontSize: textSize.lead, lineHeight: "24px", textAlign: "left", ...oneLine }}
        >
          {name}
        </Typography>
        <ScoreBar score={current.matching_score} />
        <StepButtons onStep={onStep} />
        <IconButton
          component={RouterLink}
          to={{ pathname: paths.report(screeningId, current.id), search }}
          size="small"
          aria-label={words.open}
          title={words.openByKey}
        >
          <OpenIcon fontSize="small" />
        </IconButton>
      </Box>
      <Box sx={{ display: "flex", alignItems: "center", gap: 1, minHeight: 20, color: "text.secondary" }}>
        <Typography variant="body2" dir="auto" sx={{ ...oneLine, textAlign: "left" }}>
          {current.latest_job ?? (current.is_hidden ? "" : current.file_name)}
        </Typography>
        <ApplicationChip resultId={current.id} />
      </Box>
      <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 0.5, mt: 1 }}>
        <DecisionButtons name={name} decided={current.decision?.kind ?? null} onDecide={onDecide} />
        <UndoButton onUndo={onUndo} />
        <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 0.5, ml: "auto" }}>
          {/* What is being asked about one candidate is not asked about the next. */}
          {current.is_hidden ? (
            <RevealButton key={current.id} screeningId={screeningId} result={current} size="small" />
          ) : null}
          {cvToggle ? (
            <Button
              size="small"
              variant="outlined"
              color="inherit"
              startIcon={<CvIcon fontSize="small" />}
              aria-pressed={cvToggle.isOpen}
              onClick={cvToggle.onToggle}
            >
              {words.cv}
            </Button>
          ) : null}
          <FileButton result={report} isIcon />
        </Box>
      </Box>
      {current.decision?.reason ? (
        <Typography variant="body2" sx={{ mt: 0.5, color: "text.secondary" }}>
          {words.reason} <bdi>{current.decision.reason}</bdi>
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

/** As high as the head of most, so that nothing moves when it comes. */
export function SelectedHeadSkeleton() {
  return (
    <Box sx={{ ...headStyle, boxSizing: "border-box", height: usualHeight }}>
      <Skeleton width="50%" height={32} />
      <Skeleton width="30%" />
    </Box>
  );
}

const usualHeight = 115;

/** Drawn again only when they change themselves, not with every candidate. */
const FileButton = memo(ReportFileButton);
const StepButtons = memo(function StepButtons(props: { onStep: (step: "next" | "previous") => void }) {
  const words = useWords("review").head;
  return (
    <>
      <IconButton
        size="small"
        aria-label={words.before}
        aria-keyshortcuts="k"
        onClick={() => props.onStep("previous")}
      >
        <BackIcon fontSize="small" />
      </IconButton>
      <IconButton
        size="small"
        aria-label={words.next}
        aria-keyshortcuts="j"
        onClick={() => props.onStep("next")}
      >
        <OnIcon fontSize="small" />
      </IconButton>
    </>
  );
});
const UndoButton = memo(function UndoButton({ onUndo }: { onUndo: () => void }) {
  const words = useWords("review").head;
  return (
    <IconButton
      size="small"
      aria-label={words.takeBack}
      aria-keyshortcuts="u"
      title={words.takeBackByKey}
      onClick={onUndo}
    >
      <UndoIcon fontSize="small" />
    </IconButton>
  );
});

const headStyle = { px: 2, pt: 1, pb: 1.25, borderBottom: 1, borderColor: "divider" } as const;
