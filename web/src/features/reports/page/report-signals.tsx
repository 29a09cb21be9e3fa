import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { InterviewReport } from "@winnow/contract/reports.ts";
import { mutedText } from "../../../theme/styles.ts";
import { ReportSection } from "../../results/report-section.tsx";

/** What happened beside the answers: facts, never a verdict. */
export function ReportSignals({ signals }: Pick<InterviewReport, "signals">) {
  return (
    <ReportSection title="What happened meanwhile">
      {signals.length === 0 ? (
        <Typography>Nothing that a page can notice.</Typography>
      ) : (
        <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
          {signals.map(({ kind, sentence }) => (
            <li key={kind}>{sentence}</li>
          ))}
        </Box>
      )}
      <Typography sx={{ ...mutedText, mt: 1, maxWidth: "72ch" }}>
        These are facts with many innocent reasons. None of them counts in points or scores.
      </Typography>
    </ReportSection>
  );
}
