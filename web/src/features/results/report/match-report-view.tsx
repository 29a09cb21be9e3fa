import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Link from "@mui/material/Link";
import Skeleton from "@mui/material/Skeleton";
import Typography from "@mui/material/Typography";
import { paths } from "@winnow/contract/paths.ts";
import type { ScreeningResult, ScreeningResultWithReport } from "@winnow/contract/results.ts";
import type { ReactNode } from "react";
import { Link as RouterLink } from "react-router";
import { useToast } from "../../../ui/feedback/toast.tsx";
import { formatDateTime } from "../../../ui/format/format-time.ts";
import { formatScore } from "../../evidence/format-score.ts";
import { ScoreBar } from "../../evidence/score-bar.tsx";
import { useDownload } from "../../screenings/cv-files/cv-file-queries.ts";
import { isReadInPart, mustHavesLabel } from "../report-labels.ts";
import { DuplicateCandidates } from "./duplicate-candidates.tsx";
import { ReportApplication } from "./report-application.tsx";
import { ReportCorrections } from "./report-corrections.tsx";
import { ReportFlags } from "./report-flags.tsx";
import { ReportProfile } from "./report-profile.tsx";
import { ReportQuestions } from "./report-questions.tsx";
import { ReportRequirements } from "./report-requirements.tsx";
import { ReportScoreSum } from "./report-score-sum.tsx";
import { ResultHistory } from "./result-history.tsx";
import { ResultNotes } from "./result-notes.tsx";

/** The match report of one result, below whatever names the person. `actions` stand under the score. */
export function MatchReportView(props: {
  result: ScreeningResult;
  /** Undefined while it is on its way. */
  report: ScreeningResultWithReport | undefined;
  actions?: ReactNode;
}) {
  const { result, report, actions } = props;
  return (
    <>
      <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 1, columnGap: 3 }}>
        <Box
          sx={{ flex: "1 1 240px", maxWidth: 420 }}
          role="group"
          aria-label={`Score ${result.matching_score} of 100`}
        >
          <ScoreBar score={result.matching_score} size="large" />
        </Box>
        <Typography sx={{ fontWeight: 550 }}>{mustHavesLabel(result)}</Typography>
      </Box>
      <OwnScore result={result} />
      {actions}
      {report ? <ReportParts result={report} /> : <Skeleton variant="rounded" height={480} sx={{ mt: 4 }} />}
    </>
  );
}

function ReportParts({ result }: { result: ScreeningResultWithReport }) {
  const { report } = result;
  return (
    <>
      <DuplicateCandidates result={result} />
      <WholePerson result={result} />
      <ReportCorrections result={result} />
      <ReportRequirements report={report} />
      <ReportScoreSum report={report} />
      <ReportQuestions questions={report.questions} isReadInPart={isReadInPart(report)} />
      <ReportFlags flags={report.flags} />
      <ReportProfile result={result} />
      <ReportApplication resultId={result.id} />
      <ResultNotes key={result.id} result={result} />
      <ResultHistory history={result.history} />
      <OriginalFile result={result} />
    </>
  );
}

/** The way to everything else that is kept of the person, unless that would tell who it is. */
function WholePerson({ result: { id, is_hidden } }: { result: ScreeningResult }) {
  if (is_hidden) return null;
  return (
    <Typography variant="body2" sx={{ mt: 1, displayPrint: "none" }}>
      <Link component={RouterLink} to={paths.person(id)}>
        Everything of this person
      </Link>
    </Typography>
  );
}

/** A person's own score beside the matching score. */
function OwnScore({ result: { own_score: ownScore } }: { result: ScreeningResult }) {
  if (!ownScore) return null;
  return (
    <Typography sx={{ mt: 1, overflowWrap: "anywhere" }}>
      <strong>My score {formatScore(ownScore.score)}</strong>{" "}
      <Typography component="span" variant="body2" sx={{ color: "text.secondary" }}>
        {ownScore.set_by}, {formatDateTime(ownScore.set_at)}: <bdi>{ownScore.reason}</bdi>
      </Typography>
    </Typography>
  );
}

function OriginalFile({ result }: { result: ScreeningResultWithReport }) {
  const download = useDownload(result.screening.id);
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
      sx={{ mt: 4, displayPrint: "none" }}
    >
      Download the original
    </Button>
  );
}
