import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Link from "@mui/material/Link";
import Skeleton from "@mui/material/Skeleton";
import Typography from "@mui/material/Typography";
import { paths } from "@winnow/contract/paths.ts";
import type { ScreeningResult, ScreeningResultWithReport } from "@winnow/contract/results.ts";
import { Link as RouterLink } from "react-router";
import { useToast } from "../../../ui/feedback/toast.tsx";
import { formatDateTime } from "../../../ui/format/format-time.ts";
import { useWords } from "../../../words/words.ts";
import { formatScore } from "../../evidence/format-score.ts";
import { ScoreBar } from "../../evidence/score-bar.tsx";
import { useDownload } from "../../screenings/cv-files/cv-file-queries.ts";
import { isReadInPart, mustHavesLabel } from "../report-labels.ts";
import { CorrectButton } from "./correct-button.tsx";
import { DuplicateCandidates } from "./duplicate-candidates.tsx";
import { EarlierReports } from "./earlier-reports.tsx";
import { NewNote } from "./new-note.tsx";
import { ReportApplication } from "./report-application.tsx";
import { ReportCorrections } from "./report-corrections.tsx";
import { ReportFlags } from "./report-flags.tsx";
import { ReportProfile } from "./report-profile.tsx";
import { ReportQuestions } from "./report-questions.tsx";
import { ReportRequirements } from "./report-requirements.tsx";
import { ReportScoreSum } from "./report-score-sum.tsx";
import { ResultHistory } from "./result-history.tsx";
import { ResultNotes } from "./result-notes.tsx";

/** The match report of one result, below whatever names the person and is done about them. */
export function MatchReportView(props: {
  result: ScreeningResult;
  /** Undefined while it is on its way. */
  report: ScreeningResultWithReport | undefined;
  /** False where a place for notes stands elsewhere. */
  hasNoteField?: boolean;
}) {
  const { result, report, hasNoteField = true } = props;
  const words = useWords("matchReport");
  return (
    <Box sx={containerStyle}>
      {hasNoteField && report ? (
        <Box sx={{ mb: 2 }}>
          <NewNote key={report.id} of={{ id: report.id, screeningId: report.screening.id }} />
        </Box>
      ) : null}
      <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 1, columnGap: 3 }}>
        <Box
          sx={{ flex: "1 1 200px", maxWidth: 420 }}
          role="group"
          aria-label={words.score({ score: result.matching_score })}
        >
          <ScoreBar score={result.matching_score} size="large" />
        </Box>
        <Typography sx={{ fontWeight: 550 }}>{mustHavesLabel(result)}</Typography>
      </Box>
      <OwnScore result={result} />
      {report ? (
        <ReportParts key={report.id} result={report} />
      ) : (
        <Skeleton variant="rounded" height={480} sx={{ mt: 2 }} />
      )}
    </Box>
  );
}

function ReportParts({ result }: { result: ScreeningResultWithReport }) {
  const { report } = result;
  return (
    <Box sx={partsStyle}>
      <Box sx={{ minWidth: 0, ...containerStyle }}>
        <DuplicateCandidates result={result} />
        <ReportRequirements report={report} action={<CorrectButton result={result} />} />
        <ReportScoreSum report={report} jdRead={result.screening.jd_read} />
      </Box>
      <Box className="profile" data-report-part sx={containerStyle}>
        <ReportProfile result={result} />
      </Box>
      <Box data-report-part sx={{ minWidth: 0 }}>
        <ReportCorrections result={result} />
        <ReportQuestions questions={report.questions} isReadInPart={isReadInPart(report)} />
        <ReportFlags flags={report.flags} />
        <ReportApplication resultId={result.id} />
        <ResultNotes result={result} />
        <ResultHistory history={result.history} />
        <EarlierReports key={result.id} result={result} />
        <Box sx={footStyle}>
          <OriginalFile result={result} />
          <WholePerson result={result} />
        </Box>
      </Box>
    </Box>
  );
}

/** What is in it goes by its width, not the window's; on paper by none. */
const containerStyle = { containerType: "inline-size", "@media print": { containerType: "normal" } } as const;
/** The profile stands below the requirements, and beside everything where there is room. */
const partsStyle = {
  "@container (min-width: 800px)": {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr) 272px",
    columnGap: 4,
    alignItems: "start",
    "& > .profile": { gridArea: "1 / 2 / span 2", pl: 3, borderLeft: 1, borderColor: "divider" },
  },
} as const;
const footStyle = {
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: 2,
  mt: 4,
  displayPrint: "none",
} as const;

/** The way to everything else that is kept of the person, unless that would tell who it is. */
function WholePerson({ result: { id, is_hidden } }: { result: ScreeningResult }) {
  const words = useWords("matchReport");
  if (is_hidden) return null;
  return (
    <Link component={RouterLink} to={paths.person(id)} variant="body2">
      {words.wholePerson}
    </Link>
  );
}

/** A person's own score beside the matching score. */
function OwnScore({ result: { own_score: ownScore } }: { result: ScreeningResult }) {
  const { ownScore: words } = useWords("matchReport");
  if (!ownScore) return null;
  return (
    <Typography sx={{ mt: 1, overflowWrap: "anywhere" }}>
      <strong>{words.score({ score: formatScore(ownScore.score) })}</strong>{" "}
      <Typography component="span" variant="body2" sx={{ color: "text.secondary" }}>
        {ownScore.set_by}, {formatDateTime(ownScore.set_at)}: <bdi>{ownScore.reason}</bdi>
      </Typography>
    </Typography>
  );
}

function OriginalFile({ result }: { result: ScreeningResultWithReport }) {
  const download = useDownload(result.screening.id);
  const words = useWords("matchReport");
  const showToast = useToast();
  // The file itself would tell who it is.
  if (result.is_hidden) return null;
  return (
    <Button
      variant="outlined"
      color="inherit"
      loading={download.isPending}
      onClick={() =>
        download.mutate(result.cv_file_id, {
          onError: (error) => showToast(error.message, { tone: "error" }),
        })
      }
    >
      {words.original}
    </Button>
  );
}
