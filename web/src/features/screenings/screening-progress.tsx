import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import LinearProgress from "@mui/material/LinearProgress";
import Typography from "@mui/material/Typography";
import { paths } from "@winnow/contract/paths.ts";
import type { Screening } from "@winnow/contract/screenings.ts";
import { Link as RouterLink } from "react-router";
import { visuallyHidden } from "../../ui/page/visually-hidden.ts";
import { useWords } from "../../words/words.ts";
import { donePercent, progressLabel, spokenProgress } from "./progress-labels.ts";

/** How far a screening is, live, and what holds it up; said to screen readers at every tenth only. */
export function ScreeningProgress({ screening }: { screening: Screening }) {
  const { progress, counts } = screening;
  const words = useWords("screenings").progress;
  return (
    <Box sx={{ mb: 3 }}>
      <Typography variant="body2" sx={{ color: "text.secondary" }}>
        {progressLabel(screening)}
        {counts.duplicates > 0 ? ` ${words.duplicates({ count: counts.duplicates })}` : ""}
      </Typography>
      {progress ? (
        <LinearProgress
          variant="determinate"
          value={donePercent(counts)}
          aria-label={words.label}
          sx={{ mt: 1 }}
        />
      ) : null}
      <div role="status" style={visuallyHidden}>
        {spokenProgress(screening)}
      </div>
      {screening.waits_for_credits ? (
        <Alert
          severity="warning"
          sx={{ mt: 2 }}
          action={
            <Button component={RouterLink} to={paths.payment} size="small" color="inherit" variant="outlined">
              {words.addCredits}
            </Button>
          }
        >
          {words.noCredits}
        </Alert>
      ) : null}
    </Box>
  );
}
