import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import type { ScreeningResultWithReport } from "@winnow/contract/results.ts";
import { ScoreBar } from "../../../ui/score-bar.tsx";
import { useToast } from "../../../ui/toast.tsx";
import { useDownload } from "../queries.ts";
import { ReportFlags, ReportQuestions } from "./report-notes.tsx";
import { ReportProfile } from "./report-profile.tsx";
import { ReportRequirements } from "./report-requirements.tsx";
import { ReportScoreSum } from "./report-score-sum.tsx";
import { formatDay, mustHavesWords } from "./report-words.ts";

/** The match report of one result, below whatever names the person. */
export function MatchReportView({ result }: { result: ScreeningResultWithReport }) {
  const { report } = result;
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
        <Typography sx={{ fontWeight: 550 }}>{mustHavesWords(report)}</Typography>
      </Box>
      <ReportRequirements requirements={report.requirements} />
      <ReportScoreSum report={report} />
      <ReportQuestions questions={report.questions} />
      <ReportFlags flags={report.flags} />
      <ReportProfile profile={report.profile} />
      <ReportFoot result={result} />
    </>
  );
}

function ReportFoot({ result }: { result: ScreeningResultWithReport }) {
  const { report } = result;
  const download = useDownload(result.screening.id);
  const showToast = useToast();
  return (
    <Box
      sx={{
        display: "flex",
        flexWrap: "wrap",
        alignItems: "center",
        justifyContent: "space-between",
        gap: 2,
        mt: 4,
        pt: 2,
        borderTop: 1,
        borderColor: "divider",
      }}
    >
      <Typography variant="body2" sx={{ color: "text.secondary" }}>
        Engine {report.engine_version}. “Present” counts up to {formatDay(report.as_of)}. A person decides;
        the score never does.
      </Typography>
      <Button
        variant="outlined"
        color="inherit"
        loading={download.isPending}
        onClick={() =>
          download.mutate(result.cv_file_id, {
            onError: (error) => showToast(error.message, { tone: "error" }),
          })
        }
        sx={{ displayPrint: "none" }}
      >
        Download the original
      </Button>
    </Box>
  );
}
