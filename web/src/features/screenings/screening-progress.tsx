import Box from "@mui/material/Box";
import LinearProgress from "@mui/material/LinearProgress";
import Typography from "@mui/material/Typography";
import type { Screening } from "@winnow/contract/screenings.ts";
import { formatCount } from "../../ui/format-count.ts";
import { visuallyHidden } from "../../ui/visually-hidden.ts";
import { finishedPercent, progressWords, spokenProgress } from "./progress-words.ts";

/** How far a running screening is; said to screen readers at every tenth only. */
export function ScreeningProgress({ screening }: { screening: Screening }) {
  const percent = finishedPercent(screening.counts);
  const isRunning = screening.status === "InProgress";
  return (
    <Box sx={{ mb: 3 }}>
      <Typography variant="body2" sx={{ color: "text.secondary" }}>
        {progressWords(screening)}
        {screening.counts.duplicates > 0
          ? ` ${formatCount(screening.counts.duplicates, "duplicate was", "duplicates were")} set aside.`
          : ""}
      </Typography>
      {isRunning ? (
        <LinearProgress variant="determinate" value={percent} aria-label="CVs screened" sx={{ mt: 1 }} />
      ) : null}
      <div role="status" style={visuallyHidden}>
        {isRunning ? spokenProgress(screening.counts) : progressWords(screening)}
      </div>
    </Box>
  );
}
