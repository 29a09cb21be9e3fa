import CvIcon from "@mui/icons-material/ArticleOutlined";
import OnIcon from "@mui/icons-material/KeyboardArrowDownRounded";
import BackIcon from "@mui/icons-material/KeyboardArrowUpRounded";
import OpenIcon from "@mui/icons-material/OpenInFullRounded";
import UndoIcon from "@mui/icons-material/UndoRounded";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import IconButton from "@mui/material/IconButton";
import Skeleton from "@mui/material/Skeleton";
import type { DecisionKind } from "@winnow/contract/decisions.ts";
import { paths } from "@winnow/contract/paths.ts";
import type { ScreeningResult, ScreeningResultWithReport } from "@winnow/contract/results.ts";
import { memo, useDeferredValue } from "react";
import { Link as RouterLink } from "react-router";
import { textSize } from "../../theme/sizes.ts";
import { oneLine } from "../../theme/styles.ts";
import { useAddressNow } from "../../ui/page/address-now.ts";
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
  const { search } = useAddressNow();
  const name = resultName(current);
  // Who it is comes first; asking what else is known of them may wait until that is drawn.
  const askedId = useDeferredValue(current.id);
  return (
    <Box sx={headStyle}>
      <div className="who">
        <h2 dir="auto" title={name}>
          {name}
        </h2>
        <ScoreBar score={current.matching_score} />
        <StepButtons onStep={onStep} />
        <IconButton
          component={RouterLink}
          to={`${paths.report(screeningId, current.id)}${search}`}
          size="small"
          aria-label={words.open}
          title={words.openByKey}
        >
          <OpenIcon fontSize="small" />
        </IconButton>
      </div>
      <div className="job">
        <span dir="auto">{current.latest_job ?? (current.is_hidden ? "" : current.file_name)}</span>
        {askedId === current.id ? <ApplicationChip resultId={current.id} /> : null}
      </div>
      <div className="acts">
        <DecisionButtons name={name} decided={current.decision?.kind ?? null} onDecide={onDecide} />
        <UndoButton onUndo={onUndo} />
        <div className="files">
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
        </div>
      </div>
      {current.decision?.reason ? (
        <p className="note reason">
          {words.reason} <bdi>{current.decision.reason}</bdi>
        </p>
      ) : null}
      <div className="note">
        <ToldNote
          place={{ kind: "screening", id: screeningId }}
          id={current.id}
          isDecided={current.decision !== null}
        />
      </div>
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

const note = { fontSize: textSize.small, lineHeight: 20 / 13, color: "text.secondary" } as const;

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

/** Of all that is in it: with every candidate a style for each part would be made anew. */
const headStyle = {
  px: 2,
  pt: 1,
  pb: 1.25,
  borderBottom: 1,
  borderColor: "divider",
  "& .who": { display: "flex", alignItems: "center", gap: 0.5 },
  "& h2": {
    ...oneLine,
    flex: 1,
    m: 0,
    fontSize: textSize.lead,
    fontWeight: 600,
    lineHeight: "24px",
    letterSpacing: "-0.011em",
    textAlign: "left",
  },
  "& .job": { display: "flex", alignItems: "center", gap: 1, minHeight: 20, ...note },
  "& .job > span": { ...oneLine, textAlign: "left" },
  "& .acts": { display: "flex", flexWrap: "wrap", alignItems: "center", gap: 0.5, mt: 1 },
  "& .files": { display: "flex", flexWrap: "wrap", alignItems: "center", gap: 0.5, ml: "auto" },
  "& .note": { m: 0, ...note },
  "& .reason": { mt: 0.5 },
} as const;
