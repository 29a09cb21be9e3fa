import CvIcon from "@mui/icons-material/ArticleOutlined";
import OnIcon from "@mui/icons-material/KeyboardArrowDownRounded";
import BackIcon from "@mui/icons-material/KeyboardArrowUpRounded";
import OpenIcon from "@mui/icons-material/OpenInFullRounded";
import UndoIcon from "@mui/icons-material/UndoRounded";
import Button from "@mui/material/Button";
import IconButton from "@mui/material/IconButton";
import Skeleton from "@mui/material/Skeleton";
import type { DecisionKind } from "@winnow/contract/decisions.ts";
import { paths } from "@winnow/contract/paths.ts";
import type { ScreeningResult, ScreeningResultWithReport } from "@winnow/contract/results.ts";
import { memo } from "react";
import { useHref, useNavigate } from "react-router";
import { controlHeight, radius, textSize } from "../../theme/sizes.ts";
import { oneLine } from "../../theme/styles.ts";
import { useWords } from "../../words/words.ts";
import { ApplicationChip } from "../applications/recruiter/application-chip.tsx";
import type { useToldRejections } from "../candidate-mails/rejections/rejection-queries.ts";
import { toldWords } from "../candidate-mails/rejections/rejection-words.ts";
import { ToldWords } from "../candidate-mails/rejections/told-note.tsx";
import { decisionRoom } from "../evidence/decision-group.tsx";
import { ScoreBar } from "../evidence/score-bar.tsx";
import { DecisionButtons } from "../results/decisions/decision-buttons.tsx";
import { RevealButton } from "../results/decisions/reveal-button.tsx";
import { ReportFileButton } from "../results/report-file-button.tsx";
import { resultName } from "../results/report-labels.ts";

/** Who is selected, as the list's row has it, so that it is there before the report is; and what can be done about them. */
export function SelectedHead(props: {
  screeningId: string;
  current: ScreeningResult;
  /** Their id once somebody rests at them; null before, when nothing more is asked about them than the row has. */
  restedId: string | null;
  /** Undefined while it is on its way. */
  report: ScreeningResultWithReport | undefined;
  /** What became of the mails to those who were rejected. */
  told: ReturnType<typeof useToldRejections>;
  onDecide: (kind: DecisionKind | null) => void;
  onUndo: () => void;
  onStep: (step: "next" | "previous") => void;
  /** Shows the page of the CV; null where it stands there anyway. */
  cvToggle: { isOpen: boolean; onToggle: () => void } | null;
}) {
  const { screeningId, current, restedId, report, told, onDecide, onUndo, onStep, cvToggle } = props;
  const words = useWords("review").head;
  const name = resultName(current);
  const mail = toldWords(told.get(current.id));
  return (
    <div className="head">
      <div className="who">
        <h2 dir="auto" title={name}>
          {name}
        </h2>
        <ScoreBar score={current.matching_score} />
        <StepButtons onStep={onStep} />
        <OpenLink screeningId={screeningId} resultId={current.id} />
      </div>
      <div className="job">
        <span dir="auto">{current.latest_job ?? (current.is_hidden ? "" : current.file_name)}</span>
        {restedId === null ? null : <Application resultId={restedId} />}
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
      <div className="note">{mail === null ? null : <ToldWords told={mail} />}</div>
    </div>
  );
}

/** As high as the head of most, so that nothing moves when it comes. */
export function SelectedHeadSkeleton() {
  return (
    <div className="head" style={{ boxSizing: "border-box", height: usualHeight }}>
      <Skeleton width="50%" height={32} />
      <Skeleton width="30%" />
    </div>
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

/** Drawn again only with another candidate. */
const Application = memo(ApplicationChip);

/** To the report's own page, with the list that it stands in. */
function OpenLink({ screeningId, resultId }: { screeningId: string; resultId: string }) {
  const words = useWords("review").head;
  const navigate = useNavigate();
  const query = new URLSearchParams(window.location.search);
  query.set("selected", resultId);
  const to = `${paths.report(screeningId, resultId)}?${query}`;
  return (
    <a
      href={useHref(to)}
      className="open"
      aria-label={words.open}
      title={words.openByKey}
      onClick={(event) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
        event.preventDefault();
        void navigate(to);
      }}
    >
      <OpenSign />
    </a>
  );
}
const OpenSign = memo(() => <OpenIcon fontSize="small" />);

/** Of what shows who it is. It stands around it: with every candidate a style for each part would be made anew. */
export const selectedHeadStyles = {
  "& .head": { px: 2, pt: 1, pb: 1.25, borderBottom: 1, borderColor: "divider" },
  "& .head .who": { display: "flex", alignItems: "center", gap: 0.5 },
  "& .head h2": {
    ...oneLine,
    flex: 1,
    m: 0,
    fontSize: textSize.lead,
    fontWeight: 600,
    lineHeight: "24px",
    letterSpacing: "-0.011em",
    textAlign: "left",
  },
  // As the buttons beside it.
  "& .head .open": {
    display: "grid",
    placeItems: "center",
    width: controlHeight.small,
    height: controlHeight.small,
    borderRadius: radius.control,
    color: "inherit",
    "&:hover": { backgroundColor: "action.hover" },
    "&:focus-visible": { outline: "2px solid", outlineColor: "primary.main", outlineOffset: "-2px" },
  },
  "& .head .job": { display: "flex", alignItems: "center", gap: 1, minHeight: 20, ...note },
  "& .head .job > span": { ...oneLine, textAlign: "left" },
  "& .head .acts": {
    ...decisionRoom,
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    gap: 0.5,
    mt: 1,
  },
  "& .head .files": { display: "flex", flexWrap: "wrap", alignItems: "center", gap: 0.5, ml: "auto" },
  "& .head .note": { m: 0, ...note },
  "& .head .reason": { mt: 0.5 },
} as const;
