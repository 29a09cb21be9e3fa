import Box from "@mui/material/Box";
import Skeleton from "@mui/material/Skeleton";
import Typography from "@mui/material/Typography";
import type { MatchReport } from "@winnow/contract/match-report.ts";
import type { ScreeningResultWithReport } from "@winnow/contract/results.ts";
import { mutedText, plainList } from "../../../theme/styles.ts";
import { ErrorState } from "../../../ui/feedback/error-state.tsx";
import { formatDateTime } from "../../../ui/format/format-time.ts";
import { useWords } from "../../../words/words.ts";
import { formatScore } from "../../evidence/format-score.ts";
import { VerdictBadge } from "../../evidence/verdict-badge.tsx";
import { isReadInPart } from "../report-labels.ts";
import { ReportSection } from "../report-section.tsx";
import { useEarlierReports } from "./queries.ts";
import { QuotationList } from "./quotation-list.tsx";

/** The reports of a result that those of newer engines have replaced, each to be read as it was. */
export function EarlierReports({ result }: { result: Pick<ScreeningResultWithReport, "id" | "history"> }) {
  const words = useWords("matchReport").earlier;
  const isWanted = result.history.filter(({ kind }) => kind === "screened").length > 1;
  const earlier = useEarlierReports(result.id, { isWanted });
  if (!isWanted || earlier.data?.length === 0) return null;
  return (
    <ReportSection title={words.title} isPrinted={false}>
      <Typography variant="body2" sx={{ color: "text.secondary", maxWidth: "72ch" }}>
        {words.text}
      </Typography>
      {earlier.data ? (
        <Box component="ul" aria-label={words.title} sx={{ ...plainList, mt: 1, display: "grid", gap: 1 }}>
          {earlier.data.map(({ id, report, replaced_at, replaced_by }) => (
            <li key={id}>
              <Box component="details" sx={detailsStyle}>
                <summary>
                  {words.open({ engine: report.engine_version, score: formatScore(report.score) })}
                  <Box component="span" sx={{ ...mutedText, ml: 1 }}>
                    <bdi>{words.replaced({ by: replaced_by, at: formatDateTime(replaced_at) })}</bdi>
                  </Box>
                </summary>
                <Evidence report={report} />
              </Box>
            </li>
          ))}
        </Box>
      ) : earlier.error ? (
        <ErrorState
          title={words.failed}
          error={earlier.error}
          onRetry={() => void earlier.refetch()}
          isRetrying={earlier.isFetching}
        />
      ) : (
        <Skeleton height={40} role="progressbar" aria-label={words.loading} />
      )}
    </ReportSection>
  );
}

function Evidence({ report }: { report: MatchReport }) {
  const isInPart = isReadInPart(report);
  return (
    <Box component="ol" sx={{ ...plainList, mt: 1 }}>
      {report.requirements.map(({ requirement, verdict, quotations }) => (
        <Box component="li" key={requirement.id} sx={{ py: 1, borderTop: 1, borderColor: "divider" }}>
          <Box sx={{ display: "flex", flexWrap: "wrap", columnGap: 1.5, mb: 0.5 }}>
            <VerdictBadge verdict={verdict} isReadInPart={isInPart} />
            <Box dir="auto" sx={{ overflowWrap: "anywhere" }}>
              {requirement.text}
            </Box>
          </Box>
          <QuotationList quotations={quotations} />
        </Box>
      ))}
    </Box>
  );
}

const detailsStyle = {
  "& > summary": { minHeight: 28, cursor: "pointer", overflowWrap: "anywhere" },
} as const;
