import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { InterviewReport } from "@winnow/contract/reports.ts";
import { mutedText } from "../../../theme/styles.ts";
import { useWords } from "../../../words/words.ts";
import { ReportSection } from "../../results/report-section.tsx";

/** What happened beside the answers: facts, never a verdict. */
export function ReportSignals({ signals }: Pick<InterviewReport, "signals">) {
  const { signals: words } = useWords("reports");
  return (
    <ReportSection title={words.title}>
      {signals.length === 0 ? (
        <Typography>{words.none}</Typography>
      ) : (
        <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
          {signals.map((signal) => (
            <li key={signal.kind}>{words.said(signal)}</li>
          ))}
        </Box>
      )}
      <Typography sx={{ ...mutedText, mt: 1, maxWidth: "72ch" }}>{words.facts}</Typography>
    </ReportSection>
  );
}
