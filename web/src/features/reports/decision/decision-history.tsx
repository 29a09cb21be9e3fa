import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { InterviewReport } from "@winnow/contract/reports.ts";
import { plainList } from "../../../theme/styles.ts";
import { formatDateTime } from "../../../ui/format/format-time.ts";
import { useWords } from "../../../words/words.ts";
import { ReportSection } from "../../results/report-section.tsx";

/** All decisions on an interview, the newest first. */
export function DecisionHistory({ decisions }: Pick<InterviewReport, "decisions">) {
  const { decision: words } = useWords("reports");
  const { interviewDecisions } = useWords("labels");
  if (decisions.length === 0) return null;
  return (
    <ReportSection title={words.history}>
      <Box component="ol" aria-label={words.history} sx={{ ...plainList, display: "grid", gap: 1.5 }}>
        {decisions.map(({ kind, reason, by, at }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two decisions may be alike to the second.
          <Box component="li" key={index} sx={{ breakInside: "avoid", overflowWrap: "anywhere" }}>
            {kind === null ? words.cleared : interviewDecisions[kind].state}
            {reason ? (
              <>
                : <bdi>{reason}</bdi>
              </>
            ) : null}
            <Typography variant="caption" component="div" sx={{ color: "text.secondary" }}>
              <bdi>{by}</bdi>, {formatDateTime(at)}
            </Typography>
          </Box>
        ))}
      </Box>
    </ReportSection>
  );
}
