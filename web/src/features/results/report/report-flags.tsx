import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { MatchReport } from "@winnow/contract/match-report.ts";
import { plainList } from "../../../theme/styles.ts";
import { StoredWords } from "../../../ui/page/stored-words.tsx";
import { useWords } from "../../../words/words.ts";
import { flagLabel } from "../report-labels.ts";
import { ReportSection } from "../report-section.tsx";
import { QuotationList } from "./quotation-list.tsx";

/** What was noticed about the document, as facts. */
export function ReportFlags({ flags }: { flags: MatchReport["flags"] }) {
  const words = useWords("matchReport");
  const stored = useWords("stored");
  if (flags.length === 0) return null;
  return (
    <ReportSection title={words.flags}>
      <Box component="ul" sx={{ ...plainList, display: "grid", gap: 2 }}>
        {flags.map(({ kind, sentence, quotations }) => (
          <Box component="li" key={`${kind} ${sentence}`} sx={{ breakInside: "avoid" }}>
            <Typography variant="h3">{flagLabel(kind)}</Typography>
            <Typography sx={{ mb: 1, maxWidth: "72ch" }}>
              <StoredWords stored={sentence} say={stored.report} />
            </Typography>
            <QuotationList quotations={quotations} />
          </Box>
        ))}
      </Box>
    </ReportSection>
  );
}
