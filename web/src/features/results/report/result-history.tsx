import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { HistoryEntry } from "@winnow/contract/decisions.ts";
import { plainList } from "../../../theme/styles.ts";
import { formatDateTime } from "../../../ui/format/format-time.ts";
import { ReportSection } from "../report-section.tsx";

/** Who did what, and when; newest first. */
export function ResultHistory({ history }: { history: HistoryEntry[] }) {
  if (history.length === 0) return null;
  return (
    <ReportSection title="History">
      <Box component="ol" aria-label="History" sx={{ ...plainList, display: "grid", gap: 1.5 }}>
        {history.map(({ id, sentence, by, at }) => (
          <Box component="li" key={id} sx={{ breakInside: "avoid", overflowWrap: "anywhere" }}>
            <span dir="auto">{sentence}</span>
            <Typography variant="caption" component="div" sx={{ color: "text.secondary" }}>
              {by === null ? "" : `${by}, `}
              {formatDateTime(at)}
            </Typography>
          </Box>
        ))}
      </Box>
    </ReportSection>
  );
}
